import { useAtom, useSetAtom } from 'jotai';
import { Plus } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import {
  type AnswerTexts,
  answerContent,
  answerPurposes,
  type CannedAnswer,
  placeholders,
} from '#contract/admin/canned-answers.ts';
import type { LastChange } from '#contract/admin/done-by.ts';
import { applicationStages } from '#contract/application.ts';
import { check } from '#contract/check.ts';
import { replyLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { type Language, languages } from '#contract/languages.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import { unknownPlaceholders } from '#contract/placeholders.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { languageName } from '../format/language-name.ts';
import { toShown, toStored } from '../format/placeholder-names.ts';
import { useLanguage, useReader, useTexts } from '../language.ts';
import { hiddenOnLock } from '../session/cleared-on-lock.ts';
import { useUser } from '../session/user.ts';
import { MainButton } from '../ui/buttons.tsx';
import { Conflict } from '../ui/conflict.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { Choice } from '../ui/filters.tsx';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import { saveCannedAnswerAtom, type TypedCannedAnswer } from './canned-answers-state.ts';
import { LetterFields } from './letter-fields.tsx';

type CannedAnswerFormProps = {
  /** None for a new one. */
  readonly answer?: CannedAnswer;
  onDone(): void;
};

/** Unsaved input of a closed form: survives closing the window and a lock. It names no visitor. */
const typedAtom = hiddenOnLock<Readonly<Record<string, TypedCannedAnswer>>>({}, (typed) => typed);

/** A canned answer as fields, each text in every language of the site. */
export function CannedAnswerForm({ answer, onDone }: CannedAnswerFormProps) {
  const { replies, applications } = useTexts();
  const texts = replies.answers;
  const language = useLanguage();
  const placeholderNames = mailTexts[language].reply.placeholders;
  const key = answer?.id ?? 'new';
  const [kept, setKept] = useAtom(typedAtom);
  const save = useSetAtom(saveCannedAnswerAtom);
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<WordsField>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  /** Set when another window has changed it: its present state is in `answer` then. */
  const [late, setLate] = useState<{ readonly change?: LastChange | undefined }>();
  const typed = kept[key] ?? answer ?? empty;
  /** Replaces the text of this answer, or removes it. Input of other answers stays. */
  const keep = (next: (now: TypedCannedAnswer | undefined) => TypedCannedAnswer | undefined) =>
    setKept(({ [key]: now, ...others }) => {
      const mine = next(now);
      return mine ? { ...others, [key]: mine } : others;
    });
  const type = (change: Partial<TypedCannedAnswer>) =>
    isSaving || keep((now = typed) => ({ ...now, ...change }));
  const cancel = () => {
    keep(() => undefined);
    onDone();
  };
  /** Continues with this text after a conflict. */
  const settle = (next?: TypedCannedAnswer) => {
    keep(() => next);
    setLate(undefined);
    form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  /** Reports a failure of a form that was closed meanwhile, perhaps with its window. */
  const report = (words: string) => {
    if (form.current?.closest('dialog')?.open) return;
    notify('error', `${isolated(typed.name)}: ${words}`);
  };
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    report(Object.values(found).join(' '));
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const { id: _, version: __, ...body } = typed;
    const checked = check(answerContent, body);
    if (!checked.ok) {
      const found = Object.entries(checked.errors);
      show(Object.fromEntries(found.map(([name, error]) => [name, fieldMessage(error, language)])));
      return;
    }
    setSaving(true);
    const outcome = await save(typed);
    setSaving(false);
    if (outcome.ok) {
      // After closing and opening again it may hold newer input, which is typed over the saved text.
      const { version } = outcome.data;
      keep((now) => (now === typed ? undefined : now && { ...now, ...(now.id && { version }) }));
      // Closed meanwhile; a form that is open now is another one.
      if (form.current) onDone();
    } else if (outcome.status === 409) {
      setLate({ change: outcome.lastChange });
      report(texts.failedSave);
    } else if (outcome.status === 404) {
      // Deleted in another window: saving creates a new one.
      keep(({ id: _, version: __, ...fresh } = typed) => fresh);
      show({ form: texts.gone });
    } else if (Object.keys(outcome.fields).length > 0) show(outcome.fields);
    else show({ form: outcome.text || texts.failedSave });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onFocus={({ target }) => {
        if (/^(subject|text)$/.test(target.getAttribute('name') ?? '')) {
          lastField.current = target as HTMLElement as WordsField;
        }
      }}
      className="grid gap-3 pb-4"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SmallField label={texts.name} error={errors.name}>
          {(tie) => (
            <input
              {...tie}
              // biome-ignore lint/a11y/noAutofocus: the user opened it to type
              autoFocus
              autoComplete="off"
              value={typed.name}
              readOnly={isSaving}
              maxLength={replyLimits.answerName}
              onChange={({ target }) => type({ name: target.value })}
              className={`h-11 ${smallFieldClass}`}
            />
          )}
        </SmallField>
        <SmallField label={texts.purpose} error={errors.purpose}>
          {(tie) => (
            <select
              {...tie}
              autoComplete="off"
              value={typed.purpose}
              onChange={({ target }) => {
                const purpose = answerPurposes.find((one) => one === target.value);
                if (purpose) type({ purpose });
              }}
              className={`select h-11 ${smallFieldClass}`}
            >
              {answerPurposes.map((one) => (
                <option key={one} value={one}>
                  {texts.purposes[one]}
                </option>
              ))}
            </select>
          )}
        </SmallField>
      </div>
      {typed.purpose === 'application' && (
        <Choice
          label={texts.stage}
          all={texts.noStage}
          value={typed.stage ?? undefined}
          options={applicationStages}
          nameOf={(one) => applications.stages[one]}
          onChoose={(stage) => type({ stage: stage ?? null })}
        />
      )}
      <PlaceholderChips
        fieldNow={() => lastField.current ?? form.current?.querySelector('textarea')}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {languages.map((one) => {
          const named = (text: string) => fill(text, { language: languageName(one, language) });
          const words = typed.texts[one] ?? noWords;
          const errorOf = (part: 'subject' | 'text') => {
            const names = unknownPlaceholders(words[part], placeholders).join(', ');
            const unknown = { key: 'unknownPlaceholder', names } as const;
            return names ? fieldMessage(unknown, language) : errors[`texts.${one}.${part}`];
          };
          return (
            <div key={one} className="grid min-w-0 content-start gap-3">
              <LetterFields
                language={one}
                labels={{ subject: named(texts.subject), text: named(texts.text) }}
                words={{
                  subject: toShown(words.subject, placeholderNames),
                  text: toShown(words.text, placeholderNames),
                }}
                errors={{ subject: errorOf('subject'), text: errorOf('text') }}
                isReadOnly={isSaving}
                className="max-h-96 min-h-40 sm:min-h-72"
                onWords={(change) => {
                  const stored = Object.entries(change).map(([part, text]) => [
                    part,
                    toStored(text, placeholderNames),
                  ]);
                  const next = { ...words, ...Object.fromEntries(stored) };
                  type({ texts: { ...typed.texts, [one]: next } });
                }}
              />
            </div>
          );
        })}
      </div>
      {late && answer && (
        <Conflict
          lead={texts.conflict}
          change={late.change}
          stored={inWords(answer)}
          choices={[
            { label: replies.mine, onPress: () => settle({ ...typed, version: answer.version }) },
            { label: replies.theirs, onPress: () => settle() },
          ]}
        />
      )}
      <ErrorLine>{errors.form}</ErrorLine>
      <DialogButtons onCancel={cancel}>
        <MainButton type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? texts.saving : texts.save}
        </MainButton>
      </DialogButtons>
    </form>
  );
}

