import { type PrimitiveAtom, useAtom } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { Lazy } from '../../ui/lazy.tsx';
import { useTexts } from '../language.ts';
import { Failed } from './failed.tsx';

type LazyDialogProps = {
  readonly openAtom: PrimitiveAtom<boolean>;
  readonly Part: Lazy<{ readonly isOpen: boolean; onClose(): void }>;
  readonly title: string;
  readonly failed: string;
};

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog({ openAtom, Part, title, failed }: LazyDialogProps) {
  const { close } = useTexts();
  const [isOpen, setOpen] = useAtom(openAtom);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  const dialog = { isOpen, onClose: () => setOpen(false) };
  return (
    <Part
      {...dialog}
      failure={
        <Dialog {...dialog} title={title} closeLabel={close}>
          <Failed text={failed} onRetry={Part.retry} />
        </Dialog>
      }
    />
  );
}
