import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown, Send } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '#contract/admin/replies.ts';
import { replyLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { saveNoteAtom, typeNoteAtom } from '../notes/save.ts';
import { draftKey, dropNotesAtom, unsavedNotesAtom } from '../notes/unsaved.ts';
import { LinkButton, MainButton } from '../ui/buttons.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Conflict } from '../ui/conflict.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { focusRecord } from '../ui/focus-page.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { answersRead } from './canned-answers-state.ts';
import { draftWords, inWords, type Words, wordsOf } from './draft-text.ts';
import {
  answerWords,
  canInvite,
  firstCaret,
  firstWords,
  insertAnswer,
  purposeOf,
  type Replied,
  unfilledIn,
} from './fill.ts';
import { LetterFields, MoveBox, noteClass, UnnamedLine, useToldBefore } from './letter-fields.tsx';
import { discardAtom, sendOpenAtom, typed } from './send.ts';
import { cannedAnswersOpenAtom, writingAtom } from './writing.ts';

type ReplyFormProps = {
  readonly replied: Replied;
  /** The saved draft; null without one. */
  readonly draft: Draft | null;
};

/**
 * Records whose reply is being sent. Text typed then would be in neither the reply nor a draft. Not a state of the
 * form, since the record may be left and opened again meanwhile.
 */
const sendingAtom = atom<readonly string[]>([]);

/**
 * A reply being written below the message. The text is saved as notes are, and sent by the button or by Ctrl and Enter.
 */
export function ReplyForm({ replied, draft }: ReplyFormProps) {
  const { id } = replied;
  const { replies: texts } = useTexts();
  const language = useLanguage();
  const key = draftKey(id);
  const unsaved = useAtomValue(unsavedNotesAtom).get(key);
  const [asked, setWriting] = useAtom(writingAtom);
  const keep = useSetAtom(typeNoteAtom);
  const save = useSetAtom(saveNoteAtom);
  const drop = useSetAtom(dropNotesAtom);
  const send = useSetAtom(sendOpenAtom);
  const discard = useSetAtom(discardAtom);
  const area = useRef<HTMLTextAreaElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useAtom(sendingAtom);
  const isSending = sending.includes(id);
  const words = unsaved ? draftWords(unsaved.value) : draft ? wordsOf(draft) : firstWords(replied);
  const again = useToldBefore([{ words, replied }]);
  const length = [...words.text.trim()].length;
  const tooLong = { key: 'tooLong', max: replyLimits.text } as const;
  const textError =
    errors.text ?? (length > replyLimits.text ? fieldMessage(tooLong, language) : undefined);
  const isRetained = unsaved !== undefined || draft !== null;

  useEffect(() => () => void save(key), [key, save]);
  const begin = useEffectEvent(() => {
    const caret = isRetained ? words.text.length : firstCaret(words);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(caret, caret);
    area.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (asked?.id === id) begin();
  }, [asked, id]);

  const type = (change: Partial<Words>) => {
    if (isSending) return;
    setErrors({});
    keep(key, typed(replied, { ...words, ...change }, unsaved?.version ?? draft?.version ?? 0));
  };
  const submit = async () => {
    if (isSending) return;
    const left = unfilledIn(words);
    if (left.length > 0) {
      setErrors({ text: fill(texts.unfilled, { words: left.join(', ') }) });
      area.current?.focus();
      return;
    }
    setSending((now) => [...now, id]);
    const form = area.current?.form;
    const wrong = await send(replied, words);
    setSending((now) => now.filter((one) => one !== id));
    if (!wrong) {
      // Another record may be open by now, with input.
      const { activeElement } = document;
      if (activeElement === document.body || form?.contains(activeElement)) {
        focusRecord();
      }
      return;
    }
    setErrors(wrong);
    if (!form?.isConnected) {
      const [reason = texts.notSent] = Object.values(wrong);
      notify('error', `${isolated(replied.fullName)}: ${reason}`);
    }
    const first = ['subject', 'text'].find((name) => wrong[name]);
    if (first) form?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };

  return (
    <form
      noValidate
      aria-label={texts.reply}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={onKeyDown}
      className="no-print mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-edge bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="text-muted">{texts.to}:</span> <bdi>{replied.fullName}</bdi>{' '}
          <span className="text-muted">{replied.email}</span>
        </p>
        <CannedAnswersMenu
          replied={replied}
          onCannedAnswer={(answer) => {
            const at = area.current?.selectionStart ?? firstCaret(words);
            const { words: next, caret } = insertAnswer(words, answer, replied, at);
            type(next);
            area.current?.focus();
            // After the new text is rendered.
            setTimeout(() => area.current?.setSelectionRange(caret, caret));
          }}
        />
      </div>
      <LetterFields
        language={replied.language}
        labels={texts}
        words={words}
        errors={{ subject: errors.subject, text: textError }}
        isReadOnly={isSending}
        className="min-h-44"
        textRef={area}
        onWords={type}
        onBlur={() => save(key)}
      />
      <div className="flex flex-wrap gap-x-6">
        {purposeOf(replied) !== 'application' && (
          <CheckBox isOn={words.quotes} onChange={(quotes) => type({ quotes })}>
            {texts.quote}
          </CheckBox>
        )}
        {(canInvite(replied) || words.invites) && (
          <CheckBox isOn={words.invites} onChange={(invites) => type({ invites })}>
            {'stage' in replied && replied.interview?.isCancelled
              ? texts.inviteCancelled
              : texts.invite}
          </CheckBox>
        )}
      </div>
      <MoveBox letters={[{ words, replied }]} onMoves={(moves) => type({ moves })} />
      <UnnamedLine words={words} replied={replied} />
      <p role="status" className={noteClass}>
        {again}
      </p>
      {unsaved?.state === 'conflict' && (
        <Conflict
          lead={texts.conflict}
          stored={draft ? inWords(draft) : texts.emptied}
          choices={[
            {
              label: texts.mine,
              onPress() {
                keep(key, typed(replied, words, draft?.version ?? 0));
                save(key);
                area.current?.focus();
              },
            },
            {
              label: texts.theirs,
              onPress() {
                drop([key]);
                area.current?.focus();
              },
            },
          ]}
        />
      )}
      <ErrorLine className="text-sm">
        {Object.entries(errors).find(([name]) => name !== 'subject' && name !== 'text')?.[1]}
      </ErrorLine>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <MainButton
          type="submit"
          title={`${texts.send} (${texts.sendKeys})`}
          aria-disabled={isSending || undefined}
        >
          <Icon drawing={Send} size={17} />
          {isSending ? texts.sending : texts.send}
        </MainButton>
        <LinkButton
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (isSending) return;
            if (isRetained) discard(replied, words);
            else setWriting(null);
            focusRecord();
          }}
        >
          {isRetained ? texts.discard : texts.close}
        </LinkButton>
        <p role="status" className="min-h-6 text-sm text-muted">
          {isSending ? texts.sending : isRetained && kept(unsaved?.state, texts)}
        </p>
      </div>
    </form>
  );
}

