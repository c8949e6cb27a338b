import { atom } from 'jotai';
import { exportMessages } from '#contract/admin/messages.ts';
import { useTexts } from '../language.ts';
import { ExportButton, FilterToggle, useFiltersOpen } from '../list/list-tools.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SearchScope } from '../list/search-scope.tsx';
import { Filters } from './filters.tsx';
import { filterCount, isEverywhere, type Query, searchIn, toApiQuery } from './query.ts';
import { titleOf } from './title.ts';

const filtersAtom = atom<boolean | null>(null);

type ListHeadProps = { readonly query: Query; onQuery(query: Query): void };

/** Search, filters and export of the list. */
export function ListHead({ query, onQuery }: ListHeadProps) {
  const texts = useTexts();
  const count = filterCount(query);
  const [areFiltersOpen, toggleFilters] = useFiltersOpen(filtersAtom, count);
  return (
    <div className="list-head">
      <div className="flex gap-1.5">
        <SearchBox
          value={query.q}
          onSearch={(q) => {
            // A search everywhere leaves out the trash. One that goes on keeps the place that was chosen.
            const isBegun = query.folder === 'trash' && query.q === undefined;
            onQuery(isBegun ? searchIn({ ...query, q }, 'trash') : { ...query, q });
          }}
        />
        <FilterToggle isOpen={areFiltersOpen} count={count} onToggle={toggleFilters} />
        <ExportButton call={exportMessages} query={toApiQuery(query)} />
      </div>
      {(query.q ?? query.tag) !== undefined && (
        <SearchScope
          everywhere={texts.searchScope.everywhere}
          here={titleOf(query, texts)}
          isHere={!isEverywhere(query)}
          onHere={(isHere) => onQuery({ ...query, scope: isHere ? 'folder' : 'all' })}
        />
      )}
      {areFiltersOpen && <Filters query={query} onQuery={onQuery} />}
    </div>
  );
}
