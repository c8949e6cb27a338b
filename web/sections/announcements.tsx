import type { PageContent } from '#contract/content/schema.ts';
import { fileUrl } from '#contract/content/uploaded-file.ts';
import { longDate } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { LinkedText } from './linked-text.tsx';

type Props = { readonly content: PageContent<'legal'>['informationSociety'] };

/** The statutory announcements, the newest first. */
export function Announcements({ content }: Props) {
  const { months } = useChrome();
  const { announcements, none, open } = content;
  if (announcements.length === 0) return <p className="prose-text text-muted">{unbroken(none)}</p>;
  const newestFirst = [...announcements].sort((one, other) => other.date.localeCompare(one.date));
  return (
    <ul>
      {newestFirst.map(({ id, date, title, text, file }) => (
        <li key={id} className="border-t border-line py-5">
          <time dateTime={date} className="text-sm text-muted">
            {longDate(date, months)}
          </time>
          <h3 className="my-2 text-lg wrap-anywhere">{unbroken(title)}</h3>
          <p className="prose-text mb-2 wrap-anywhere">
            <LinkedText text={text} />
          </p>
          {file && (
            <a href={fileUrl(file)} aria-label={`${open}: ${title}`} className="inline-link">
              {open}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
