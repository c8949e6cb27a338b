import type { ComponentType } from 'react';
import { create } from 'zustand';

export type ToastListProps = { readonly dismiss: string };

/** What draws the toasts: it comes with whatever first has something to say, so that no page carries it. */
export const useToastArea = create<{ readonly List?: ComponentType<ToastListProps> }>(() => ({}));
