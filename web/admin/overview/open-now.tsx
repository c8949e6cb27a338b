import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { countsAtom } from '../api-client/counts.ts';
import { writeQuery as applicationQuery } from '../applications/query.ts';
import { languageAtom, useTexts } from '../language.ts';
import { messagesHref } from '../messages/query.ts';
import { paths } from '../paths.ts';

const messageViews = ['unread', 'waiting', 'followUp', 'toCheck', 'due'] as const;
const applicationViews = ['followUp', 'toCheck', 'due'] as const;

/** What is open at this moment, of any day, each with the way to its list. */
export function OpenNow() {
  const texts = useTexts();
  const { overview, applications } = texts;
  const language = useAtomValue(languageAtom);
  const counts = useAtomValue(countsAtom);
  if (!counts) return null;
  const ofMessages = { unread: counts.unread, ...counts.views };
  const items = [
    ...messageViews.map((view) => ({
      label: texts.views[view],
      count: ofMessages[view],
      href: messagesHref({ folder: 'inbox', view }),
    })),
    { label: overview.newApplications, count: counts.stages.new, href: paths.applications },
    ...applicationViews.map((question) => ({
      label: `${applications.title}: ${applications.views[question]}`,
      count: counts.applicationViews[question],
      href: `${paths.applications}?${applicationQuery({ view: 'list', question, pool: false, spam: false, trash: false })}`,
    })),
  ];
  return (
    <nav aria-label={overview.now} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {items.map(({ label, count, href }) => (
          <li key={label}>
            <Link
              href={href}
              className="flex min-h-11 items-baseline gap-2 rounded-2xl bg-raised px-4 py-2.5 hover:bg-chosen print:bg-transparent print:px-0"
            >
              <span className="font-heading text-lg font-semibold leading-none">
                {count.toLocaleString(language)}
              </span>
              <span className="text-muted">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
