import { atom } from 'jotai';
import { useTexts } from '../language.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { LazyTagManager } from './lazy-parts.ts';

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

/** The place of that window. */
export function TagManagerSlot() {
  const { title, failed } = useTexts().tags;
  return <LazyDialog openAtom={managerOpenAtom} Part={LazyTagManager} {...{ title, failed }} />;
}
