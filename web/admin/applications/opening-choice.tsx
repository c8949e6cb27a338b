import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide';
import { useEffect } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { generalOpening, titleIn } from '#contract/content/opening-values.ts';
import { fill } from '#contract/fill.ts';
import { countsAtom } from '../api-client/counts.ts';
import { useReader, useTexts } from '../language.ts';
import { rejectUndecidedAtom } from '../replies/letters.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/filters.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { decideAtom } from './marks.ts';
import { useOpenings } from './openings.ts';

type OpeningChoiceProps = {
  readonly value: string | undefined;
  onChoose(opening: string | undefined): void;
};

/** A filter by opening, each with how many wait for a decision; nothing while there is no opening. */
export function OpeningChoice({ value, onChoose }: OpeningChoiceProps) {
  const { texts, language } = useReader();
  const { applications } = texts;
  const { ids, titleOf, isClosed, undecidedOf } = useOpenings();
  if (ids.length === 0 && value === undefined) return null;
  const nameOf = (id: string) => {
    const count = undecidedOf(id);
    const marks = [
      isClosed(id) && applications.closedOpening,
      count > 0 && fill(applications.undecided, { count }, language),
    ].filter(Boolean);
    const title = id === generalOpening ? applications.generals : titleOf(id);
    return marks.length > 0 ? `${title} (${marks.join(', ')})` : title;
  };
  return (
    <div className="col-span-2">
      <Choice
        label={applications.opening}
        value={value}
        options={value === undefined || ids.includes(value) ? ids : [value, ...ids]}
        nameOf={nameOf}
        onChoose={onChoose}
      />
    </div>
  );
}

type OpeningLineProps = { readonly opening: string; onRemove(): void };

/** The opening that the list is narrowed to. Once it has closed, whoever waits for a decision can be written to. */
export function OpeningLine({ opening, onRemove }: OpeningLineProps) {
  const { texts, language } = useReader();
  const { applications } = texts;
  const { titleOf, isClosed, undecidedOf } = useOpenings();
  const canReply = useAtomValue(countsAtom)?.canReply;
  const reject = useSetAtom(rejectUndecidedAtom);
  const count = undecidedOf(opening);
  useEffect(() => focusPageIfLost, []);
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 pl-4 pr-2 text-sm">
      <p className="min-w-0 flex-1 truncate">
        <span className="text-muted">{applications.opening}: </span>
        <bdi className="font-semibold" title={titleOf(opening)}>
          {titleOf(opening)}
        </bdi>
      </p>
      <IconButton
        drawing={X}
        size={16}
        label={applications.allOpenings}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:bg-chosen hover:text-text pointer-coarse:size-11"
      />
      {isClosed(opening) && count > 0 && (
        <p className="basis-full pb-1">
          {fill(applications.closedUndecided, { count }, language)}{' '}
          {canReply && (
            <LinkButton onClick={() => reject(opening)} className="pointer-fine:min-h-8">
              {applications.reject}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}

/** Moves the open application to another opening, or makes it a general one; nothing while there is no opening. */
export function OpeningMove({ application }: { application: WholeApplication }) {
  const { applications } = useTexts();
  const { ids, titleOf, find } = useOpenings();
  const decide = useSetAtom(decideAtom);
  const value = application.opening ?? undefined;
  if (!ids.includes(value ?? generalOpening)) return null;
  return (
    <div className="w-full max-w-72 [&_select]:font-semibold">
      <Choice
        label={applications.opening}
        all={applications.general}
        value={value}
        // Only the own one may be withdrawn.
        options={ids.filter(
          (id) => id === value || (id !== generalOpening && find(id)?.state !== 'draft'),
        )}
        nameOf={titleOf}
        onChoose={(id) => {
          const opening = id ?? null;
          const position = opening && titleIn(find(opening)?.title, application.language);
          decide(application, { opening, position });
        }}
      />
    </div>
  );
}
