import { atom } from 'jotai';
import { exportMessages } from '#contract/admin/messages.ts';
import { ExportButton, FilterToggle, useFiltersOpen } from '../list-tools.tsx';
import { SearchBox } from '../search-box.tsx';
import { Filters } from './filters.tsx';
import { filterCount, type Query, toApiQuery } from './query.ts';
import { SearchScope } from './search-scope.tsx';

const filtersAtom = atom<boolean | null>(null);

type ListHeadProps = { readonly query: Query; onQuery(query: Query): void };

/** Search, filters and export of the list. */
export function ListHead({ query, onQuery }: ListHeadProps) {
  const count = filterCount(query);
  const [areFiltersOpen, toggleFilters] = useFiltersOpen(filtersAtom, count);
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="flex gap-1.5">
        <SearchBox value={query.q} onSearch={(q) => onQuery({ ...query, q })} />
        <FilterToggle isOpen={areFiltersOpen} count={count} onToggle={toggleFilters} />
        <ExportButton call={exportMessages} query={toApiQuery(query)} />
      </div>
      {(query.q ?? query.tag) !== undefined && <SearchScope query={query} onQuery={onQuery} />}
      {areFiltersOpen && <Filters query={query} onQuery={onQuery} />}
    </div>
  );
}
