import { atom } from 'jotai';
import { lazy } from '../../ui/lazy.tsx';
import { useTexts } from '../language.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

/** That window, loaded when it opens. */
export function TagManagerSlot() {
  const { title, failed } = useTexts().tags;
  return <LazyDialog openAtom={managerOpenAtom} Part={LazyTagManager} {...{ title, failed }} />;
}

/** The list of tags in a menu. */
export const LazyTagPicker = lazy(() => import('./tag-picker.tsx'));

/** The window in which tags are renamed, recoloured and deleted. */
const LazyTagManager = lazy(() => import('./tag-manager.tsx'));
