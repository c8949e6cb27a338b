import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fieldLimits } from '#contract/field-limits.ts';
import type { Outcome } from '../api-client/call-api.ts';
import { useTexts } from './language.ts';
import { unsavedNotes } from './unsaved-notes.ts';

/** Pause after the last key before a note is saved, in ms. */
const pauseMs = 900;

type State = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

type NoteProps = {
  /** The id of the note's record. */
  readonly id: string;
  /** The saved text; null without one. */
  readonly stored: string | null;
  /** Saves a note; a blank one removes it. The API responds with 409 if it was changed elsewhere meanwhile. */
  save(note: string): Promise<Outcome<unknown>>;
};

/**
 * An internal note, saved while it is typed. Text that could not be saved stays in the field. If
 * the note was changed elsewhere meanwhile, both texts are shown and neither is lost.
 */
export function Note({ id: recordId, stored, save }: NoteProps) {
  const texts = useTexts().note;
  const id = useId();
  // Text typed before the page was locked, or before another record was opened without a network.
  const [unsaved] = useState(() => unsavedNotes.of(recordId));
  const [text, setText] = useState(unsaved?.text ?? stored ?? '');
  const [state, setState] = useState<State>(unsaved ? 'typing' : 'saved');
  /** The API's message on a refused note, such as one that is too long. */
  const [refusal, setRefusal] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The saved text when typing began. */
  const base = useRef(unsaved ? unsaved.base : stored);

  // A change from elsewhere while nothing is typed here. A layout effect: a character typed before a later effect
  // would be overwritten.
  useLayoutEffect(() => {
    if (state !== 'saved') return;
    base.current = stored;
    setText(stored ?? '');
  }, [stored, state]);

  const keep = useEffectEvent(async (note: string) => {
    clearTimeout(timer.current);
    unsavedNotes.keep(recordId, { text: note, base: base.current });
    if (stored !== base.current && note.trim() !== (stored ?? '')) {
      setState('conflict');
      return;
    }
    setState('saving');
    const outcome = await save(note);
    if (!outcome.ok) {
      setRefusal(outcome.status === 400 ? outcome.text : '');
      setState(outcome.status === 409 ? 'conflict' : 'failed');
      return;
    }
    unsavedNotes.drop(recordId, note);
    // Text typed while a save was pending is saved next.
    setState((now) => (now === 'saving' ? 'saved' : now));
  });
  const keepUnsaved = useEffectEvent(() => {
    // Checks the state, not the timer: a character typed before the first effect may have started none.
    if (state === 'typing') keep(text);
  });
  // Saves on unmount: opening another record must not lose the last words.
  useEffect(() => {
    keepUnsaved();
    return () => keepUnsaved();
  }, []);

  return (
    <div className="no-print mt-8">
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        {texts.label}
      </label>
      <textarea
        id={id}
        data-note
        dir="auto"
        value={text}
        maxLength={fieldLimits.note}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => {
          setText(target.value);
          setState('typing');
          unsavedNotes.keep(recordId, { text: target.value, base: base.current });
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keep(target.value), pauseMs);
        }}
        onBlur={() => keepUnsaved()}
        className="mt-1 block field-sizing-content min-h-14 w-full resize-none rounded-2xl border border-transparent bg-surface px-4 py-3.5 placeholder:text-muted hover:border-edge focus:border-edge"
      />
      <p id={`${id}-state`} role="status" className="mt-1 min-h-6 text-sm text-muted">
        {state === 'saving' && texts.saving}
        {state === 'saved' && text !== '' && texts.saved}
      </p>
      {state === 'failed' && (
        <div role="alert" className="text-sm">
          <p className="font-medium text-error">
            {texts.failed} {refusal}
          </p>
          <Choice label={texts.again} onPress={() => keep(text)} />
        </div>
      )}
      {state === 'conflict' && (
        <div role="alert" className="rounded-2xl border border-error p-4">
          <p className="font-semibold">{texts.conflict}</p>
          <blockquote
            dir="auto"
            className="mt-2 whitespace-pre-wrap break-words border-l-2 border-edge pl-3 text-muted"
          >
            {stored ?? texts.emptied}
          </blockquote>
          <Choice
            label={texts.mine}
            onPress={() => {
              base.current = stored;
              keep(text);
            }}
          />
          <Choice
            label={texts.theirs}
            onPress={() => {
              unsavedNotes.drop(recordId, text);
              setText(stored ?? '');
              setState('saved');
            }}
          />
          <Choice
            label={texts.both}
            onPress={() => {
              const both = [stored, text].filter(Boolean).join('\n\n');
              base.current = stored;
              setText(both);
              keep(both);
            }}
          />
        </div>
      )}
    </div>
  );
}

function Choice({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mr-5 min-h-11 font-semibold text-link hover:underline"
    >
      {label}
    </button>
  );
}
