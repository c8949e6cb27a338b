import { atom, useSetAtom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { focusCard, nextCard } from './board/cards.ts';
import { applicationSelection } from './lists.ts';
import { applicationMarking, stageMark } from './marks.ts';
import { decideAtom } from './open.ts';

/** Moves applications to a stage, shown at once, and offers to undo it. */
const moveAtom = atom(
  null,
  (_get, set, applications: readonly Application[], stage: ApplicationStage) => {
    const [first, ...others] = applications;
    if (!first) return;
    if (others.length > 0) {
      set(applicationMarking.markAtom, applications, stageMark(stage));
      return;
    }
    set(applicationSelection.clearSelectionAtom);
    // A change of one reports a conflict: somebody else may have moved it meanwhile.
    set(decideAtom, first, { stage });
  },
);

/** The function that moves applications. The focus goes from a moved card to the next one of its column. */
export function useMove() {
  const move = useSetAtom(moveAtom);
  return (applications: readonly Application[], stage: ApplicationStage, from?: string) => {
    const next = nextCard(
      applications.filter((one) => one.stage !== stage).map(({ id }) => id),
      from,
    );
    move(applications, stage);
    // The cards are rendered again before that.
    if (next !== undefined) setTimeout(() => focusCard(next));
  };
}
