import { useSetAtom } from 'jotai';
import { X } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { type CriterionScore, ratings } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { decideAtom } from '../marks.ts';
import { CriteriaDialog } from './criteria-dialog.tsx';
import { meanInWords, meanOf } from './mean.ts';

/** The scores of the open application by each criterion, with their mean. */
export function Scorecard({ application }: { application: WholeApplication }) {
  const { hiring: texts } = useTexts();
  const language = useLanguage();
  const decide = useSetAtom(decideAtom);
  const [isEditing, setEditing] = useState(false);
  const { scores } = application;
  const mean = meanOf(scores);
  const inWords = mean && meanInWords(mean.value, language);
  return (
    <section aria-labelledby="scorecard" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 id="scorecard" className="font-text text-base font-semibold tracking-normal">
          {texts.scorecard}
        </h3>
        <p role="status" className="font-semibold text-muted">
          {inWords && (
            <>
              <span aria-hidden="true">{fill(texts.mean, { mean: inWords })}</span>
              <span className="sr-only">
                {fill(texts.meanOf, { count: String(mean.count), mean: inWords })}
              </span>
            </>
          )}
        </p>
        <LinkButton onClick={() => setEditing(true)} className="no-print ml-auto text-sm">
          {scores.length === 0 ? texts.nameCriteria : texts.edit}
        </LinkButton>
      </div>
      {scores.length === 0 ? (
        <p className="text-muted">{texts.noCriteria}</p>
      ) : (
        <div className="mt-1 grid max-w-[34rem] gap-1 max-sm:gap-3">
          {scores.map((one) => (
            <ScoreChoice
              key={one.id}
              criterion={one}
              onScore={(score) => decide(application, { scores: [{ id: one.id, score }] })}
            />
          ))}
        </div>
      )}
      <CriteriaDialog isOpen={isEditing} onClose={() => setEditing(false)} />
    </section>
  );
}

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

/** A score of one to five: a press or arrow keys choose it, Delete or the button beside them removes it. */
function ScoreChoice({ criterion: { name, score }, onScore }: ScoreChoiceProps) {
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
