import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ChevronLeft, ChevronRight, type IconNode, Send } from 'lucide';
import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadOf } from '../api-client/queries.ts';
import { useLanguage, useTexts } from '../language.ts';
import { LinkButton, MainButton } from '../ui/buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { FailedPart } from '../ui/failed.tsx';
import { useRead } from '../ui/fetched.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CannedAnswerChoice } from './canned-answer-choice.tsx';
import type { Words } from './draft-text.ts';
import { canMove, toldBefore, unfilledIn } from './fill.ts';
import { InterviewBox, LetterFields, MoveBox, noteClass, useToldBefore } from './letter-fields.tsx';
import { lettersSentAtom, readAgainAtom, replaceLetterAtom, sendLettersAtom } from './letters.ts';
import { areTo, type Letter, lettersAtom, lettersOpenAtom, recipientsAtom } from './writing.ts';

/**
 * Letters to the selected applicants, or to others: each gets a canned answer. One of them is shown, and any of them can
 * be reviewed and edited, before they are sent.
 */
export function LettersDialog() {
  const texts = useTexts();
  const { bulk } = texts.replies;
  const language = useLanguage();
  const recipients = useAtomValue(recipientsAtom);
  const letters = useAtomValue(lettersAtom);
  const [isOpen, setOpen] = useAtom(lettersOpenAtom);
  const onClose = () => setOpen(false);
  const count = letters?.length ?? recipients.length;
  const title = fill(count === 1 ? bulk.titleOne : bulk.title, { count }, language);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={texts.close}>
      <div className="w-[min(44rem,calc(100vw-6rem))]">
        {letters ? (
          <Letters onClose={onClose} />
        ) : (
          <CannedAnswerChoice applications={recipients} {...{ isOpen, onClose }} />
        )}
      </div>
    </Dialog>
  );
}

/** The second step: a letter as a sample, and the way to the others. */
function Letters({ onClose }: { onClose(): void }) {
  const { replies: texts } = useTexts();
  const { bulk } = texts;
  const language = useLanguage();
  const letters = useAtomValue(lettersAtom) ?? [];
  const setLetters = useSetAtom(lettersAtom);
  const replaceLetter = useSetAtom(replaceLetterAtom);
  const send = useSetAtom(sendLettersAtom);
  const [at, setAt] = useState(0);
  const sent = useAtomValue(lettersSentAtom);
  const recipients = useAtomValue(recipientsAtom);
  const [failure, setFailure] = useState('');
  const known = letters.flatMap(({ application, ...one }) =>
    application ? { ...one, application, replied: application } : [],
  );
  const again = useToldBefore(known);
  const place = Math.min(at, letters.length - 1);
  const letter = letters[place];
  const shownId = letter?.application?.id;
  useEffect(() => {
    if (shownId) replaceLetter(shownId, (one) => [{ ...one, isDoubtful: false }]);
  }, [shownId, replaceLetter]);
  if (!letter) return <p role="status">{bulk.nobody}</p>;
  const { application, words, isLeaving = false } = letter;
  if (!application) return <AfterLock />;
  /** Replaces the shown letter, or removes it, unless it is being sent already. */
  const replace = (next: (one: Letter) => readonly Letter[]) =>
    replaceLetter(letter.id, (one) => (one.isLeaving ? [one] : next(one)));
  const change = (next: Partial<Words>) =>
    replace((one) => [{ ...one, words: { ...one.words, ...next }, isChanged: true }]);
  const left = unfilledIn(words);
  const firstToMend = letters.findIndex(
    (one) => one.isDoubtful || unfilledIn(one.words).length > 0,
  );
  const submit = async () => {
    if (sent !== null) return;
    if (firstToMend >= 0) {
      setAt(firstToMend);
      return;
    }
    setFailure('');
    const failed = await send();
    if (failed === 0) onClose();
    else setFailure(fill(bulk.failed, { count: failed }, language));
  };
  const stepTo = (next: number, label: string, drawing: IconNode) => (
    <IconButton
      {...{ label, drawing, isOff: !letters[next] }}
      onClick={() => setAt(next)}
      className="grid size-11 place-items-center rounded-xl border border-line hover:bg-chosen aria-disabled:opacity-40"
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {sent === null && recipients.length > 0 && !areTo(letters, recipients) && (
        <p className="rounded-xl bg-chosen px-3.5 py-2">
          {bulk.earlier} <LinkButton onClick={() => setLetters(null)}>{bulk.anew}</LinkButton>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="font-semibold">{application.fullName}</bdi>{' '}
          <span className="text-muted">{application.email}</span>
        </p>
        {stepTo(place - 1, bulk.previous, ChevronLeft)}
        <p role="status">
          {fill(bulk.place, { number: place + 1, count: letters.length }, language)}
        </p>
        {stepTo(place + 1, bulk.next, ChevronRight)}
      </div>
      <LetterFields
        language={application.language}
        labels={texts}
        words={words}
        errors={{
          text: left.length > 0 ? fill(texts.unfilled, { words: left.join(', ') }) : '',
        }}
        isReadOnly={isLeaving}
        className="max-h-[50vh] min-h-52"
        onWords={change}
      />
      <InterviewBox
        words={words}
        replied={application}
        onInvites={(invites) => change({ invites })}
      />
      <MoveBox
        letters={known}
        onMoves={(isOn) => {
          for (const { id } of letters) {
            replaceLetter(id, (one) => {
              const moves =
                isOn && one.application !== null && canMove(one.application, one.words.stage);
              return [one.isLeaving ? one : { ...one, words: { ...one.words, moves } }];
            });
          }
        }}
      />
      <p role="status" className={noteClass}>
        {again && (
          <>
            {again}{' '}
            <LinkButton
              onClick={() => setLetters(known.filter((one) => !toldBefore(one.words, one.replied)))}
            >
              {bulk.leaveOutTold}
            </LinkButton>
          </>
        )}
      </p>
      <ErrorLine>{failure}</ErrorLine>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <LinkButton
          aria-disabled={isLeaving || undefined}
          onClick={() => replace(() => [])}
          className="mr-auto aria-disabled:opacity-50"
        >
          {bulk.leaveOut}
        </LinkButton>
        <MainButton aria-disabled={sent !== null || undefined} onClick={submit}>
          <Icon drawing={Send} size={17} />
          {fill(
            sent !== null ? bulk.sending : letters.length === 1 ? bulk.sendOne : bulk.send,
            { number: sent ?? 0, count: letters.length },
            language,
          )}
        </MainButton>
      </div>
    </div>
  );
}

/** Shown until the applicants have been read again. */
function AfterLock() {
  const { applications } = useTexts();
  const readAgain = useSetAtom(readAgainAtom);
  const { hasFailed, retry } = useRead({ ...loadOf(['letters'], readAgain), gcTime: 0 });
  if (!hasFailed) return <p role="status">{applications.loading}</p>;
  return <FailedPart text={applications.failedOne} className="" onRetry={retry} />;
}
