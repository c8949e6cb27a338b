import { atom } from 'jotai';
import type { WholeApplication } from '#contract/admin/application.ts';
import type { CriterionScore } from '#contract/admin/hiring.ts';
import { isolated } from '../../format/isolated.ts';
import { textsAtom } from '../../language.ts';
import { noteDoneAtom, undoneFrom } from '../../ui/undo.ts';
import { changeOrReportAtom, restoreAtom } from '../open.ts';

/** Scores an application by a criterion, shown at once; null removes the score. It can be undone. */
export const scoreAtom = atom(
  null,
  async (
    get,
    set,
    application: WholeApplication,
    { id, name, score: before }: CriterionScore,
    score: number | null,
  ) => {
    if (score === before) return;
    const made = set(changeOrReportAtom, application, { scores: [{ id, score }] });
    const { hiring } = get(textsAtom);
    const words = (score === null ? hiring.scoreRemoved : hiring.scored)
      .replace('{name}', () => isolated(name))
      .replace('{score}', () => `${score}/5`);
    await set(noteDoneAtom, {
      words: `${isolated(application.fullName)}: ${words}`,
      ids: [application.id],
      // It is seen at the control that was pressed.
      isQuiet: true,
      made: made.then(({ ok }) => ok),
      undo: async () => {
        const now = await made;
        if (!now.ok) return undoneFrom(now);
        return set(restoreAtom, now.data, { scores: [{ id, score: before }] });
      },
    });
  },
);
