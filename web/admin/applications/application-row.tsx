import { memo } from 'react';
import type { ListedApplication } from '#contract/admin/applications.ts';
import { useTexts } from '../language.ts';
import { Row } from '../record/row.tsx';
import { FirstWords } from './first-words.tsx';
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
  const { application, isDueShown, ...shared } = props;
  const { stage, experience, rating, interview, keptUntilUtc } = application;
  const { applications: texts } = useTexts();
  return (
    <Row
      {...shared}
      item={application}
      selection={applicationSelection}
      selectText={texts.select}
      isNew={stage === 'new'}
      words={
        <FirstWords
          application={application}
          sought={shared.sought}
          otherwise={application.currentPosition ?? application.aboutYourself}
        />
      }
      erasedAtUtc={isDueShown ? keptUntilUtc : undefined}
    >
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
      <InterviewMark interview={interview} />
    </Row>
  );
});
