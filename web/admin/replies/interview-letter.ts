import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { readNow } from '../api-client/queries.ts';
import { isAhead } from '../applications/hiring/interview-words.ts';
import { openApplication } from '../applications/open.ts';
import { saveNoteAtom, typeNoteAtom } from '../notes/save.ts';
import { draftKey, unsavedNotesAtom } from '../notes/unsaved.ts';
import { answersRead } from './canned-answers-state.ts';
import { conversationRead } from './conversation-state.ts';
import { draftWords, wordsOf } from './draft-text.ts';
import {
  answerWords,
  firstCaret,
  firstWords,
  insertAnswer,
  interviewWords,
  writerIn,
} from './fill.ts';
import { typed } from './send.ts';
import { signaturesRead } from './signatures-state.ts';
import { writingAtom } from './writing.ts';

/**
 * Begins a letter that tells an applicant of the interview as it stands: a canned invitation, or, once they were
 * invited, that it was moved or cancelled. A letter that was begun stays around it.
 * @param before the application before its interview was changed
 * @returns whether there is something to tell
 */
export const tellOfInterviewAtom = atom(null, async (get, set, before: Application) => {
  const { id } = before;
  const application = get(openApplication.shownAtom);
  if (application?.id !== id || !application.interview) return false;
  const { letters, interview, language } = application;
  const wasInvited = letters.some(({ invites }) => invites);
  // Nobody was told of what is cancelled, or it is over.
  if (interview.isCancelled ? !wasInvited : !isAhead(interview)) return false;
  const { answers = [] } = (await readNow(get, answersRead)) ?? {};
  const signatures = await readNow(get, signaturesRead);
  const writer = signatures ? writerIn(language, signatures) : { signature: '', user: '' };
  const conversation = await readNow(get, conversationRead(id));
  const invitation = answers.find(({ stage }) => stage === 'interview');
  const texts = mailTexts[language].reply.interview;
  // The next interview is no move of one that is over.
  const isNext = before.interview && !before.interview.isCancelled && !isAhead(before.interview);
  const isMoved = wasInvited && !isNext;
  const kind = interview.isCancelled ? 'cancelled' : isMoved ? 'moved' : 'planned';
  const letter =
    !wasInvited && invitation
      ? answerWords(invitation, application)
      : interviewWords(texts[kind], interview, application);
  const unsaved = get(unsavedNotesAtom).get(draftKey(id));
  const draft = conversation?.draft;
  const first = firstWords(application, writer);
  const begun = unsaved ? draftWords(unsaved.value) : draft ? wordsOf(draft) : first;
  const { words } = insertAnswer(begun, letter, application, {
    ...{ caret: firstCaret(begun), ...writer },
  });
  const version = unsaved?.version ?? draft?.version ?? 0;
  set(typeNoteAtom, draftKey(id), typed(application, words, version));
  set(saveNoteAtom, draftKey(id));
  set(writingAtom, { id });
  return true;
});
