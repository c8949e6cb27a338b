import { atom, useAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { loadModule } from '../../loading/load-module.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

const TagManager = lazy(() => loadModule(() => import('./tag-manager.tsx')));

/** The place of that window, which is loaded when it is opened. */
export function TagManagerSlot() {
  const [isOpen, setOpen] = useAtom(managerOpenAtom);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <ErrorBoundary resetKey={String(isOpen)} fallback={() => null}>
      <Suspense>
        <TagManager isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
