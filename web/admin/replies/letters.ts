import { atom } from 'jotai';
import { readApplication } from '#contract/admin/applications.ts';
import { longestUndoMs, undoMs } from '#contract/admin/replies.ts';
import { notify } from '../../features/toasts/notify.ts';
import { applicationSelection } from '../applications/lists.ts';
import { authenticatedCall } from '../call.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteDoneAtom, type Undone, undoneFrom } from '../undo.ts';
import { sendWordsAtom, takeBackSilentlyAtom } from './send.ts';
import { type Letter, lettersAtom } from './writing.ts';

/** How long sending one may take, in ms. */
const mostPerLetterMs = 500;

/**
 * Sends the letters one after the other; all of them can be undone together. Those that could not be sent stay.
 * @param onSent called with how many are sent
 * @returns how many could not be sent
 */
export const sendLettersAtom = atom(
  null,
  async (get, set, onSent: (count: number) => void): Promise<number> => {
    const letters = get(lettersAtom) ?? [];
    const sent: { readonly id: string; readonly mailId: string }[] = [];
    for (const [index, { id, words }] of letters.entries()) {
      // They can be taken back together: none leaves before the last one has been sent.
      const untilLastMs = (letters.length - index) * mostPerLetterMs;
      const canUndoMs = Math.min(undoMs + untilLastMs, longestUndoMs);
      const { ok, mailId } = await set(sendWordsAtom, id, words, 0, canUndoMs);
      if (ok) sent.push({ id, mailId });
      onSent(sent.length);
    }
    const failed = letters.filter((letter) => sent.every(({ id }) => id !== letter.id));
    set(lettersAtom, failed.length > 0 ? failed : null);
    if (failed.length === 0) set(applicationSelection.clearSelectionAtom);
    if (sent.length === 0) return failed.length;
    const { replies } = get(textsAtom);
    const inWords = (count: number) => count.toLocaleString(get(languageAtom));
    await set(noteDoneAtom, {
      words: replies.bulk.sent.replace('{count}', inWords(sent.length)),
      ids: sent.map(({ id }) => id),
      made: Promise.resolve(true),
      undo: async () => {
        let left = 0;
        let worst: Undone = 'done';
        for (const { id, mailId } of sent) {
          const undone = undoneFrom(await set(takeBackSilentlyAtom, id, mailId));
          if (undone === 'done') continue;
          left += 1;
          worst = undone;
        }
        if (left > 0) notify('error', replies.bulk.haveLeft.replace('{count}', inWords(left)));
        return worst;
      },
    });
    return failed.length;
  },
);

/**
 * Reads the applicants of the letters again after a lock. One who was erased meanwhile gets none.
 * @returns whether all could be read
 */
export const readAgainAtom = atom(null, async (get, set): Promise<boolean> => {
  for (const { id, application } of get(lettersAtom) ?? []) {
    if (application) continue;
    const outcome = await authenticatedCall(get, set, readApplication, { parameters: { id } });
    if (!outcome.ok && outcome.status !== 404) return false;
    const read = (letter: Letter) => (outcome.ok ? [{ ...letter, application: outcome.data }] : []);
    set(lettersAtom, (now) => now?.flatMap((one) => (one.id === id ? read(one) : [one])) ?? null);
  }
  return true;
});
