import { useTexts } from '../language.ts';
import { isEverywhere, type Query } from './query.ts';

type SearchScopeProps = { readonly query: Query; onQuery(query: Query): void };

/** Where a search or a tag finds messages: everywhere, or in the folder that it was started from. */
export function SearchScope({ query, onQuery }: SearchScopeProps) {
  const { searchScope, folders, views } = useTexts();
  const choices = [
    { isAll: true, label: searchScope.everywhere },
    { isAll: false, label: query.view ? views[query.view] : folders[query.folder] },
  ] as const;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{searchScope.label}</legend>
      {choices.map(({ isAll, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isEverywhere(query) === isAll}
          onClick={() => onQuery({ ...query, scope: isAll ? 'all' : 'folder' })}
          className="min-h-8 rounded-full border border-edge px-3 text-sm font-semibold hover:bg-chosen aria-pressed:border-transparent aria-pressed:bg-link aria-pressed:text-surface pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
