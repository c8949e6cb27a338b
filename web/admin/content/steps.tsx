import { useAtomValue, useSetAtom } from 'jotai';
import { Redo2, Undo2 } from 'lucide';
import { notify } from '../../features/toasts/notify.ts';
import { canRedoAtom, canUndoAtom, stepAtom } from './edit.ts';
import { ToolButton } from './fields/small-buttons.tsx';
import { focusField } from './focus-field.ts';
import { useContentTexts } from './texts.ts';

/** Undoes or redoes a step, and shows where; a toast tells why that was not possible. */
export function useStep() {
  const { conflicts } = useContentTexts();
  const step = useSetAtom(stepAtom);
  return (way: 'undo' | 'redo', isFocused: boolean = true) => {
    const stepped = step(way);
    if (!stepped) return;
    if (stepped.isConflict) notify('error', conflicts[way]);
    focusField(stepped.fieldRef, isFocused);
  };
}

/** The buttons for undo and redo. */
export function Steps() {
  const texts = useContentTexts();
  const canUndo = useAtomValue(canUndoAtom);
  const canRedo = useAtomValue(canRedoAtom);
  const step = useStep();
  return (
    <>
      <ToolButton
        {...{ drawing: Undo2, label: texts.undo, title: texts.undoKeys, isOff: !canUndo }}
        onClick={() => step('undo', false)}
      />
      <ToolButton
        {...{ drawing: Redo2, label: texts.redo, title: texts.redoKeys, isOff: !canRedo }}
        onClick={() => step('redo', false)}
      />
    </>
  );
}
