import type { ComponentProps, ReactNode } from 'react';
import { lazy } from '../../ui/lazy.tsx';
import { useTexts } from '../language.ts';
import { NothingOpen } from '../record/nothing-open.tsx';
import { LazyTagPicker } from '../tags/lazy-parts.tsx';
import { Failed } from '../ui/failed.tsx';
import { BackButton } from '../ui/steps.tsx';
import type ReadingPane from './reading-pane.tsx';

const Pane = lazy<ComponentProps<typeof ReadingPane>>(() => import('./reading-pane.tsx'));

/** Loads the code for an opened message. */
export function fetchMessageParts(): void {
  Pane.fetch();
  LazyTagPicker.fetch();
}

type LazyReadingPaneProps = ComponentProps<typeof ReadingPane> & { readonly isOpen: boolean };

/** The open message. The list is shown without its code, which is usually loaded before a message is opened. */
export function LazyReadingPane({ isOpen, ...pane }: LazyReadingPaneProps) {
  const { choose, messageLoading, messageFailed } = useTexts();
  if (!isOpen) return <NothingOpen canChoose={pane.canChoose} choose={choose} />;
  const instead = (children: ReactNode) => (
    <div className="px-2 py-1.5 md:p-10">
      <BackButton onBack={pane.onBack} />
      <div className="max-md:p-4">{children}</div>
    </div>
  );
  return (
    <Pane
      {...pane}
      placeholder={instead(
        <p role="status" className="text-muted">
          {messageLoading}
        </p>,
      )}
      failure={instead(<Failed text={messageFailed} onRetry={Pane.retry} />)}
    />
  );
}
