import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import { kinds, type ToastKind } from './kinds.ts';
import { useToastArea } from './toast-area.ts';
import { ToastList } from './toast-list.tsx';

/** How long a toast stays: the specification's number. */
const durationMs = 4000;

/**
 * Tells the visitor something in passing, also when the network is gone by now. What is loading stays until
 * it is replaced or dismissed.
 * @param replaced the toast whose place this one takes
 * @returns what names the toast
 */
export function notify(kind: ToastKind, text: string, replaced?: string): string {
  useToastArea.setState({ List: ToastList });
  const { raise, drawing } = kinds[kind];
  const id = raise(text, {
    className: `toast-${kind}`,
    icon: drawing ? createElement(Icon, { drawing }) : null,
    duration: kind === 'loading' ? Number.POSITIVE_INFINITY : durationMs,
    ...(replaced !== undefined && { id: replaced }),
  });
  return id;
}

/** Has a toast leave. */
export function dismissToast(id: string): void {
  toast.dismiss(id);
}
