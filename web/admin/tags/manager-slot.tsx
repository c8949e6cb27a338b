import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { quietButton } from '../buttons.ts';
import { useTexts } from '../language.ts';
import { LazyTagManager } from './lazy-parts.ts';

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

/** The place of that window, which is loaded when it is opened. */
export function TagManagerSlot() {
  const { tags: texts, close, retry } = useTexts();
  const [isOpen, setOpen] = useAtom(managerOpenAtom);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  const dialog = { isOpen, onClose: () => setOpen(false) };
  return (
    <LazyTagManager
      {...dialog}
      failure={
        <Dialog {...dialog} title={texts.title} closeLabel={close}>
          <div role="alert">
            <p>{texts.failed}</p>
            <button type="button" onClick={LazyTagManager.fetch} className={`${quietButton} mt-4`}>
              {retry}
            </button>
          </div>
        </Dialog>
      }
    />
  );
}
