import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide';
import type { Sort } from '#contract/admin/sort.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';

export type Sorting = { readonly sort: Sort; onSort(sort: Sort): void };

/** Says in which order a list is; a press changes it. */
export function SortSwitch({ sort, onSort }: Sorting) {
  const { sorting } = useTexts();
  return (
    <button
      type="button"
      title={sorting.change}
      onClick={() => onSort(sort === 'newest' ? 'oldest' : 'newest')}
      className="flex min-h-8 items-center justify-center gap-1.5 rounded-lg px-2 font-medium hover:bg-chosen hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <Icon drawing={sort === 'newest' ? ArrowDownWideNarrow : ArrowDownNarrowWide} size={16} />
      <span className="sr-only">{sorting.label}: </span>
      <span className="whitespace-nowrap @max-[16rem]/bar:sr-only">{sorting[sort]}</span>
    </button>
  );
}
