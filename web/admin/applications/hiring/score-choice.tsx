import { X } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CriterionScore, ratings } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import { useTexts } from '../../language.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** The ratings and scores that can be given, from the least to the most. */
export const scale = Array.from(
  { length: ratings.most - ratings.least + 1 },
  (_, index) => ratings.least + index,
);

/** In ms: arrow keys pass over scores, and only the one that they stop at is sent. */
const restMs = 600;

type ScoreChoiceProps = {
  readonly criterion: CriterionScore;
  onScore(score: number | null): void;
};

/** A score of one to five: a press or arrow keys choose it, Delete or a second press removes it. */
export function ScoreChoice({ criterion: { name, score }, onScore }: ScoreChoiceProps) {
  const texts = useTexts();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  /** Chosen by arrow keys, and not sent yet. */
  const [passing, setPassing] = useState<number | null>(null);
  const isStepping = useRef(false);
  const shown = passing ?? score;

  const choose = (value: number | null) => {
    setPassing(null);
    if (value !== score) onScore(value);
  };
  const flush = useEffectEvent(() => {
    if (passing !== null) choose(passing);
  });
  useEffect(() => {
    if (passing === null) return;
    const timer = setTimeout(() => flush(), restMs);
    return () => clearTimeout(timer);
  }, [passing]);
  useEffect(() => {
    const leave = () => flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const clear = () => {
    choose(null);
    group.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    isStepping.current = event.key.startsWith('Arrow');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const figure = scale.find((value) => String(value) === event.key);
    if (figure !== undefined) {
      choose(figure);
      group.current?.querySelector<HTMLElement>(`[value="${figure}"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else return;
    event.preventDefault();
    // Otherwise the page's shortcuts for these keys would run.
    event.stopPropagation();
  };
  return (
    <div className="flex items-center justify-between gap-x-4 max-sm:flex-col max-sm:items-start">
      <span id={id} className="min-w-0 wrap-anywhere">
        {name}
      </span>
      <div className="flex shrink-0 items-center">
        <div
          ref={group}
          role="radiogroup"
          aria-labelledby={id}
          onKeyDown={press}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Arrow keys move the focus within the group.
            if (passing !== null && !currentTarget.contains(relatedTarget)) choose(passing);
          }}
          className="flex gap-1"
        >
          {scale.map((value) => (
            <label
              key={value}
              className="relative grid size-9 cursor-pointer place-items-center rounded-xl border border-edge font-semibold tabular-nums hover:bg-chosen has-checked:border-link has-checked:bg-link has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] pointer-coarse:size-11"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === shown}
                aria-label={fill(texts.applications.rated, { rating: String(value) })}
                onChange={() => {
                  if (isStepping.current) setPassing(value);
                  else choose(value);
                }}
                onClick={({ detail }) => {
                  // A second mouse press: a radio button fires no change event then. A double click only chooses.
                  if (value !== shown || detail !== 1) return;
                  if (passing === null) clear();
                  else choose(passing);
                }}
                onPointerDown={() => {
                  isStepping.current = false;
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-xl outline-none"
              />
              <span aria-hidden="true">{value}</span>
            </label>
          ))}
        </div>
        <IconButton
          drawing={X}
          size={16}
          label={fill(texts.hiring.removeScore, { name })}
          onClick={clear}
          className={`no-print grid size-9 place-items-center rounded-xl text-muted hover:bg-chosen pointer-coarse:size-11 ${shown === null ? 'invisible' : ''}`}
        />
      </div>
    </div>
  );
}
