import { atom } from 'jotai';
import { applicationSelection } from '../applications/lists.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteDoneAtom, type Undone } from '../undo.ts';
import { sendWordsAtom, takeBackAtom } from './send.ts';
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
      const { ok, mailId } = await set(sendWordsAtom, application, words);
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
    await set(noteDoneAtom, {
      words: replies.bulk.sent.replace('{count}', sent.length.toLocaleString(get(languageAtom))),
      ids: sent.map(({ id }) => id),
      made: Promise.resolve(true),
      undo: async () => {
        let worst: Undone = 'done';
        for (const { id, mailId } of sent) {
          const undone = await set(takeBackAtom, id, mailId);
          if (undone !== 'done') worst = undone;
        }
        return worst;
      },
    });
    return failed.length;
  },
);
