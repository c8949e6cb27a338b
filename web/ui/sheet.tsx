import './sheet.css';
import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

type SheetProps = ComponentProps<typeof Dialog> & {
  /** The edge of the window that it slides in from. */
  readonly side: 'left' | 'right' | 'top' | 'bottom';
};

/** A dialog along one edge of the window; the rest is dimmed. */
export function Sheet({ side, className = '', ...dialog }: SheetProps) {
  return <Dialog {...dialog} className={`sheet sheet-${side} ${className}`} />;
}
