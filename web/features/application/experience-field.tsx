import { useId } from 'react';
import { experiences } from '#contract/application.ts';
import type { FieldProps } from '../forms/use-contract-form.ts';

type ExperienceFieldProps = FieldProps & {
  readonly label: string;
  readonly labels: Readonly<Record<(typeof experiences)[number], string>>;
};

/** Years of experience, as a row of choices that are all seen at once. */
export function ExperienceField({ label, labels, error, ...field }: ExperienceFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="experience-field">
      <legend className="font-semibold">{label}</legend>
      <div>
        {experiences.map((value) => (
          <label key={value}>
            <input
              type="radio"
              value={value}
              required
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
