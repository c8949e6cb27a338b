import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { Link } from 'wouter';
import type { ListedApplication } from '#contract/admin/applications.ts';
import { shortDay, timeOrDay } from '../date-format.ts';
import { isolated } from '../isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { RowMarks } from '../row-marks.tsx';
import { Tick } from '../tick.tsx';
import { InterviewMark } from './interview-mark.tsx';
import { applicationSelection } from './lists.ts';
import { PoolMarks } from './pool-marks.tsx';
import { Stars } from './stars.tsx';

type ApplicationRowProps = {
  readonly application: ListedApplication;
  readonly isDueShown: boolean;
  readonly href: string;
  readonly isOpen: boolean;
};

/** An application in the list. */
export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { application, isDueShown, href, isOpen } = props;
  const { applications: texts, erasedOn } = useTexts();
  const language = useAtomValue(languageAtom);
  const { id, fullName, createdAtUtc, stage, currentPosition, experience, rating } = application;
  const { keptUntilUtc } = application;
  const isSelected = useAtomValue(applicationSelection.isSelectedAtom)(id);
  const toggle = useSetAtom(applicationSelection.toggleAtom);
  return (
    <div
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="row group relative grid grid-cols-[2.75rem_1fr] border-b border-line pr-5"
    >
      <Tick
        label={texts.select.replace('{name}', () => isolated(fullName))}
        isTicked={isSelected}
        isNew={false}
        onToggle={(isSpan) => toggle(id, isSpan)}
      />
      <Link
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className="min-w-0 py-2.5 outline-offset-[-3px]"
      >
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={`truncate text-left ${stage === 'new' ? 'font-bold' : 'font-medium'}`}>
            {fullName}
          </bdi>
          <time dateTime={createdAtUtc} className="shrink-0 text-sm text-muted">
            {timeOrDay(createdAtUtc, language)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-3 text-sm font-semibold text-link">
          <span className="truncate">
            {isDueShown && keptUntilUtc && (
              <span className="text-text">
                {erasedOn.replace('{day}', () => shortDay(keptUntilUtc, language))}{' '}
              </span>
            )}
            {texts.stages[stage]} · {texts.experiences[experience]}
          </span>
          <span className="flex shrink-0 items-center gap-2">
            <PoolMarks application={application} />
            {rating !== null && <Stars rating={rating} />}
          </span>
        </span>
        <bdi lang={application.language} className="block truncate text-left text-muted">
          {currentPosition ?? application.aboutYourself}
        </bdi>
        <InterviewMark interview={application.interview} />
        <RowMarks item={application} />
      </Link>
    </div>
  );
});
