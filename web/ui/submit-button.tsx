import { primaryAction } from './button.ts';

type SubmitButtonProps = {
  readonly busy: boolean;
  readonly label: string;
  /** The label while the request is running. */
  readonly busyLabel: string;
};

export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      // Not `disabled`, which would lose the focus during the request.
      aria-disabled={busy || undefined}
      className={`${primaryAction} min-w-40 aria-disabled:opacity-75`}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
