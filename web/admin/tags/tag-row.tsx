import { useAtomValue, useSetAtom } from 'jotai';
import { Pencil, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CountedTag } from '#contract/admin/tags.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { isolated } from '../format/isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { dangerButton, mainButton, quietButton } from '../ui/buttons.ts';
import { changeTagAtom, eraseTagAtom } from './actions.ts';
import { ColourChoice } from './colour-choice.tsx';
import { TagDot } from './tag-chip.tsx';

type TagRowProps = {
  readonly tag: CountedTag;
  /** Whether it is being changed or deleted. */
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  onErased(): void;
};

const tool =
  'grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-chosen hover:text-text';

/** A tag with the number of its records, and the ways to change it. */
export function TagRow({ tag, isOpen, onOpen, onErased }: TagRowProps) {
  const { tags: texts } = useTexts();
  const [part, setPart] = useState<'change' | 'erase'>('change');
  const first = useRef<HTMLButtonElement>(null);
  const records = useRecordsInWords(tag);
  const named = (words: string) => words.replace('{name}', () => isolated(tag.name));
  const close = () => {
    onOpen(false);
    setTimeout(() => {
      // The pressed button is gone with its part, unless that of another tag is open by now.
      const rows = first.current?.closest('ul');
      if (!rows?.contains(document.activeElement)) first.current?.focus();
    });
  };
  const open = (which: 'change' | 'erase') => {
    setPart(which);
    onOpen(true);
  };
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-3">
        <TagDot colour={tag.colour} className="size-3" />
        <p className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{tag.name}</bdi>
          <span className="block text-sm text-muted">{records}</span>
        </p>
        <button
          ref={first}
          data-change
          type="button"
          aria-label={named(texts.change)}
          title={texts.changeTitle}
          aria-expanded={isOpen && part === 'change'}
          onClick={() => open('change')}
          className={tool}
        >
          <Icon drawing={Pencil} size={17} />
        </button>
        <button
          type="button"
          aria-label={named(texts.erase)}
          title={texts.eraseTitle}
          aria-expanded={isOpen && part === 'erase'}
          onClick={() => open('erase')}
          className={tool}
        >
          <Icon drawing={Trash2} size={17} />
        </button>
      </div>
      {isOpen && part === 'change' && <ChangePart tag={tag} onDone={close} />}
      {isOpen && part === 'erase' && (
        <ErasePart tag={tag} records={records} onCancel={close} onErased={onErased} />
      )}
    </li>
  );
}

function ChangePart({ tag, onDone }: { tag: CountedTag; onDone(): void }) {
  const { tags: texts } = useTexts();
  const id = useId();
  const [name, setName] = useState(tag.name);
  const [colour, setColour] = useState(tag.colour);
  const change = useSetAtom(changeTagAtom);
  const { error, isRunning, run } = useRun(onDone);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(() => change({ id: tag.id, name: name.trim(), colour }));
      }}
      className="grid gap-3 pb-3 pl-6"
    >
      <div>
        <label htmlFor={id} className="text-sm text-muted">
          {texts.name}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: opened by the user to be typed in
          autoFocus
          value={name}
          readOnly={isRunning}
          maxLength={fieldLimits.tagName}
          autoComplete="off"
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
          className="h-11 w-full rounded-xl border border-edge bg-raised px-3 aria-invalid:border-error"
        />
        <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      </div>
      <ColourChoice
        name={`${id}-colour`}
        colour={colour}
        onColour={(next) => {
          if (!isRunning) setColour(next);
        }}
      />
      <Buttons onCancel={onDone}>
        <button type="submit" aria-disabled={isRunning || undefined} className={mainButton}>
          {texts.save}
        </button>
      </Buttons>
    </form>
  );
}

type ErasePartProps = {
  readonly tag: CountedTag;
  readonly records: string;
  onCancel(): void;
  onErased(): void;
};

function ErasePart({ tag, records, onCancel, onErased }: ErasePartProps) {
  const { tags: texts } = useTexts();
  const erase = useSetAtom(eraseTagAtom);
  const { error, isRunning, run } = useRun(onErased);
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no fields here
    <div role="group" aria-labelledby={id} className="grid gap-3 pb-3 pl-6">
      <p id={id}>
        {(tag.messages + tag.applications > 0 ? texts.eraseLead : texts.eraseUnused)
          .replace('{name}', () => isolated(tag.name))
          .replace('{records}', records)}
      </p>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      <Buttons onCancel={onCancel} cancelRef={cancel}>
        <button
          type="button"
          aria-disabled={isRunning || undefined}
          onClick={() => run(() => erase(tag.id))}
          className={dangerButton}
        >
          {texts.eraseTitle}
        </button>
      </Buttons>
    </div>
  );
}

type ButtonsProps = {
  onCancel(): void;
  readonly cancelRef?: React.Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

function Buttons({ onCancel, cancelRef, children }: ButtonsProps) {
  const { cancel } = useTexts();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <button ref={cancelRef} type="button" onClick={onCancel} className={quietButton}>
        {cancel}
      </button>
      {children}
    </div>
  );
}

function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="text-sm font-medium text-error not-empty:mt-1">
      {children}
    </p>
  );
}

/** Runs a change once at a time: what went wrong is shown, in a toast if the part is closed by then, else the part is done. */
function useRun(onDone: () => void) {
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const run = async (make: () => Promise<string>) => {
    if (isRunning) return;
    setRunning(true);
    const wrong = await make();
    setRunning(false);
    setError(wrong);
    if (!wrong) onDone();
    else if (!isShown.current) notify('error', wrong);
  };
  return { error, isRunning, run };
}

/** “12 messages, 3 applications”; what is zero is left out, unless both are. */
function useRecordsInWords({ messages, applications }: CountedTag): string {
  const { tags: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const counted = (words: string, count: number) =>
    words.replace('{count}', count.toLocaleString(language));
  if (messages + applications === 0) return texts.unused;
  return [
    messages > 0 && counted(messages === 1 ? texts.oneMessage : texts.messages, messages),
    applications > 0 &&
      counted(applications === 1 ? texts.oneApplication : texts.applications, applications),
  ]
    .filter(Boolean)
    .join(', ');
}
