import { atom } from 'jotai';
import { notify } from '../../features/toasts/notify.ts';
import { applicationSelection } from '../applications/lists.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteDoneAtom, type Undone, undoneFrom } from '../undo.ts';
import { sendWordsAtom, takeBackSilentlyAtom } from './send.ts';
import { lettersAtom } from './writing.ts';

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
    for (const { application, words } of letters) {
      const { ok, mailId } = await set(sendWordsAtom, application, words, 0);
      if (ok) sent.push({ id: application.id, mailId });
      onSent(sent.length);
    }
    const failed = letters.filter(({ application }) =>
      sent.every(({ id }) => id !== application.id),
    );
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
