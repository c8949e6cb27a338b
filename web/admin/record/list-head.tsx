import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { ChevronDown, ListFilter } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listApplications } from '#contract/admin/applications.ts';
import { listMessages } from '#contract/admin/messages.ts';
import type { Counts } from '#contract/admin/overview.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import type { DownloadOptions } from '../api-client/download.ts';
import { queryOf } from '../api-client/queries.ts';
import { writeAddress } from '../format/address-query.ts';
import { useReader, useTexts } from '../language.ts';
import { ExportButton, ListTool } from '../list/list-tools.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { paths } from '../paths.ts';
import { useMay } from '../session/user.ts';
import type { TaggedKind } from '../tags/tags.ts';
import type { AdminTexts } from '../texts/index.ts';
import { moveByKeys } from '../ui/menu-button.tsx';
import { NavLink, type Place } from '../ui/nav-link.tsx';
import { PopoverButton } from '../ui/popover.tsx';
import { Segments } from '../ui/segments.tsx';

/** The user's choice for each list, which survives a lock; at first the filters are open if one is set. */
const filtersOpenAtoms = {
  messages: atom<boolean | null>(null),
  applications: atom<boolean | null>(null),
};

/** The scope of a search or a tag: everywhere, or the list that it was started from. */
type SearchScope = {
  /** The default scope of a search. */
  readonly everywhere: string;
  /** The scope of the list without a search. */
  readonly here: string;
  readonly isHere: boolean;
  onHere(isHere: boolean): void;
};

type ListHeadProps = {
  readonly kind: TaggedKind;
  placesOf(counts: Counts | undefined, texts: AdminTexts): readonly Place[];
  readonly q: string | undefined;
  /** The words that were found instead of `q`; undefined after an exact match. */
  readonly near: readonly string[] | undefined;
  onSearch(q: string | undefined): void;
  readonly filterCount: number;
  readonly download: DownloadOptions;
  /** Shown beside the name. */
  readonly tool?: ReactNode;
  /** In a list of spam, whether it shows only what nobody has looked at. */
  readonly isToCheck: boolean | undefined;
  onToCheck(isToCheck: boolean): void;
  /** Of a search, or a tag, that was begun in a narrower list. */
  readonly scope: false | SearchScope;
  readonly children: ReactNode;
};

/** The name of a list with its views, search, filters and export. */
export function ListHead(props: ListHeadProps) {
  const { kind, q, filterCount, isToCheck, onToCheck, scope } = props;
  const texts = useTexts();
  const mayExport = useMay('letters');
  const counts = useAtomValue(countsAtom);
  const [chosen, setChosen] = useAtom(filtersOpenAtoms[kind]);
  const areFiltersOpen = chosen ?? filterCount > 0;
  return (
    <div className="list-head @container/head">
      <div className="flex flex-wrap gap-x-1.5 gap-y-0.5">
        <div className="flex basis-full justify-between @min-[34rem]/head:basis-auto">
          <ViewChoice places={props.placesOf(counts, texts)} />
          {props.tool}
        </div>
        <SearchBox value={q} onSearch={props.onSearch} />
        <ListTool
          id="filters"
          drawing={ListFilter}
          label={`${texts.filters.title} ${filterCount || ''}`.trim()}
          aria-expanded={areFiltersOpen}
          onClick={() => setChosen(!areFiltersOpen)}
        >
          {filterCount > 0 && (
            <span className="absolute right-1.5 top-1.5 grid size-4 place-items-center rounded-full bg-signal text-[0.65rem] font-bold text-night">
              {filterCount}
            </span>
          )}
        </ListTool>
        {mayExport && <ExportButton {...props.download} />}
      </div>
      {isToCheck !== undefined && (
        <div className="mt-2">
          <Segments
            label={texts.folders.spam}
            options={['all', 'toCheck']}
            names={{ all: texts.filters.all, toCheck: texts.views.toCheck }}
            chosen={isToCheck ? 'toCheck' : 'all'}
            onChoose={(one) => onToCheck(one === 'toCheck')}
          />
        </div>
      )}
      {q !== undefined && <SearchNotes kind={kind} q={q} near={props.near} />}
      {scope && (
        <div className="mt-2">
          <Segments
            label={texts.searchScope.label}
            options={['everywhere', 'here']}
            names={scope}
            chosen={scope.isHere ? 'here' : 'everywhere'}
            onChoose={(one) => scope.onHere(one === 'here')}
          />
        </div>
      )}
      {areFiltersOpen && props.children}
    </div>
  );
}

type SearchNotesProps = Pick<ListHeadProps, 'kind' | 'near'> & { readonly q: string };

/** Below a search: that a wrong letter was forgiven, and how many records of the other kind match. */
function SearchNotes({ kind, q, near }: SearchNotesProps) {
  const { texts, language } = useReader();
  const other =
    kind === 'messages'
      ? { call: listApplications, words: texts.inApplications, path: paths.applications }
      : { call: listMessages, words: texts.inMessages, path: paths.inbox };
  const enabled = useMay(kind === 'messages' ? 'applications' : 'messages');
  const { data } = useQuery({
    ...queryOf<typeof other.call>(other.call, { query: { q, limit: '1' } }),
    enabled,
  });
  // What is only near there is no match beside an exact one here.
  const others = data && (near || !data.near) ? data.total : 0;
  return (
    <div role="status" className="text-sm">
      {near && (
        <p className="mt-2">
          {near.length > 0 ? fill(texts.nearWords, { words: near.join(', ') }) : texts.near}
        </p>
      )}
      {others > 0 && (
        <Link
          href={`${other.path}?${writeAddress({ view: kind === 'messages' && 'list', q })}`}
          className="mt-1 inline-flex min-h-8 items-center font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {fill(other.words, { count: others }, language)}
        </Link>
      )}
    </div>
  );
}

/** The name of the list; pressed, the folders and views of the page with their counts. */
function ViewChoice({ places }: { readonly places: readonly Place[] }) {
  const { viewsTitle } = useTexts();
  const title = places.find(({ isHere }) => isHere)?.label ?? '';
  return (
    <div className="flex min-w-0">
      <PopoverButton
        id="views"
        popup="dialog"
        name={`${viewsTitle}: ${title}`}
        face={
          <>
            <span className="truncate">{title}</span>
            <Icon drawing={ChevronDown} size={18} className="shrink-0 text-muted" />
          </>
        }
        className="-ml-2 flex h-11 min-w-0 items-center gap-1.5 rounded-xl px-2 font-heading text-lg font-semibold hover:bg-chosen"
      >
        {(close) => (
          <nav aria-label={viewsTitle} onKeyDown={moveByKeys} className="w-64 max-w-full">
            <ul className="grid gap-0.5">
              {places.map((place) => (
                <NavLink key={place.href} {...place} onPress={close} />
              ))}
            </ul>
          </nav>
        )}
      </PopoverButton>
    </div>
  );
}
