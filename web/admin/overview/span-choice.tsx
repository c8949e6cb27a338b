import { today } from '../../format/today.ts';
import { useTexts } from '../language.ts';
import { Day } from '../ui/filters.tsx';
import { presets, type Span } from './span.ts';

type SpanChoiceProps = {
  readonly span: Span;
  /** The days shown, for a preset too; undefined until the API has answered. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  onSpan(span: Span): void;
};

/** Chooses the span: presets as buttons, any other span by two dates. */
export function SpanChoice({ span, days, onSpan }: SpanChoiceProps) {
  const texts = useTexts().overview;
  const set = (change: { from?: string; to?: string }) => {
    if (!days || Object.values(change).includes('')) return;
    onSpan({ ...days, ...change });
  };
  return (
    <fieldset className="no-print flex flex-wrap items-end gap-x-5 gap-y-3">
      <legend className="sr-only">{texts.span}</legend>
      <div className="flex flex-wrap gap-1 rounded-2xl bg-band p-1">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={span.preset === preset}
            onClick={() => onSpan({ preset })}
            className="min-h-11 rounded-xl px-3.5 font-medium hover:bg-chosen aria-pressed:bg-raised aria-pressed:font-semibold"
          >
            {texts.presets[preset]}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Day
          isRequired
          label={texts.from}
          value={days?.from}
          max={days?.to}
          onDay={(from) => set({ from })}
        />
        <Day
          isRequired
          label={texts.to}
          value={days?.to}
          min={days?.from}
          max={today()}
          onDay={(to) => set({ to })}
        />
      </div>
    </fieldset>
  );
}
