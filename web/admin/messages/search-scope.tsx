import { useTexts } from '../language.ts';
import type { Query } from './query.ts';

type SearchScopeProps = { readonly query: Query; onQuery(query: Query): void };

/** Where a search looks: everywhere, or in the folder that it was started from. */
export function SearchScope({ query, onQuery }: SearchScopeProps) {
  const { searchScope, folders, views } = useTexts();
  const choices = [
    { scope: undefined, label: searchScope.everywhere },
    { scope: 'folder', label: query.view ? views[query.view] : folders[query.folder] },
  ] as const;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{searchScope.label}</legend>
      {choices.map(({ scope, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={query.scope === scope}
          onClick={() => onQuery({ ...query, scope })}
          className="min-h-8 rounded-full border border-edge px-3 text-sm font-semibold hover:bg-chosen aria-pressed:border-transparent aria-pressed:bg-link aria-pressed:text-surface pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
