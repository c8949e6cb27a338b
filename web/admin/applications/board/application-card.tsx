import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRightLeft } from 'lucide';
import { memo } from 'react';
import { Link } from 'wouter';
import type { ListedApplication } from '#contract/admin/applications.ts';
import { fill } from '#contract/fill.ts';
import { Assigned } from '../../assignment/assigned.tsx';
import { spanSince, timeOrDay } from '../../format/date-format.ts';
import { dayAtom } from '../../format/day.ts';
import { isolated } from '../../format/isolated.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { Found } from '../../list/marked.tsx';
import { passFocusOn } from '../../list/pass-focus-on.ts';
import { FollowUpChip } from '../../record/follow-up.tsx';
import { ErasedSoon, Tick } from '../../record/row.tsx';
import { useMay } from '../../session/user.ts';
import { TagChips } from '../../tags/tag-chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { applicationSelection } from '../lists.ts';
import { FirstWords, InterviewMark, PoolMarks, RatingMark, WrittenMark } from '../row-parts.tsx';
import { cardState } from './card-state.ts';

type ApplicationCardProps = {
  readonly application: ListedApplication;
  readonly sought: string | undefined;
  readonly href: string;
  readonly isOpen: boolean;
  /** Whether it is a Tab stop, as one card of each column is. */
  readonly isTabStop: boolean;
};

/** An application on the board. Its menu moves it, as dragging does. */
export const ApplicationCard = memo(function ApplicationCard(props: ApplicationCardProps) {
  const { application, sought, href, isOpen, isTabStop } = props;
  const texts = useTexts().applications;
  const language = useLanguage();
  const today = useAtomValue(dayAtom);
  const isSelected = useAtomValue(applicationSelection.isSelectedAtom)(application.id);
  const toggle = useSetAtom(applicationSelection.toggleAtom);
  const setCurrent = useSetAtom(cardState.currentAtom);
  const askToMove = useSetAtom(cardState.toMoveAtom);
  const mayMove = useMay('applicationWork');
  const { id, fullName, position, currentPosition, university } = application;
  const { createdAtUtc, stageSinceUtc, followUp, assignedTo } = application;
  const tabIndex = isTabStop ? 0 : -1;
  const since = fill(texts.inStageFor, {
    span: spanSince(stageSinceUtc, language, 'long').span,
    day: timeOrDay(createdAtUtc, language, today),
  });
  return (
    <div
      ref={passFocusOn}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="group/card relative rounded-2xl border border-line bg-raised px-3 py-2.5 select-none [-webkit-touch-callout:none] hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-[var(--focus)] data-open:border-link data-open:shadow-[inset_4px_0_0_var(--link)] data-selected:border-link data-selected:bg-[color-mix(in_srgb,var(--link)_16%,var(--raised))] data-selected:shadow-[inset_-4px_0_0_var(--link)] data-open:data-selected:shadow-[inset_4px_0_0_var(--link),inset_-4px_0_0_var(--link)]"
    >
      <Tick
        label={fill(texts.select, { name: isolated(fullName) })}
        isTicked={isSelected}
        isNew={false}
        tabIndex={tabIndex}
        onToggle={(isSpan) => toggle(id, isSpan)}
        className="absolute right-0.5 top-0.5 grid size-8 cursor-pointer place-items-center group-has-[a:focus-visible]:*:opacity-100 pointer-coarse:right-0 pointer-coarse:top-0 pointer-coarse:size-11"
      />
      <h3 className="pr-5 pointer-coarse:pr-8 font-text text-[0.95rem] font-semibold leading-snug tracking-normal">
        <Link
          id={`card-${id}`}
          data-card={id}
          href={href}
          draggable={false}
          tabIndex={tabIndex}
          aria-current={isOpen ? 'true' : undefined}
          aria-describedby={`facts-${id}`}
          onFocus={() => setCurrent(id)}
          // Wouter leaves a click with Shift to the browser, which would open another window.
          onClickCapture={(event) => {
            if (!mayMove || !event.shiftKey) return;
            event.preventDefault();
            toggle(id, true);
          }}
          className="block outline-none after:absolute after:inset-0 after:rounded-2xl"
        >
          <bdi title={isolated(fullName)} className="block truncate text-left">
            <Found text={application.fullName} sought={sought} />
          </bdi>
        </Link>
      </h3>
      <div id={`facts-${id}`}>
        {position && (
          <p className="text-sm in-data-narrowed:hidden" title={position}>
            <span className="sr-only">{texts.opening}: </span>
            <bdi className="block truncate text-left">
              <Found text={position} sought={sought} />
            </bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          <bdi className="block truncate text-left">
            <FirstWords
              application={application}
              sought={sought}
              otherwise={currentPosition ?? university ?? texts.noPosition}
            />
          </bdi>
        </p>
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 pr-6 text-sm pointer-coarse:pr-9">
          <RatingMark {...application} />
          <PoolMarks application={application} />
          <time dateTime={stageSinceUtc} title={since} className="text-muted">
            <span aria-hidden="true">{spanSince(stageSinceUtc, language, 'short').span}</span>
            <span className="sr-only">{since}</span>
          </time>
          {followUp !== null && <FollowUpChip day={followUp} isShort />}
          {assignedTo !== null && <Assigned part="sign" assignedTo={assignedTo} />}
          <ErasedSoon {...application} />
          <InterviewMark interview={application.interview} />
          <WrittenMark letters={application.letters} />
          <TagChips tags={application.tags} />
        </div>
      </div>
      {mayMove && (
        <IconButton
          drawing={ArrowRightLeft}
          size={16}
          tabIndex={tabIndex}
          label={fill(texts.moveLabel, { name: isolated(fullName) })}
          title={texts.move}
          onClick={() => askToMove(application)}
          className="absolute bottom-1.5 right-1.5 grid size-8 place-items-center rounded-lg bg-raised text-muted opacity-0 hover:bg-chosen focus-visible:opacity-100 group-hover/card:opacity-100 group-has-[a:focus-visible]/card:opacity-100 pointer-coarse:bottom-0 pointer-coarse:right-0 pointer-coarse:size-11 pointer-coarse:bg-transparent pointer-coarse:opacity-100"
        />
      )}
    </div>
  );
});
