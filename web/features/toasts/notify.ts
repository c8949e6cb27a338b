import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import { setToastAction, type ToastAction } from './actions.ts';
import { kinds, type ToastKind } from './kinds.ts';
import { useToastArea } from './toast-area.ts';
import { ToastList } from './toast-list.tsx';

/** How long a toast stays: the specification's number. */
const durationMs = 4000;

/** Longer with an action, so that it can be reached. */
const actionDurationMs = 10_000;

type NotifyOptions = {
  /** The id of the toast that this one replaces. */
  readonly replaced?: string;
  /** Offered as a button in the toast. */
  readonly action?: ToastAction;
};

/**
 * Shows a toast, also when the network is gone by now. A `loading` toast stays until it is replaced or dismissed.
 * @returns the toast's id
 */
export function notify(
  kind: ToastKind,
  text: string,
  { replaced, action }: NotifyOptions = {},
): string {
  useToastArea.setState({ List: ToastList });
  const { raise, drawing } = kinds[kind];
  const id = raise(text, {
    className: `toast-${kind}`,
    icon: drawing ? createElement(Icon, { drawing }) : null,
    duration: durationOf(kind, action),
    ...(replaced !== undefined && { id: replaced }),
  });
  setToastAction(id, action);
  return id;
}

function durationOf(kind: ToastKind, action: ToastAction | undefined): number {
  if (kind === 'loading') return Number.POSITIVE_INFINITY;
  return action ? actionDurationMs : durationMs;
}

/** Dismisses a toast. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}
