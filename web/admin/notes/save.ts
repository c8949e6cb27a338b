import { atom, type Getter, type Setter } from 'jotai';
import { fieldLimits } from '#contract/field-limits.ts';
import { noResponse, type Outcome } from '../../api-client/call-api.ts';
import { createSaving, type SaveResult } from '../autosave/saving.ts';
import { isSent } from '../autosave/unsaved.ts';
import { type NotedRecord, recordKinds } from '../record/record-kinds.ts';
import { saveDraftAtom, savedDraft } from '../replies/conversation-state.ts';
import { draftText } from '../replies/draft-text.ts';
import { recordIdOf, type UnsavedNote, unsavedNotes, unsavedNotesAtom } from './unsaved.ts';

const saving = createSaving(unsavedNotes, {
  // Each is a call of its own.
  queueOf: (key) => key,
  check: (_get, note) =>
    !note.isDraft && isTooLong(note.value) ? { ...note, state: 'refused' } : note,
  async send(get, set, batch) {
    const results = [...batch].map(async ([key, note]) => {
      const sent = note.isDraft ? sendDraft(get, set, key, note) : sendNote(get, set, key, note);
      return [key, resultOf(await sent)] as const;
    });
    return new Map(await Promise.all(results));
  },
});

export const { saveAtom: saveNoteAtom, saveAllAtom: saveNotesAtom } = saving;

/** What the field knows of its note. */
type TypedNote = Omit<UnsavedNote, 'state' | 'refusal' | 'sent'>;

/** Stores a text with each key, and saves it after a pause. */
export const typeNoteAtom = atom(null, (get, set, id: string, note: TypedNote) => {
  const sent = get(unsavedNotesAtom).get(id)?.sent;
  set(saving.typeAtom, [[id, { ...note, sent, state: 'typing' }]]);
});

async function sendNote(
  get: Getter,
  set: Setter,
  id: string,
  { about, value, base, version, sent = [] }: UnsavedNote,
): Promise<Outcome<NotedRecord>> {
  const kind = recordKinds[about];
  const text = value.trim();
  const bases = [base, ...sent.map((one) => String(one).trim() || null)];
  const open = kind.openNote(get);
  const isOther = open?.id === id && ![...bases, text || null].includes(open.note);
  if (isOther) return conflict;
  let outcome: Outcome<NotedRecord> = conflict;
  for (const note of bases) {
    outcome = await kind.saveNote(set, { id, version, note }, text);
    if (outcome.ok || outcome.status !== 409) break;
  }
  return outcome;
}

const conflict = { ...noResponse, status: 409 } as const;

async function sendDraft(
  get: Getter,
  set: Setter,
  key: string,
  { value: text, version, sent }: UnsavedNote,
): Promise<Outcome<NotedRecord>> {
  const id = recordIdOf(key);
  const outcome = await set(saveDraftAtom, id, { text, version });
  if (outcome.ok || outcome.status !== 409) return outcome;
  const saved = savedDraft(get, id);
  if (!saved || !isSent({ sent }, draftText(saved))) return outcome;
  return set(saveDraftAtom, id, { text, version: saved.version });
}

function resultOf(outcome: Outcome<NotedRecord>): SaveResult<UnsavedNote> {
  if (outcome.ok) {
    const { note: base, version } = outcome.data;
    return { state: 'saved', rebased: { base, version } };
  }
  switch (outcome.status) {
    case 409:
      return { state: 'conflict' };
    case 404:
      return { state: 'gone' };
    case 400:
    case 413:
      return { state: 'refused', refusal: outcome.text };
    default:
      return { state: 'failed' };
  }
}

/** The length of a note as the API counts it: in code points, without blanks at its ends. */
export function noteLength(text: string): number {
  return [...text.trim()].length;
}

/** Whether a note is longer than the API accepts. */
export function isTooLong(text: string): boolean {
  // A code point is at most two units: most texts need no counting.
  return text.length > fieldLimits.note && noteLength(text) > fieldLimits.note;
}
