import { useAtomValue, useSetAtom } from 'jotai';
import type { WholeApplication } from '#contract/admin/application.ts';
import { applicationStages } from '#contract/application.ts';
import { Assigned } from '../assignment/assigned.tsx';
import { longDateTime } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import { Note } from '../notes/note.tsx';
import { paths } from '../paths.ts';
import { ArrivalFacts, DetailHeading, RecordLinks, TrashLine } from '../record/detail-parts.tsx';
import { FieldLines, FieldTexts, linesOf, textsOf } from '../record/fields.tsx';
import { FollowUpLine, followUpMark } from '../record/follow-up.tsx';
import { RelatedRecords } from '../record/related.tsx';
import { Correspondence } from '../replies/correspondence.tsx';
import { useMay } from '../session/user.ts';
import { TagLine } from '../tags/tag-line.tsx';
import { tagMark } from '../tags/tag-mark.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { isCurrent } from './board/cards.ts';
import { CvPart } from './cv/cv-part.tsx';
import { InterviewPart } from './hiring/interview-part.tsx';
import { meanOf } from './hiring/mean.ts';
import { RatingChoice } from './hiring/rating-choice.tsx';
import { Scorecard } from './hiring/scorecard.tsx';
import { applicationSelection } from './lists.ts';
import { applicationBulkActions, applicationErasing, decideAtom } from './marks.ts';
import { OpeningMove } from './opening-choice.tsx';
import { PoolConsent } from './pool/pool-consent.tsx';

type ApplicationDetailProps = {
  readonly application: WholeApplication;
  /** Whether the CV is beside the person's data, where there is space. */
  readonly isCvBeside: boolean;
  hrefOf(id: string): string;
  onGoBy(step: 1 | -1): void;
};

/** A whole application. The applicant's text is rendered as text, never as markup. */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, isCvBeside, hrefOf, onGoBy } = props;
  const texts = useTexts();
  const { applications } = texts;
  const seesCv = useMay('applicationWork');
  const decide = useSetAtom(decideAtom);
  const mark = useSetAtom(applicationBulkActions.markAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const askToErase = useSetAtom(applicationErasing.toEraseAtom);
  return (
    <article
      aria-labelledby="detail-heading"
      className={
        isCvBeside
          ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] grid-rows-[auto_1fr] gap-x-6'
          : 'max-w-[46rem]'
      }
    >
      <div>
        <DetailHeading id={application.id} name={application.fullName} />
        <TrashLine record={application} />
        <FollowUpLine
          day={application.followUp}
          onClear={() => mark([application], followUpMark(null))}
        />
        <InterviewPart application={application} />
        <Assigned
          part="menu"
          kind="applications"
          records={[application]}
          chosen={() =>
            selected.length > 0 || !isCurrent(application.id) ? selected : [application]
          }
          onMark={mark}
        />
        <TagLine
          tags={application.tags}
          hrefOf={({ id }) => `${paths.applications}?view=list&tag=${id}`}
          onRemove={(tag) => mark([application], tagMark(tag, false))}
        />
        <div className="no-print mt-4 flex flex-wrap items-end gap-x-8 gap-y-3">
          <div className="grid gap-0.5">
            <label htmlFor="stage" className="text-sm text-muted">
              {applications.stage}
            </label>
            <select
              id="stage"
              value={application.stage}
              onChange={({ target }) => {
                const chosen = applicationStages.find((one) => one === target.value);
                if (chosen) decide(application, { stage: chosen });
              }}
              className="select h-11 rounded-xl border border-edge bg-raised px-3 font-semibold"
            >
              {applicationStages.map((one) => (
                <option key={one} value={one}>
                  {applications.stages[one]}
                </option>
              ))}
            </select>
          </div>
          <OpeningMove application={application} />
          {/* A scorecard rates instead; a rating from before it stands until it has a score. */}
          {(application.scores.length === 0 ||
            (application.rating !== null && meanOf(application.scores) === null)) && (
            <RatingChoice
              key={application.id}
              rating={application.rating}
              onRate={(rating) => decide(application, { rating })}
            />
          )}
          <CheckBox
            isOn={application.talentPool}
            onChange={(talentPool) => decide(application, { talentPool })}
          >
            {applications.poolLabel}
          </CheckBox>
        </div>
        <dl className="facts mt-5">
          <FieldLines lines={linesOf('applicationFields', application, texts)} />
          <ArrivalFacts record={application} />
          <PoolConsent application={application} />
        </dl>
        <FieldTexts
          texts={textsOf('applicationFields', application, texts)}
          language={application.language}
        />
      </div>
      {seesCv && <CvPart application={application} isBeside={isCvBeside} onStep={onGoBy} />}
      {/* Further parts of the record: below the CV, or beside it. */}
      <div>
        <Scorecard application={application} />
        <Correspondence replied={application} />
        <Note about="application" record={application} />
        <StageHistory history={application.history} />
        <RelatedRecords about="application" id={application.id} hrefOf={hrefOf} />
        <RecordLinks
          id={application.id}
          email={application.email}
          onErase={() => askToErase([application])}
        />
      </div>
    </article>
  );
}

function StageHistory({ history }: Pick<WholeApplication, 'history'>) {
  const texts = useTexts().applications;
  const language = useLanguage();
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history" className="font-text text-sm font-semibold tracking-normal text-muted">
        {texts.history}
      </h3>
      <ol className="mt-2 grid gap-1 border-l-2 border-signal pl-4">
        {history.map(({ stage, atUtc, by }) => (
          <li key={atUtc}>
            <span className="font-semibold">{texts.stages[stage]}</span>{' '}
            <time dateTime={atUtc} className="text-muted">
              {longDateTime(atUtc, language)}
            </time>
            {by && <span className="text-muted"> · {by}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
