import { primaryAction } from './button.ts';

type SubmitButtonProps = {
  readonly busy: boolean;
  readonly label: string;
  /** While the answer is on its way. */
  readonly busyLabel: string;
};

export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      // Disabled would drop the focus while the answer is on its way.
      aria-disabled={busy || undefined}
      className={`${primaryAction} min-w-40 aria-disabled:opacity-75`}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
