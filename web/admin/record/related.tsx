import { useId } from 'react';
import { Link } from 'wouter';
import { readRelatedToApplication } from '#contract/admin/applications.ts';
import { readRelatedToMessage } from '#contract/admin/messages.ts';
import type { RelatedRecord } from '#contract/admin/related.ts';
import { fill } from '#contract/fill.ts';
import { queryOf } from '../api-client/queries.ts';
import { shortDay } from '../format/date-format.ts';
import { useLanguage, useReader, useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import type { AdminTexts } from '../texts/index.ts';
import { FailedPart } from '../ui/failed.tsx';
import { useRead } from '../ui/fetched.tsx';

const calls = { message: readRelatedToMessage, application: readRelatedToApplication } as const;

type RelatedRecordsProps = {
  readonly about: RelatedRecord['about'];
  readonly id: string;
  /** The address of a record of the same kind, with the list unchanged. */
  hrefOf(id: string): string;
};

/** The sender's other messages and applications; nothing without any. Mounted anew for each record. */
export function RelatedRecords({ about, id, hrefOf }: RelatedRecordsProps) {
  const { related: texts } = useTexts();
  const language = useLanguage();
  const heading = useId();
  // Changes of the open record itself do not affect this list.
  const read = queryOf(calls[about], { parameters: { id } }, (change) => change.id !== id);
  const { data: found, hasFailed, retry } = useRead(read);
  if (hasFailed) return <FailedPart text={texts.failed} onRetry={retry} />;
  if (!found) return null;
  if (found.total === 0) return null;
  const left = found.total - found.items.length;
  return (
    <aside
      aria-labelledby={heading}
      className="no-print mt-6 max-w-[46rem] border-t border-line pt-5 wide:mt-0 wide:border-0 wide:pt-0"
    >
      <h3 id={heading} className="font-text text-sm font-semibold tracking-normal text-muted">
        {texts.title} · {found.total.toLocaleString(language)}
      </h3>
      <div className="mt-2 grid gap-1">
        {found.items.map((item) => (
          <Beside
            key={item.id}
            item={item}
            href={item.about === about ? hrefOf(item.id) : pathOf(paths[item.about], item.id)}
          />
        ))}
      </div>
      {left > 0 && (
        <p className="mt-2 text-sm text-muted">{fill(texts.more, { count: left }, language)}</p>
      )}
    </aside>
  );
}

function Beside({ item, href }: { readonly item: RelatedRecord; readonly href: string }) {
  const { texts, language } = useReader();
  return (
    <Link
      href={href}
      className="-mx-3 block rounded-xl px-3 py-2 outline-offset-[-3px] hover:bg-chosen"
    >
      <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{placeOf(item, texts)}</span>
        <time dateTime={item.createdAtUtc}>{shortDay(item.createdAtUtc, language)}</time>
      </span>
      <bdi lang={item.language} className="line-clamp-2 wrap-anywhere text-left leading-snug">
        {item.words}
      </bdi>
    </Link>
  );
}

/** The folder of a message, or the stage of an application. */
function placeOf({ status, stage }: RelatedRecord, texts: AdminTexts): string {
  if (stage) return `${texts.applications.one} · ${texts.applications.stages[stage]}`;
  return texts.folders[status === 'archived' || status === 'spam' ? status : 'inbox'];
}
