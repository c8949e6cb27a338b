import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import type { Person } from '#contract/admin/data-protection.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { dangerButton, quietButton } from '../ui/buttons.ts';
import { erasePersonAtom } from './person.ts';

type ErasePersonProps = {
  readonly person: Person;
  readonly isOpen: boolean;
  onClose(): void;
};

/** Says what will be erased for good, and requires the e-mail address to be typed again. */
export function ErasePerson({ person, isOpen, onClose }: ErasePersonProps) {
  const { people: texts, cancel, close } = useTexts();
  const language = useAtomValue(languageAtom);
  const erase = useSetAtom(erasePersonAtom);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<{ field?: string; form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  // Cleared when the person changes: text typed for one person must not confirm the next.
  useLayoutEffect(() => {
    if (isOpen) return;
    setTyped('');
    setError({});
  }, [isOpen]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim().toLowerCase() !== person.email.toLowerCase()) {
      setError({ field: texts.notTheSame.replace('{email}', () => person.email) });
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const outcome = await erase(person);
    setBusy(false);
    if (outcome.ok) onClose();
    else setError({ form: outcome.text || texts.eraseFailed });
  };

  const counted = (text: string, { length }: readonly unknown[]) =>
    length > 0 && <li>{text.replace('{count}', length.toLocaleString(language))}</li>;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.eraseTitle} closeLabel={close}>
      <form
        noValidate
        onSubmit={submit}
        className="grid w-[min(32rem,calc(100vw-5rem))] grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div>
          <p>{texts.eraseLead}</p>
          <ul className="mt-2 ml-5 list-disc">
            {counted(texts.eraseMessages, person.messages)}
            {counted(texts.eraseApplications, person.applications)}
          </ul>
        </div>
        <p className="text-muted">{texts.eraseWarning}</p>
        <TextField
          label={texts.typeAgain}
          hint={person.email}
          error={error.field}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError({});
          }}
        />
        {error.form && (
          <p role="alert" className="font-medium text-error">
            {error.form}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={quietButton}>
            {cancel}
          </button>
          <button type="submit" aria-disabled={isBusy || undefined} className={dangerButton}>
            {isBusy ? texts.erasing : texts.eraseConfirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
