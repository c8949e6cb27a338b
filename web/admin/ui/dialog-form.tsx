import type { ReactNode } from 'react';
import { DangerButton, MainButton } from './buttons.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { ErrorLine } from './error-line.tsx';
import type { useForm } from './use-form.ts';

export type DialogFormProps = {
  readonly form: Pick<ReturnType<typeof useForm>, 'errors' | 'isBusy' | 'clear' | 'show' | 'props'>;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly confirm: string;
  /** The label of the button during the request; by default the same. */
  readonly confirming?: string;
  /** Whether what it does cannot be undone. */
  readonly isDanger?: boolean;
  send(): Promise<unknown>;
  onCancel(): void;
};

/** A form in a dialog: its fields, what is wrong with the whole, and the buttons. */
export function DialogForm(props: DialogFormProps) {
  const { form, className = 'w-[min(34rem,calc(100vw-5rem))] gap-5' } = props;
  const { confirm, confirming = confirm } = props;
  const Confirm = props.isDanger ? DangerButton : MainButton;
  return (
    <form {...form.props(props.send)} className={`grid ${className}`}>
      {props.children}
      <ErrorLine>{form.errors.form}</ErrorLine>
      <DialogButtons onCancel={props.onCancel}>
        <Confirm type="submit" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? confirming : confirm}
        </Confirm>
      </DialogButtons>
    </form>
  );
}
