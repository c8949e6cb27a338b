type SegmentsProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T | undefined;
  onChoose(option: T): void;
};

/** A row of buttons of which at most one is pressed. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, names, chosen, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-2xl bg-band p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className="min-h-11 rounded-xl px-3.5 font-medium hover:bg-chosen aria-pressed:bg-chosen aria-pressed:font-semibold"
        >
          {names[option]}
        </button>
      ))}
    </fieldset>
  );
}
