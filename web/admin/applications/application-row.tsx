import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useId } from 'react';
import type { ListedApplication } from '#contract/admin/applications.ts';
import { shortDay, timeOrDay } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { RowLink } from '../list/row-link.tsx';
import { RowMarks } from '../record/row-marks.tsx';
import { Tick } from '../ui/tick.tsx';
import { FirstWords, FoundName } from './first-words.tsx';
import { InterviewMark } from './hiring/interview-mark.tsx';
import { Stars } from './hiring/stars.tsx';
import { applicationSelection } from './lists.ts';
import { PoolMarks } from './pool/pool-marks.tsx';

type ApplicationRowProps = {
  readonly application: ListedApplication;
  /** What a search looks for. */
  readonly sought: string | undefined;
  readonly isDueShown: boolean;
  readonly href: string;
  readonly isOpen: boolean;
};

/** An application in the list. */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, sought, isDueShown, href, isOpen } = props;
  const { applications: texts, erasedOn } = useTexts();
  const language = useAtomValue(languageAtom);
  const { id, fullName, createdAtUtc, stage, currentPosition, experience, rating } = application;
  const { keptUntilUtc } = application;
  const isSelected = useAtomValue(applicationSelection.isSelectedAtom)(id);
  const toggle = useSetAtom(applicationSelection.toggleAtom);
  const [nameId, timeId, restId] = [useId(), useId(), useId()];
  return (
    <div
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="row group border-b border-line"
    >
      <Tick
        label={texts.select.replace('{name}', () => isolated(fullName))}
        isTicked={isSelected}
        isNew={false}
        onToggle={(isSpan) => toggle(id, isSpan)}
      />
      <div className="min-w-0 py-2.5 pr-4 compact:py-[1px] pointer-coarse:compact:py-1">
        <div className="flex items-center justify-between gap-3">
          <RowLink href={href} isOpen={isOpen} parts={[nameId, timeId, restId]}>
            <bdi
              id={nameId}
              className={`block truncate text-left ${stage === 'new' ? 'font-bold' : 'font-medium'}`}
            >
              <FoundName application={application} sought={sought} />
            </bdi>
          </RowLink>
          <time
            id={timeId}
            dateTime={createdAtUtc}
            className="shrink-0 text-sm text-muted compact:leading-[1.2rem]"
          >
            {timeOrDay(createdAtUtc, language)}
          </time>
        </div>
        <div id={restId} className="row-rest">
          <bdi lang={application.language} className="row-words text-left">
            <FirstWords
              application={application}
              sought={sought}
              otherwise={currentPosition ?? application.aboutYourself}
            />
          </bdi>
          <span className="row-labels">
            {isDueShown && keptUntilUtc && (
              <span className="shrink-0 text-text">
                {erasedOn.replace('{day}', () => shortDay(keptUntilUtc, language))}
              </span>
            )}
            <span className="truncate">
              {texts.stages[stage]}
              <span className="compact:hidden"> · {texts.experiences[experience]}</span>
            </span>
            <span
              className={`flex shrink-0 items-center gap-2 empty:hidden ${rating === null ? '@max-[24rem]/row:sr-only' : ''}`}
            >
              <PoolMarks application={application} isSpare />
              {rating !== null && <Stars rating={rating} />}
            </span>
            <InterviewMark interview={application.interview} />
            <RowMarks item={application} />
          </span>
        </div>
      </div>
    </div>
  );
});
