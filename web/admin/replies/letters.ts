import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import {
  type ListedApplication,
  listApplications,
  readApplication,
} from '#contract/admin/applications.ts';
import type { CannedAnswer } from '#contract/admin/canned-answers.ts';
import { longestUndoMs, undoMs } from '#contract/admin/replies.ts';
import type { StoredSignatures } from '#contract/admin/signatures.ts';
import { undecidedStages } from '#contract/application.ts';
import { pageSize } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { readNow } from '../api-client/queries.ts';
import { applicationSelection } from '../applications/lists.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteDoneAtom, type Undone, undoneFrom } from '../ui/undo.ts';
import { answersRead } from './canned-answers-state.ts';
import {
  answerWords,
  firstWords,
  insertAnswer,
  namedIn,
  plannedIn,
  unfilledIn,
  unnamedIn,
  writerIn,
} from './fill.ts';
import { sendWordsAtom, takeBackSilentlyAtom } from './send.ts';
import { signaturesRead } from './signatures-state.ts';
import { areTo, type Letter, lettersAtom, lettersOpenAtom, recipientsAtom } from './writing.ts';

/** Upper bound for sending one, in ms. */
const maxPerLetterMs = 500;

/** How many letters were sent; null while none are being sent. Not a state of their window, which may be closed. */
export const lettersSentAtom = atom<number | null>(null);

/**
 * Opens the window for letters. Existing ones stay if they were edited or are being sent, or if none are given and they
 * are to the same applicants.
 */
export const openLettersAtom = atom(
  null,
  (_get, set, to: readonly Application[], letters: readonly Letter[] | null = null) => {
    set(recipientsAtom, to);
    const stay = (now: readonly Letter[]) =>
      now.some(({ isChanged, isLeaving }) => isChanged || isLeaving) ||
      (letters === null && areTo(now, to));
    set(lettersAtom, (now) => (now && stay(now) ? now : letters));
    set(lettersOpenAtom, true);
  },
);

/** A canned answer as a whole letter to each of these applicants. */
export function lettersTo(
  applications: readonly Application[],
  answer: CannedAnswer,
  signatures: StoredSignatures,
): Letter[] {
  return applications.map((application) => {
    const writer = writerIn(application.language, signatures);
    const first = firstWords(application, writer);
    const letter = answerWords(answer, application);
    const { words } = insertAnswer(first, letter, application, { caret: 0, ...writer });
    const isDoubtful = plannedIn(words, application) !== undefined;
    return { id: application.id, application, words, isDoubtful };
  });
}

/**
 * Opens letters to every applicant for an opening who waits for a decision, with the canned answer that tells of a
 * rejection. If there is none, the user chooses one.
 */
export const rejectUndecidedAtom = atom(null, async (get, set, opening: string) => {
  const applications: ListedApplication[] = [];
  for (const stage of undecidedStages) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const paging: Record<string, string> = cursor ? { cursor } : {};
      const query = { opening, stage, limit: String(pageSize.max), ...paging };
      const outcome = await authenticatedCall(get, set, listApplications, { query });
      if (!outcome.ok) return notify('error', outcome.text || get(textsAtom).actionFailed);
      applications.push(...outcome.data.items);
      cursor = outcome.data.nextCursor;
    }
  }
  const { answers = [] } = (await readNow(get, answersRead)) ?? {};
  const signatures = await readNow(get, signaturesRead);
  const rejection = answers.find(({ stage }) => stage === 'rejected');
  set(
    openLettersAtom,
    applications,
    rejection && signatures ? lettersTo(applications, rejection, signatures) : null,
  );
});

/** Replaces the letter with an id, or removes it. */
export const replaceLetterAtom = atom(
  null,
  (_get, set, id: string, next: (letter: Letter) => readonly Letter[]) =>
    set(lettersAtom, (now) => now?.flatMap((one) => (one.id === id ? next(one) : [one])) ?? null),
);

/**
 * Sends the letters one after the other, each in its state at that time; undo applies to all of them. Letters that
 * could not be sent stay.
 * @returns how many could not be sent
 */
