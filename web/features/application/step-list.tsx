import { type Step, stepIds } from './values.ts';

type StepListProps = {
  readonly label: string;
  readonly titles: Readonly<Record<Step, string>>;
  readonly current: Step;
  /** Called with a step that was passed already. */
  onBack(step: Step): void;
};

/** The steps as stops of one line: those behind can be gone back to. */
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
