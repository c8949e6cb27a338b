import { useTexts } from '../language.ts';

type SearchScopeProps = {
  /** The default scope of a search. */
  readonly everywhere: string;
  /** The scope of the list without a search. */
  readonly here: string;
  readonly isHere: boolean;
  onHere(isHere: boolean): void;
};

/** The scope of a search or a tag: everywhere, or the list that it was started from. */
export function SearchScope({ everywhere, here, isHere, onHere }: SearchScopeProps) {
  const { searchScope } = useTexts();
  const choices = [
    { isNarrow: false, label: everywhere },
    { isNarrow: true, label: here },
  ];
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{searchScope.label}</legend>
      {choices.map(({ isNarrow, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isHere === isNarrow}
          onClick={() => onHere(isNarrow)}
          className="min-h-8 rounded-full border border-edge px-3 text-sm font-semibold hover:bg-chosen aria-pressed:border-transparent aria-pressed:bg-link aria-pressed:text-surface pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
