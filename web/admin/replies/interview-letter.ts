import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { readNow } from '../api-client/queries.ts';
import { openApplication } from '../applications/open.ts';
import { saveNoteAtom, typeNoteAtom } from '../notes/save.ts';
import { draftKey, unsavedNotesAtom } from '../notes/unsaved.ts';
import { answersRead } from './canned-answers-state.ts';
import { conversationRead } from './conversation-state.ts';
import { draftWords, wordsOf } from './draft-text.ts';
import { answerWords, firstCaret, firstWords, insertAnswer, interviewWords } from './fill.ts';
import { typed } from './send.ts';
import { signaturesRead } from './signatures-state.ts';
import { writingAtom } from './writing.ts';

/**
 * Begins a letter that tells an applicant of the interview as it stands: a canned invitation, or, once they were
 * invited, that it was moved or cancelled. A letter that was begun stays around it.
 */
export const tellOfInterviewAtom = atom(null, async (get, set, { id }: Application) => {
  const application = get(openApplication.shownAtom);
  if (application?.id !== id || !application.interview) return;
  const { letters, interview, language } = application;
  const wasInvited = letters.some(({ invites }) => invites);
  // Nobody was told of it.
  if (interview.isCancelled && !wasInvited) return;
  const { answers = [] } = (await readNow(get, answersRead)) ?? {};
  const signature = (await readNow(get, signaturesRead))?.[language] ?? '';
  const conversation = await readNow(get, conversationRead(id));
  const invitation = answers.find(({ stage }) => stage === 'interview');
  const texts = mailTexts[language].reply.interview;
  const kind = interview.isCancelled ? 'cancelled' : wasInvited ? 'moved' : 'planned';
  const letter =
    kind === 'planned' && invitation
      ? answerWords(invitation, application)
      : interviewWords(texts[kind], interview, application);
  const unsaved = get(unsavedNotesAtom).get(draftKey(id));
  const draft = conversation?.draft;
  const first = firstWords(application, signature);
  const begun = unsaved ? draftWords(unsaved.value) : draft ? wordsOf(draft) : first;
  const { words } = insertAnswer(begun, letter, application, {
    ...{ caret: firstCaret(begun), signature },
  });
  const version = unsaved?.version ?? draft?.version ?? 0;
  set(typeNoteAtom, draftKey(id), typed(application, words, version));
  set(saveNoteAtom, draftKey(id));
  set(writingAtom, { id });
});
