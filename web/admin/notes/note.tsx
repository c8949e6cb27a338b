import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LastChange } from '#contract/admin/done-by.ts';
import type { ListedMessage } from '#contract/admin/messages.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { shortDateTime } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import type { NotedRecord } from '../record/record-kinds.ts';
import { useMay } from '../session/user.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Conflict } from '../ui/conflict.tsx';
import { isTooLong, noteLength, saveNoteAtom, typeNoteAtom } from './save.ts';
import { dropNotesAtom, type UnsavedNote, unsavedNotesAtom } from './unsaved.ts';

type NoteProps = {
  readonly about: UnsavedNote['about'];
  readonly record: NotedRecord & Pick<ListedMessage, 'fullName' | 'noteChange'>;
};

/** An internal note: a field for whoever may write it, else its text. */
export function Note(props: NoteProps) {
  return useMay('letters') ? <NoteField {...props} /> : <ReadNote {...props.record} />;
}

function ReadNote({ note, noteChange }: NoteProps['record']) {
  const texts = useTexts().note;
  if (!note) return null;
  return (
    <section aria-label={texts.label} className="no-print mt-8">
      <h3 className="text-sm font-semibold text-muted">{texts.label}</h3>
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {note}
      </p>
      <p className="mt-1 text-sm text-muted">{noteChange && <ChangedBy {...noteChange} />}</p>
    </section>
  );
}

function ChangedBy({ by, atUtc }: NonNullable<LastChange>) {
  const language = useLanguage();
  return (
    <>
      <bdi>{by}</bdi>, {shortDateTime(atUtc, language)}
    </>
  );
}

/** The field is saved while it is typed. After a change elsewhere, both texts are shown. */
function NoteField({ about, record }: NoteProps) {
  const { id, note: stored, noteChange: change, version, fullName: name } = record;
  const texts = useTexts().note;
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Includes text typed before a lock or a reload, or whose save failed while another record was open.
  const unsaved = useAtomValue(unsavedNotesAtom).get(id);
  const keep = useSetAtom(typeNoteAtom);
  const save = useSetAtom(saveNoteAtom);
  const drop = useSetAtom(dropNotesAtom);
  const [text, setText] = useState(unsaved?.value ?? stored ?? '');

  // Takes over a change from elsewhere while nothing is typed here; a trailing blank stays. A layout effect: a
  // character typed before a later effect would be overwritten.
  useLayoutEffect(() => {
    if (!unsaved && text.trim() !== (stored ?? '')) setText(stored ?? '');
  }, [stored, unsaved, text]);

  useEffect(() => {
    save(id);
    return () => void save(id);
  }, [id, save]);

  const type = (next: string) => {
    setText(next);
    keep(id, {
      ...{ about, value: next, name },
      base: unsaved ? unsaved.base : stored,
      version: unsaved ? unsaved.version : version,
    });
  };
  /** Saves a text over the stored one. */
  const overwrite = (next: string) => {
    setText(next);
    keep(id, { about, value: next, name, base: stored, version });
    save(id);
    field.current?.focus();
  };

  const state = unsaved?.state ?? 'saved';
  return (
    <div className="no-print mt-8">
      <label htmlFor={fieldId} className="text-sm font-semibold text-muted">
        {texts.label}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        data-note
        dir="auto"
        value={text}
        placeholder={texts.placeholder}
        aria-invalid={isTooLong(text) || undefined}
        aria-describedby={`${fieldId}-state`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => save(id)}
        className="mt-1 block field-sizing-content min-h-14 w-full resize-none rounded-2xl border border-transparent bg-surface px-4 py-3.5 placeholder:text-muted hover:border-edge focus:border-edge aria-invalid:border-2 aria-invalid:border-error"
      />
      <p id={`${fieldId}-state`} role="status" className="mt-1 min-h-6 text-sm text-muted">
        {state === 'saving' && texts.saving}
        {state === 'saved' && text.trim() !== '' && texts.saved}
        {state === 'saved' && change && (
          <>
            {' · '}
            <ChangedBy {...change} />
          </>
        )}
        <TooLong text={text} />
      </p>
      {(state === 'failed' || (state === 'refused' && !isTooLong(text))) && (
        <div role="alert" className="text-sm">
          <p className="font-medium text-error">
            {texts.failed} {unsaved?.refusal}
          </p>
          <LinkButton
            onClick={() => {
              type(text);
              save(id);
              field.current?.focus();
            }}
          >
            {texts.again}
          </LinkButton>
        </div>
      )}
      {state === 'conflict' && (
        <Conflict
          lead={texts.conflict}
          change={change}
          stored={stored ?? texts.emptied}
          choices={[
            { label: texts.mine, onPress: () => overwrite(text) },
            {
              label: texts.theirs,
              onPress() {
                drop([id]);
                field.current?.focus();
              },
            },
            {
              label: texts.both,
              onPress: () => overwrite([stored, text].filter(Boolean).join('\n\n')),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Shows by how much a text is too long. Pasted text is not cut: the user decides. */
function TooLong({ text }: { text: string }) {
  const texts = useTexts().note;
  const language = useLanguage();
  if (!isTooLong(text)) return null;
  return (
    <span className="font-medium text-error">
      {fieldMessage({ key: 'tooLong', max: fieldLimits.note }, language)}{' '}
      {fill(texts.length, { count: noteLength(text) }, language)}
    </span>
  );
}
