import { useId } from 'react';
import { type QuoteService, quoteServices } from '#contract/quote.ts';
import type { FieldProps } from '../forms/use-contract-form.ts';

type ServiceChoiceProps = FieldProps & {
  readonly label: string;
  readonly labels: Readonly<Record<QuoteService, string>>;
};

/** What a quote is asked for: any number of the services, all seen at once. */
export function ServiceChoice({ label, labels, error, ...field }: ServiceChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="service-choice">
      <legend className="font-semibold">{label}</legend>
      <div>
        {quoteServices.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              value={value}
              aria-invalid={error ? true : undefined}
              {...field}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
