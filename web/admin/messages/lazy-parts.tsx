import type { ComponentProps } from 'react';
import { lazy } from '../../ui/lazy.tsx';
import { quietButton } from '../buttons.ts';
import { useTexts } from '../language.ts';
import { NothingOpen } from '../nothing-open.tsx';
import type ReadingPane from './reading-pane.tsx';

/** The bulk actions. The list is shown without their code. */
export const LazyBulkBar = lazy(() => import('./bulk-bar.tsx'));

const Pane = lazy<ComponentProps<typeof ReadingPane>>(() => import('./reading-pane.tsx'));

/** Loads what an opened or ticked message needs. */
export function fetchMessageParts(): void {
  Pane.fetch();
  LazyBulkBar.fetch();
}

type LazyReadingPaneProps = ComponentProps<typeof ReadingPane> & { readonly isOpen: boolean };

/** The open message. The list is shown without its code, which is here before most messages are opened. */
export function LazyReadingPane({ isOpen, ...pane }: LazyReadingPaneProps) {
  const { choose, messageLoading, messageFailed, retry } = useTexts();
  if (!isOpen) return <NothingOpen canChoose={pane.canChoose} choose={choose} />;
  return (
    <Pane
      {...pane}
      placeholder={
        <p role="status" className="p-10 text-muted">
          {messageLoading}
        </p>
      }
      failure={
        <div role="alert" className="p-10">
          <p>{messageFailed}</p>
          <button type="button" onClick={Pane.fetch} className={`${quietButton} mt-4`}>
            {retry}
          </button>
        </div>
      }
    />
  );
}
