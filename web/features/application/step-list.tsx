import { type Step, stepIds } from './values.ts';

type StepListProps = {
  readonly label: string;
  readonly titles: Readonly<Record<Step, string>>;
  readonly current: Step;
  /** Called with an earlier step. */
  onBack(step: Step): void;
};

/** The steps along a line. Earlier ones are buttons that lead back. */
export function StepList({ label, titles, current, onBack }: StepListProps) {
  const at = stepIds.indexOf(current);
  return (
    <ol aria-label={label} className="application-steps">
      {stepIds.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-passed={index < at || undefined}
        >
          {index < at ? (
            <button
              type="button"
              aria-label={titles[step]}
              title={titles[step]}
              onClick={() => onBack(step)}
            />
          ) : (
            <span className="sr-only">{titles[step]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
