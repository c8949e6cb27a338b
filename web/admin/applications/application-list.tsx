import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'wouter';
import type { Application } from '#contract/admin/applications.ts';
import { shortMoment } from '../../dates.ts';
import { languageAtom, useTexts } from '../language.ts';
import { PagedList } from '../paged-list.tsx';
import { applicationList } from './lists.ts';
import { filterCount, type Query } from './query.ts';
import { Stars } from './stars.tsx';

type ApplicationListProps = {
  readonly query: Query;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
  onClear(): void;
};

/** The applications one under the other, the newest first. */
export function ApplicationList({ query, openId, hrefOf, onClear }: ApplicationListProps) {
  const texts = useTexts().applications;
  const list = useAtomValue(applicationList.listAtom);
  const showList = useSetAtom(applicationList.showAtom);
  const fetchMore = useSetAtom(applicationList.fetchMoreAtom);
  const isNarrowed = filterCount(query) > 0 || query.q !== undefined;
  return (
    <section
      aria-label={texts.title}
      aria-busy={list.state === 'loading'}
      className="flex min-h-0 flex-1 flex-col"
    >
      <PagedList
        list={list}
        openId={openId}
        texts={{ ...texts, empty: isNarrowed ? texts.nothingFound : texts.empty }}
        onClear={isNarrowed ? onClear : undefined}
        onMore={fetchMore}
        onRetry={() => showList(query)}
        row={(application) => (
          <Row
            application={application}
            href={hrefOf(application.id)}
            isOpen={application.id === openId}
          />
        )}
      />
    </section>
  );
}

type RowProps = {
  readonly application: Application;
  readonly href: string;
  readonly isOpen: boolean;
};

function Row({ application, href, isOpen }: RowProps) {
  const texts = useTexts().applications;
  const language = useAtomValue(languageAtom);
  const { fullName, createdAtUtc, stage, currentPosition, experience, rating } = application;
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className="block border-b border-line px-5 py-2.5 outline-offset-[-3px] hover:bg-chosen aria-[current=true]:bg-chosen"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={`truncate ${stage === 'new' ? 'font-bold' : 'font-medium'}`}>
          <bdi>{fullName}</bdi>
        </span>
        <time dateTime={createdAtUtc} className="shrink-0 text-sm text-muted">
          {shortMoment(createdAtUtc, language)}
        </time>
      </span>
      <span className="flex items-center justify-between gap-3 text-sm font-semibold text-link">
        <span className="truncate">
          {texts.stages[stage]} · {texts.years.replace('{years}', experience)}
        </span>
        {rating !== null && <Stars rating={rating} />}
      </span>
      <span lang={application.language} className="block truncate text-muted">
        <bdi>{currentPosition ?? application.aboutYourself}</bdi>
      </span>
    </Link>
  );
}
