import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type DragEvent, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';
import { applicationSelection } from './lists.ts';
import { useMove } from './move.ts';

/** A drag of cards; it works within one window only. */
const dragType = 'application/x-admin-application';

/** The dragged applications. */
const draggedAtom = clearedOnLock<readonly Application[]>([]);

/** The function that gives a card its drag handlers. A ticked card takes the other ticked ones along. */
export function useDrag() {
  const setDragged = useSetAtom(draggedAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  return (application: Application) => ({
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(dragType, application.id);
      dataTransfer.effectAllowed = 'move';
      const isTicked = selected.some(({ id }) => id === application.id);
      setDragged(isTicked ? selected : [application]);
    },
    onDragEnd: () => setDragged([]),
  });
}

/** Whether cards are over a stage that takes them, and the handlers of its element. */
export function useDrop(stage: ApplicationStage) {
  const [dragged, setDragged] = useAtom(draggedAtom);
  const move = useMove();
  const [isTarget, setTarget] = useState(false);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(dragType);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      setTarget(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
        setTarget(false);
      }
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      setTarget(false);
      move(dragged, stage);
      // A card that has moved to another column hears no end of its drag.
      setDragged([]);
    },
  };
  return [isTarget, handlers] as const;
}
