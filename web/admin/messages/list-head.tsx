import { useAtomValue, useSetAtom } from 'jotai';
import { Download, ListFilter, Search, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { exportMessages } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { downloadAtom, exportAtom } from '../download.ts';
import { useTexts } from '../language.ts';
import { Filters } from './filters.tsx';
import { filterCount, type Query, toApiQuery } from './query.ts';

/** So long after the last key a search begins: nobody means each letter. */
const pauseMs = 250;

type ListHeadProps = { readonly query: Query; onQuery(query: Query): void };

/** Search, filters and export of what the list shows. */
export function ListHead({ query, onQuery }: ListHeadProps) {
  const texts = useTexts();
  const [text, setText] = useState(query.q ?? '');
  const [areFiltersOpen, setFiltersOpen] = useState(filterCount(query) > 0);
  const download = useAtomValue(exportAtom);
  const startDownload = useSetAtom(downloadAtom);
  const latest = useRef({ query, onQuery });
  latest.current = { query, onQuery };

  useEffect(() => setText(query.q ?? ''), [query.q]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { query: now, onQuery: show } = latest.current;
      const q = text.trim() || undefined;
      if (q !== now.q) show({ ...now, q });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const count = filterCount(query);
  const iconButton =
    'relative grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text aria-expanded:bg-chosen aria-expanded:text-text';
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="flex gap-1.5">
        <search className="relative min-w-0 flex-1">
          <Icon
            drawing={Search}
            size={18}
            className="pointer-events-none absolute left-3.5 top-1/2 -translate-y-1/2 text-muted"
          />
          <input
            id="search"
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={text}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The first Escape empties it, the next leaves it.
              event.stopPropagation();
              if (text) setText('');
              else event.currentTarget.blur();
            }}
            className="h-11 w-full rounded-xl border border-edge bg-raised pl-10 pr-9 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
          {text ? (
            <button
              type="button"
              aria-label={texts.clearSearch}
              onClick={() => setText('')}
              className="absolute right-0 top-0 grid size-11 place-items-center text-muted"
            >
              <Icon drawing={X} size={16} />
            </button>
          ) : (
            <span
              aria-hidden="true"
              className="key absolute right-3 top-1/2 -translate-y-1/2 pointer-coarse:hidden"
            >
              /
            </span>
          )}
        </search>
        <button
          type="button"
          aria-expanded={areFiltersOpen}
          aria-label={count > 0 ? `${texts.filters.title} (${count})` : texts.filters.title}
          title={texts.filters.title}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
          className={iconButton}
        >
          <Icon drawing={ListFilter} size={19} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="absolute right-1.5 top-1.5 grid size-4 place-items-center rounded-full bg-signal text-[0.65rem] font-bold text-night"
            >
              {count}
            </span>
          )}
        </button>
        <button
          type="button"
          aria-label={texts.export.start}
          title={texts.export.start}
          aria-disabled={download !== null || undefined}
          onClick={() => {
            if (download === null) startDownload(exportMessages, toApiQuery(query));
          }}
          className={iconButton}
        >
          <Icon drawing={Download} size={19} />
        </button>
      </div>
      {areFiltersOpen && <Filters query={query} onQuery={onQuery} />}
    </div>
  );
}
