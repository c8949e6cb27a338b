import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { DragEvent, PointerEvent } from 'react';
import type { Application } from '#contract/admin/application.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { clearedOnLock } from '../../session/cleared-on-lock.ts';
import { useMay } from '../../session/user.ts';
import { applicationSelection } from '../lists.ts';
import { useMove } from '../move.ts';

/** A drag of cards; it works within one window only. */
const dragType = 'application/x-admin-application';

const draggedAtom = clearedOnLock<readonly Application[]>([]);

/** The stage under the dragged cards. Not a state of its column: a drag that Escape ends may not leave the column. */
const targetAtom = clearedOnLock<ApplicationStage | undefined>(undefined);

/** Returns drag handlers for a card. A selected card drags the other selected ones too. */
export function useDrag() {
  const setDragged = useSetAtom(draggedAtom);
  const setTarget = useSetAtom(targetAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const mayMove = useMay('applicationWork');
  return (application: Application) => ({
    onPointerDown({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      // On touch, a drag would begin where a finger rests before it scrolls.
      currentTarget.draggable = mayMove && pointerType === 'mouse';
    },
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(dragType, application.id);
      dataTransfer.effectAllowed = 'move';
      const isTicked = selected.some(({ id }) => id === application.id);
      setDragged(isTicked ? selected : [application]);
    },
    onDragEnd() {
      setTarget(undefined);
      setDragged([]);
    },
  });
}

/** Whether cards are over a stage that accepts them, and the handlers of its element. */
export function useDrop(stage: ApplicationStage) {
  const [dragged, setDragged] = useAtom(draggedAtom);
  const move = useMove();
  const [target, setTarget] = useAtom(targetAtom);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(dragType);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      setTarget(stage);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
        setTarget((now) => (now === stage ? undefined : now));
      }
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      setTarget(undefined);
      move(dragged, stage);
      // A card that has moved to another column gets no `dragend` event.
      setDragged([]);
    },
  };
  return [target === stage, handlers] as const;
}