type WordsField = HTMLInputElement | HTMLTextAreaElement;

/** The placeholders of a canned answer, each a button that puts it at the caret of a field. */
function PlaceholderChips({ fieldNow }: { fieldNow(): WordsField | null | undefined }) {
  const { texts, language } = useReader();
  const { fill: label, placeholders: meanings } = texts.replies.answers;
  const names = mailTexts[language].reply.placeholders;
  const user = useUser();
  const offered = placeholders.filter((name) => user || name !== 'user');
  const insert = (words: string) => {
    const field = fieldNow();
    if (!field || field.readOnly) return;
    field.focus();
    field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container everywhere
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => insert(`{${names[name]}}`)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-chosen px-3 font-medium hover:underline pointer-coarse:min-h-11"
        >
          <Icon drawing={Plus} size={14} />
          {meanings[name]}
        </button>
      ))}
    </div>
  );
}

type Words = AnswerTexts[Language];

const noWords: Words = { subject: '', text: '' };
const empty: TypedCannedAnswer = {
  ...{ name: '', purpose: 'message', stage: null },
  texts: Object.fromEntries(languages.map((one) => [one, noWords])) as AnswerTexts,
};

function inWords({ name, texts }: TypedCannedAnswer): string {
  const words = languages.map((one) => `${texts[one]?.subject}\n${texts[one]?.text}`);
  return [name, ...words].join('\n\n');
}
