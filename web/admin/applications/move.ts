import { useSetAtom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { passCardFocus } from './board/cards.ts';
import { applicationSelection } from './lists.ts';
import { applicationBulkActions, decideAtom, stageMark } from './marks.ts';

/** Moves applications to a stage, with undo. The focus goes from a moved card to the next of its column. */
export function useMove() {
  const mark = useSetAtom(applicationBulkActions.markAtom);
  const decide = useSetAtom(decideAtom);
  const clearSelection = useSetAtom(applicationSelection.clearSelectionAtom);
  return (applications: readonly Application[], stage: ApplicationStage, from?: string) => {
    const leaving = applications.filter((one) => one.stage !== stage);
    passCardFocus(
      leaving.map(({ id }) => id),
      from,
    );
    const [first, ...others] = applications;
    if (others.length > 0) mark(applications, stageMark(stage));
    else if (first) {
      clearSelection();
      // A single change reports a conflict: another admin may have moved it meanwhile.
      decide(first, { stage });
    }
  };
}
