import { sortOf } from '#contract/admin/sort.ts';
import { useReader } from '../language.ts';
import { PagedList } from '../list/paged-list.tsx';
import type { ListProps } from '../list/use-list-page.ts';
import { Row } from '../record/row.tsx';
import { SpamMark } from '../record/spam-signs.tsx';
import { ApplicationsElsewhere } from './applications-elsewhere.tsx';
import { applicationList, applicationSelection } from './lists.ts';
import { filterCount, narrowedTo, type Query, unfiltered } from './query.ts';
import { FirstWords, InterviewMark, PoolMarks, RatingMark, WrittenMark } from './row-parts.tsx';
import { emptyText } from './title.ts';

/** The applications as a list, the newest first. */
export function ApplicationList(props: ListProps<Query>) {
  const { query, openId, hrefOf, onQuery } = props;
  const { texts: allTexts, language } = useReader();
  const { applications: texts } = allTexts;
  const { layout, spam, trash } = query;
  const { view } = narrowedTo(query);
  // Follow-ups begin with the due ones, interviews with the next one.
  const isOrderFixed = view === 'followUp' || view === 'interview';
  return (
    <PagedList
      list={applicationList}
      label={texts.title}
      query={query}
      openId={openId}
      texts={texts}
      empty={emptyText(query, allTexts, language)}
      filterCount={filterCount(query)}
      onClear={() => onQuery({ ...unfiltered, layout, view: query.view, spam, trash })}
      sort={isOrderFixed ? undefined : sortOf({ view, sort: query.sort })}
      onQuery={onQuery}
      elsewhere={<ApplicationsElsewhere query={query} onQuery={onQuery} />}
      row={(application, sought) => (
        <Row
          item={application}
          href={hrefOf(application.id)}
          isOpen={application.id === openId}
          sought={sought}
          selection={applicationSelection}
          selectText={texts.select}
          isNew={application.stage === 'new'}
          addition={query.opening === undefined ? application.position : null}
          words={
            <FirstWords
              application={application}
              sought={sought}
              otherwise={application.currentPosition ?? application.aboutYourself}
            />
          }
          signs={<SpamMark record={application} isHeld={application.spamReason !== null} />}
        >
          <span className="truncate">
            {texts.stages[application.stage]}
            <span className="compact:hidden"> · {texts.experiences[application.experience]}</span>
          </span>
          <span
            className={`flex shrink-0 items-center gap-2 empty:hidden ${application.rating === null && application.meanScore === null ? '@max-[24rem]/row:sr-only' : ''}`}
          >
            <PoolMarks application={application} isSpare />
            <RatingMark {...application} />
          </span>
          <InterviewMark interview={application.interview} />
          <WrittenMark letters={application.letters} />
        </Row>
      )}
    />
  );
}