function kept(state: string | undefined, texts: ReturnType<typeof useTexts>['replies']): string {
  if (state === undefined) return texts.saved;
  return state === 'typing' || state === 'saving' ? texts.saving : texts.unsaved;
}

type CannedAnswersMenuProps = {
  readonly replied: Replied;
  onCannedAnswer(words: ReturnType<typeof answerWords>): void;
};

/** The canned answers for a record, and a link to edit them. */
function CannedAnswersMenu({ replied, onCannedAnswer }: CannedAnswersMenuProps) {
  const { answers: texts } = useTexts().replies;
  const { data } = useQuery(answersRead);
  const setOpen = useSetAtom(cannedAnswersOpenAtom);
  const offered = data?.answers.filter(({ purpose }) => purpose === purposeOf(replied)) ?? [];
  return (
    <MenuButton
      id="canned-answers"
      name={texts.menu}
      title={texts.menu}
      className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 font-medium hover:bg-chosen aria-expanded:bg-chosen"
      face={
        <>
          <span aria-hidden="true">{texts.menu}</span>
          <Icon drawing={ChevronDown} size={17} />
        </>
      }
      items={[
        ...offered.map((answer) => ({
          label: answer.name,
          onPress: () => onCannedAnswer(answerWords(answer, replied)),
        })),
        { label: texts.manage, onPress: () => setOpen(true) },
      ]}
    />
  );
}