export const sendLettersAtom = atom(null, async (get, set): Promise<number> => {
  const ids = (get(lettersAtom) ?? []).map(({ id }) => id);
  const sent: { readonly letter: Letter; readonly mailId: string }[] = [];
  set(lettersSentAtom, 0);
  for (const [index, id] of ids.entries()) {
    const letter = get(lettersAtom)?.find((one) => one.id === id);
    // Removed, or changed, while earlier ones were sent.
    if (!letter || unfilledIn(letter.words).length > 0) continue;
    // Undo applies to all of them: none may leave before the last one has been queued.
    const untilLastMs = (ids.length - index) * maxPerLetterMs;
    const canUndoMs = Math.min(undoMs + untilLastMs, longestUndoMs);
    const note = (isLeaving: boolean) =>
      set(replaceLetterAtom, id, (one) => [{ ...one, isLeaving }]);
    note(true);
    const { words, application } = letter;
    const interview = application ? namedIn(words, application) : undefined;
    const outcome = await set(sendWordsAtom, id, { ...words, interview }, 0, canUndoMs);
    if (outcome.ok) sent.push({ letter, mailId: outcome.mailId });
    else note(false);
    // The interview was moved since: the letter must be reviewed again, with the present one.
    if (!outcome.ok && outcome.status === 409) {
      set(replaceLetterAtom, id, (one) => [{ ...one, application: null, isDoubtful: true }]);
    }
    set(lettersSentAtom, sent.length);
  }
  set(lettersSentAtom, null);
  const failed = (get(lettersAtom) ?? []).filter(({ isLeaving }) => !isLeaving);
  set(lettersAtom, failed.length > 0 ? failed : null);
  if (failed.length === 0) set(applicationSelection.clearSelectionAtom);
  const { replies, applications, unsavedNotes } = get(textsAtom);
  const language = get(languageAtom);
  const moved = sent.map(({ letter }) => letter.words).find(({ moves }) => moves);
  // Their window shows it only while it is open.
  if (failed.length > 0 && !get(lettersOpenAtom)) {
    notify('error', fill(replies.bulk.failed, { count: failed.length }, language));
  }
  if (sent.length === 0) return failed.length;
  await set(noteDoneAtom, {
    words: [
      fill(replies.bulk.sent, { count: sent.length }, language),
      moved?.stage &&
        fill(replies.bulk.moved, { stage: applications.stages[moved.stage] }, language),
    ]
      .filter(Boolean)
      .join(' '),
    undone: fill(unsavedNotes.notSent, { count: sent.length }, language),
    ids: sent.map(({ letter }) => letter.id),
    made: Promise.resolve(true),
    undo: async () => {
      const left: Undone[] = [];
      for (const { letter, mailId } of sent) {
        // Nobody typed the text of a canned answer.
        const outcome = await set(takeBackSilentlyAtom, letter.id, mailId, !letter.isChanged);
        // A missing one was undone before, or erased with its record.
        if (!outcome.ok && outcome.status !== 404) left.push(undoneFrom(outcome));
      }
      if (left.length > 0) {
        notify('error', fill(replies.bulk.haveLeft, { count: left.length }, get(languageAtom)));
      }
      return left.find((state) => state === 'unanswered') ?? left[0] ?? 'done';
    },
  });
  return failed.length;
});

/**
 * Reads the applicants of the letters again, after a lock or a refusal. An erased applicant's letter is removed.
 * @returns whether all could be read
 */
export const readAgainAtom = atom(null, async (get, set): Promise<boolean> => {
  for (const { id, application } of get(lettersAtom) ?? []) {
    if (application) continue;
    const outcome = await authenticatedCall(get, set, readApplication, { parameters: { id } });
    if (!outcome.ok && outcome.status !== 404) return false;
    set(replaceLetterAtom, id, (one) => {
      if (!outcome.ok) return [];
      const application = outcome.data;
      // The interview may have been moved meanwhile.
      const isDoubtful = one.isDoubtful || unnamedIn(one.words, application) !== undefined;
      return [{ ...one, application, isDoubtful }];
    });
  }
  return true;
});
