import { CircleCheck, CircleX, type IconNode, Info, LoaderCircle, TriangleAlert } from 'lucide';
import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import type { ToastAction } from './stack.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';

type Raised = { readonly raise: typeof toast.success; readonly drawing?: IconNode };

/** The library's call and the icon of each kind. It has no info and no warning: both use the plain call. */
const kinds: Readonly<Record<ToastKind, Raised>> = {
  success: { raise: toast.success, drawing: CircleCheck },
  info: { raise: toast, drawing: Info },
  warning: { raise: toast, drawing: TriangleAlert },
  error: { raise: toast.error, drawing: CircleX },
  loading: { raise: toast.loading, drawing: LoaderCircle },
  default: { raise: toast },
};

/** From the specification. */
const durationMs = 4000;

/** Longer with an action, so that it can be reached. */
const actionDurationMs = 10_000;

type NotifyOptions = {
  /** The id of the toast that this one replaces. */
  readonly replaced?: string;
  readonly action?: ToastAction;
};

/**
 * Shows a toast, even without a network. A `loading` toast stays until it is replaced or dismissed.
 * @returns the toast's id
 */
export function notify(
  kind: ToastKind,
  text: string,
  { replaced, action }: NotifyOptions = {},
): string {
  const { raise, drawing } = kinds[kind];
  const options = {
    className: `toast-${kind}`,
    icon: drawing ? createElement(Icon, { drawing }) : null,
    duration: durationOf(kind, action),
    action,
    ...(replaced !== undefined && { id: replaced }),
  };
  return raise(text, options);
}

function durationOf(kind: ToastKind, action: ToastAction | undefined): number {
  if (kind === 'loading') return Number.POSITIVE_INFINITY;
  return action ? actionDurationMs : durationMs;
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}

export function removeToasts(): void {
  toast.remove();
}
