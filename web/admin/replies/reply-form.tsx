import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Send } from 'lucide';
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
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import { CannedAnswersMenu } from './canned-answers-menu.tsx';
import { draftWords, inWords, type Words, wordsOf } from './draft-text.ts';
import {
  firstCaret,
  firstWords,
  insertAnswer,
  mailboxOf,
  purposeOf,
  type Replied,
  unfilledIn,
  type Writer,
} from './fill.ts';
import { InterviewBox, LetterFields, MoveBox, noteClass, useToldBefore } from './letter-fields.tsx';
import { LetterFiles } from './letter-files.tsx';
import { discardAtom, sendOpenAtom, typed } from './send.ts';
import { writingAtom } from './writing.ts';

type ReplyFormProps = {
  readonly replied: Replied;
  /** The saved draft; null without one. */
  readonly draft: Draft | null;
  readonly writer: Writer;
};

/**
 * Records whose reply is being sent. Text typed then would be in neither the reply nor a draft. Not a state of the
 * form, since the record may be left and opened again meanwhile.
 */
const sendingAtom = atom<readonly string[]>([]);

/**
 * A reply being written below the message. The text is saved as notes are, and sent by the button or by Ctrl and Enter.
 */
export function ReplyForm({ replied, draft, writer }: ReplyFormProps) {
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
  const [isCopying, setCopying] = useState(false);
  const [sending, setSending] = useAtom(sendingAtom);
  const isSending = sending.includes(id);
  const words = unsaved
    ? draftWords(unsaved.value)
    : draft
      ? wordsOf(draft)
      : firstWords(replied, writer);
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
    const first = ['cc', 'subject', 'text'].find((name) => wrong[name]);
    if (first) form?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  /** Continues with one of the texts after a conflict. */
  const settle = (isMine: boolean) => {
    if (isMine) {
      keep(key, typed(replied, words, draft?.version ?? 0));
      save(key);
    } else drop([key]);
    area.current?.focus();
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
        <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <p>
            <span className="text-muted">{texts.to}:</span> <bdi>{replied.fullName}</bdi>{' '}
            <span className="text-muted">{replied.email}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {fill(texts.replyTo, { mailbox: mailboxOf(replied) })}
            {!isCopying && words.cc === '' && (
              <LinkButton onClick={() => setCopying(true)}>{texts.addCc}</LinkButton>
            )}
          </p>
        </div>
        <CannedAnswersMenu
          replied={replied}
          onCannedAnswer={(answer) => {
            const place = {
              caret: area.current?.selectionStart ?? firstCaret(words),
              ...writer,
            };
            const { words: next, caret } = insertAnswer(words, answer, replied, place);
            type(next);
            area.current?.focus();
            // After the new text is rendered.
            setTimeout(() => area.current?.setSelectionRange(caret, caret));
          }}
        />
      </div>
      {(isCopying || words.cc !== '') && (
        <SmallField label={texts.cc} error={errors.cc}>
          {(tie) => (
            <input
              {...tie}
              name="cc"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: the user opened it to type
              autoFocus={isCopying}
              value={words.cc}
              readOnly={isSending}
              onChange={({ target }) => type({ cc: target.value })}
              onBlur={() => save(key)}
              className={`h-11 ${smallFieldClass}`}
            />
          )}
        </SmallField>
      )}
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
      {purposeOf(replied) !== 'application' && (
        <CheckBox isOn={words.quotes} onChange={(quotes) => type({ quotes })}>
          {texts.quote}
        </CheckBox>
      )}
      <InterviewBox {...{ words, replied }} onInvites={(invites) => type({ invites })} />
      <LetterFiles
        recordId={id}
        files={draft?.files ?? []}
        isBusy={isSending}
        // A file belongs to a saved draft.
        beforeAdding={async () => {
          if (!unsaved && draft) return;
          type({});
          await save(key);
        }}
      />
      <MoveBox letters={[{ words, replied }]} onMoves={(moves) => type({ moves })} />
      <p role="status" className={noteClass}>
        {again}
      </p>
      {unsaved?.state === 'conflict' && (
        <Conflict
          lead={texts.conflict}
          change={draft?.lastChange}
          stored={draft ? inWords(draft) : texts.emptied}
          choices={[
            { label: texts.mine, onPress: () => settle(true) },
            { label: texts.theirs, onPress: () => settle(false) },
          ]}
        />
      )}
      <ErrorLine className="text-sm">
        {Object.entries(errors).find(([name]) => !['cc', 'subject', 'text'].includes(name))?.[1]}
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
