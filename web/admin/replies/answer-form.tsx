import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AnswerTexts, answerContent, answerPurposes } from '#contract/admin/canned-answer.ts';
import { type CannedAnswer, placeholders } from '#contract/admin/canned-answers.ts';
import { check } from '#contract/check.ts';
import { replyLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { type Language, languages } from '#contract/languages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { isolated } from '../format/isolated.ts';
import { languageName } from '../format/language-name.ts';
import { languageAtom, useTexts } from '../language.ts';
import { hiddenOnLock } from '../session/cleared-on-lock.ts';
import { mainButton, quietButton } from '../ui/buttons.ts';
import { Conflict } from '../ui/conflict.tsx';
import { saveAnswerAtom, type TypedAnswer } from './answers-state.ts';

type AnswerFormProps = {
  /** None for a new one. */
  readonly answer?: CannedAnswer;
  onDone(): void;
};

/** What was typed in a form that was left: a closed window keeps it, and a locked page. It tells of nobody. */
const typedAtom = hiddenOnLock<ReadonlyMap<string, TypedAnswer>>(new Map(), (typed) => typed);

const field =
  'w-full rounded-xl border border-edge bg-raised px-3 aria-invalid:border-2 aria-invalid:border-error';

/** A canned answer as fields, each text in every language of the site. */
export function AnswerForm({ answer, onDone }: AnswerFormProps) {
  const allTexts = useTexts();
  const { replies } = allTexts;
  const texts = replies.answers;
  const language = useAtomValue(languageAtom);
  const key = answer?.id ?? 'new';
  const kept = useAtomValue(typedAtom);
  const setKept = useSetAtom(typedAtom);
  const save = useSetAtom(saveAnswerAtom);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  /** Whether another window has changed it: the present one is in `answer` then. */
  const [isLate, setLate] = useState(false);
  const typed = kept.get(key) ?? answer ?? empty;
  const type = (change: Partial<TypedAnswer>) => {
    if (isSaving) return;
    setKept((now) => new Map(now).set(key, { ...typed, ...now.get(key), ...change }));
  };
  /** Keeps another text, or none. What is typed of other answers stays. */
  const keep = (next: (now: TypedAnswer | undefined) => TypedAnswer | undefined) =>
    setKept((now) => {
      const others = [...now].filter(([one]) => one !== key);
      const mine = next(now.get(key));
      return new Map(mine ? [...others, [key, mine]] : others);
    });
  const cancel = () => {
    keep(() => undefined);
    onDone();
  };
  /** Goes on with this text after a conflict. */
  const settle = (next?: TypedAnswer) => {
    keep(() => next);
    setLate(false);
    form.current?.querySelector<HTMLElement>('input')?.focus();
  };
  /** Reports a failure of a form that was closed meanwhile, and perhaps with it the window. */
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
      // Closed and opened again meanwhile, it may hold other words, which are typed over those that were saved.
      const { version } = outcome.data;
      keep((now) => (now === typed ? undefined : now && { ...now, ...(now.id && { version }) }));
      // Closed meanwhile: what is open by now is another form.
      if (form.current) onDone();
    } else if (outcome.status === 409) {
      setLate(true);
      report(texts.failedSave);
    } else if (outcome.status === 404) {
      // Deleted in another window. Saved again, it is a new one.
      setKept((now) => {
        const { id: _, version: __, ...fresh } = now.get(key) ?? typed;
        return new Map(now).set(key, fresh);
      });
      show({ form: texts.gone });
    } else if (Object.keys(outcome.fields).length > 0) show(outcome.fields);
    else show({ form: outcome.text || texts.failedSave });
  };
  const control = (name: string) => ({
    id: `${id}-${name}`,
    autoComplete: 'off',
    ...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-error` }),
  });
  const input = (name: string) => ({ ...control(name), readOnly: isSaving });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3 pb-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id={`${id}-name`} label={texts.name} error={errors.name}>
          <input
            {...input('name')}
            // biome-ignore lint/a11y/noAutofocus: opened by the user to be typed in
            autoFocus
            value={typed.name}
            maxLength={replyLimits.answerName}
            onChange={({ target }) => type({ name: target.value })}
            className={`h-11 ${field}`}
          />
        </Field>
        <Field id={`${id}-purpose`} label={texts.purpose} error={errors.purpose}>
          <select
            {...control('purpose')}
            value={typed.purpose}
            onChange={({ target }) => {
              const purpose = answerPurposes.find((one) => one === target.value);
              if (purpose) type({ purpose });
            }}
            className={`select h-11 ${field}`}
          >
            {answerPurposes.map((one) => (
              <option key={one} value={one}>
                {texts.purposes[one]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <p className="text-sm text-muted">
        {texts.fill}{' '}
        {placeholders.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code className="text-text">{`{${name}}`}</code> {texts.placeholders[name]}
          </span>
        ))}
      </p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {languages.map((one) => (
          <TextsIn
            key={one}
            language={one}
            input={input}
            errors={errors}
            words={typed.texts[one] ?? noWords}
            onWords={(words) => type({ texts: { ...typed.texts, [one]: words } })}
          />
        ))}
      </div>
      {isLate && answer && (
        <Conflict
          lead={texts.conflict}
          stored={inWords(answer)}
          choices={[
            { label: replies.mine, onPress: () => settle({ ...typed, version: answer.version }) },
            { label: replies.theirs, onPress: () => settle() },
          ]}
        />
      )}
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.form}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={cancel} className={quietButton}>
          {allTexts.cancel}
        </button>
        <button type="submit" aria-disabled={isSaving || undefined} className={mainButton}>
          {isSaving ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}

type Words = AnswerTexts[Language];

const noWords: Words = { subject: '', text: '' };
const empty: TypedAnswer = {
  ...{ name: '', purpose: 'message' },
  texts: Object.fromEntries(languages.map((one) => [one, noWords])) as AnswerTexts,
};

/** All that an answer says. */
function inWords({ name, texts }: TypedAnswer): string {
  const words = languages.map((one) => `${texts[one]?.subject}\n${texts[one]?.text}`);
  return [name, ...words].join('\n\n');
}

type TextsInProps = {
  readonly language: Language;
  readonly words: Words;
  readonly errors: Readonly<Record<string, string>>;
  input(name: string): object & { readonly id: string };
  onWords(words: Words): void;
};

function TextsIn({ language, words, errors, input, onWords }: TextsInProps) {
  const texts = useTexts().replies.answers;
  const shown = useAtomValue(languageAtom);
  const named = (text: string) => text.replace('{language}', () => languageName(language, shown));
  const [subject, text] = [input(`texts.${language}.subject`), input(`texts.${language}.text`)];
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Field
        id={subject.id}
        label={named(texts.subject)}
        error={errors[`texts.${language}.subject`]}
      >
        <input
          {...subject}
          lang={language}
          value={words.subject}
          maxLength={replyLimits.subject}
          onChange={({ target }) => onWords({ ...words, subject: target.value })}
          className={`h-11 ${field}`}
        />
      </Field>
      <Field id={text.id} label={named(texts.text)} error={errors[`texts.${language}.text`]}>
        <textarea
          {...text}
          lang={language}
          value={words.text}
          onChange={({ target }) => onWords({ ...words, text: target.value })}
          className={`block field-sizing-content max-h-96 min-h-40 sm:min-h-72 resize-none py-2.5 leading-relaxed ${field}`}
        />
      </Field>
    </div>
  );
}

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: React.ReactNode;
};

function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children}
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1 text-sm font-medium text-error empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
