import { useAtomValue, useSetAtom } from 'jotai';
import { Redo2, Undo2 } from 'lucide';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { canRedoAtom, canUndoAtom, stepAtom } from './edit.ts';
import { toolClass } from './fields/value-props.ts';
import { focusPlace } from './focus-place.ts';
import { useContentTexts } from './texts.ts';

/** Takes a step back or makes it again, and shows where; a toast says why one was not made. */
export function useStep() {
  const { conflicts } = useContentTexts();
  const step = useSetAtom(stepAtom);
  return (way: 'undo' | 'redo', isFocused: boolean = true) => {
    const stepped = step(way);
    if (!stepped) return;
    if (stepped.isConflict) notify('error', conflicts[way]);
    focusPlace(stepped.place, isFocused);
  };
}

/** The buttons that take steps back and make them again. */
export function Steps() {
  const texts = useContentTexts();
  const canUndo = useAtomValue(canUndoAtom);
  const canRedo = useAtomValue(canRedoAtom);
  const step = useStep();
  const steps = [
    { way: 'undo', icon: Undo2, can: canUndo, label: texts.undo, title: texts.undoKeys },
    { way: 'redo', icon: Redo2, can: canRedo, label: texts.redo, title: texts.redoKeys },
  ] as const;
  return steps.map(({ way, icon, can, label, title }) => (
    <button
      key={way}
      type="button"
      aria-label={label}
      title={title}
      aria-disabled={!can || undefined}
      onClick={() => step(way, false)}
      className={toolClass}
    >
      <Icon drawing={icon} size={18} />
    </button>
  ));
}
