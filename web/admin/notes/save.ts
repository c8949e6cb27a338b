import { atom, type Getter, type Setter } from 'jotai';
import { noAnswer, type Outcome } from '../../api-client/call-api.ts';
import type { NotedRecord } from '../record/record-kind.ts';
import { kindOf, loadedKind } from '../record/record-kinds.ts';
import { saveDraftAtom, savedDraft } from '../replies/conversation-state.ts';
import { draftText } from '../replies/draft-text.ts';
import { isTooLong } from './note-length.ts';
import {
  dropNotesAtom,
  keepNoteAtom,
  type NoteState,
  recordIdOf,
  type UnsavedNote,
  unsavedNotesAtom,
} from './unsaved.ts';

/** Pause after the last key before a note is saved, in ms. */
const pauseMs = 900;
/** Pause before a failed save is repeated, in ms: doubled each time, up to the longest. */
const firstRetryMs = 5000;
const longestRetryMs = 60_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const running = new Map<string, Promise<void>>();
const failures = new Map<string, number>();
/** Texts whose save got no answer: what is stored may be one of them, which is no conflict. */
const unanswered = new Map<string, Set<string>>();

/** What the field of a note knows of it. */
type TypedNote = Omit<UnsavedNote, 'state' | 'refusal'>;

/** Keeps a text with each key, and saves it after a pause. */
export const typeNoteAtom = atom(null, (_get, set, id: string, note: TypedNote) => {
  set(keepNoteAtom, id, { ...note, state: 'typing', refusal: '' });
  saveLater(set, id, pauseMs);
});

/** Saves a note or a draft now; resolves when that has succeeded or failed. */
export const saveNoteAtom = atom(null, (get, set, id: string): Promise<void> => {
  const underWay = running.get(id);
  if (underWay) return underWay;
  const run = save(get, set, id).finally(() => running.delete(id));
  running.set(id, run);
  return run;
});

/** Not `saveNoteAtom` itself: inside its own write function, `set` would assign a value instead of calling it. */
const saveDueAtom = atom(null, (_get, set, id: string) => set(saveNoteAtom, id));

/** Saves all notes that need no decision of the user. */
export const saveNotesAtom = atom(null, async (get, set) => {
  const waiting = [...get(unsavedNotesAtom)].filter(
    ([, { state }]) => state === 'typing' || state === 'saving' || state === 'failed',
  );
  await Promise.all(
    waiting.map(([id]) => {
      // The network may be back: an attempt that began without it is soon repeated.
      failures.delete(id);
      return set(saveNoteAtom, id);
    }),
  );
});

/** Saves a note whose pause has not ended. */
export const finishNoteAtom = atom(null, (get, set, id: string) => {
  if (get(unsavedNotesAtom).get(id)?.state === 'typing') set(saveNoteAtom, id);
});

async function save(get: Getter, set: Setter, id: string): Promise<void> {
  clearTimeout(timers.get(id));
  const note = get(unsavedNotesAtom).get(id);
  if (!note) return;
  if (!note.isDraft && isTooLong(note.text)) {
    set(keepNoteAtom, id, { ...note, state: 'refused', refusal: '' });
    return;
  }
  // The other states stay during a retry, so that what they show does not come and go.
  if (note.state === 'typing') set(keepNoteAtom, id, { ...note, state: 'saving' });
  const outcome = await send(get, set, id, note);
  if (outcome.ok) unanswered.delete(id);
  else if (outcome.status === undefined || outcome.status >= 500) {
    unanswered.set(id, new Set([...(unanswered.get(id) ?? []), note.text.trim()]));
  }
  const now = get(unsavedNotesAtom).get(id);
  if (!now) return;
  if (outcome.ok && now.text === note.text) {
    failures.delete(id);
    set(dropNotesAtom, [id]);
    return;
  }
  if (now.text !== note.text) {
    const saved = outcome.ok && { base: outcome.data.note, version: outcome.data.version };
    set(keepNoteAtom, id, { ...now, ...saved });
    saveLater(set, id, pauseMs);
  } else if (!outcome.ok) {
    const state = stateAfter(outcome.status);
    const refusal = state === 'refused' ? outcome.text : '';
    set(keepNoteAtom, id, { ...now, state, refusal });
    if (state === 'failed') saveLater(set, id, retryMs(id));
  }
}

async function send(
  get: Getter,
  set: Setter,
  id: string,
  { about, isDraft, text, base, version }: UnsavedNote,
): Promise<Outcome<NotedRecord>> {
  const mine = unanswered.get(id) ?? new Set();
  if (isDraft) return sendDraft(get, set, recordIdOf(id), { text, version }, mine);
  try {
    // Without a wait where it is loaded: a page that is being left runs no later task.
    const kind = loadedKind(about) ?? (await kindOf(about));
    const bases = [base, ...[...mine].map((sent) => sent || null)];
    const open = kind.openNote(get);
    const isOther = open?.id === id && ![...bases, text.trim() || null].includes(open.note);
    if (isOther) return conflict;
    let outcome: Outcome<NotedRecord> = conflict;
    for (const note of bases) {
      outcome = await kind.saveNote(set, { id, version, note }, text.trim());
      if (outcome.ok || outcome.status !== 409) break;
    }
    return outcome;
  } catch {
    // The code of the kind could not be loaded.
    return noAnswer;
  }
}

const conflict = { ...noAnswer, status: 409 } as const;

async function sendDraft(
  get: Getter,
  set: Setter,
  id: string,
  draft: Pick<UnsavedNote, 'text' | 'version'>,
  mine: ReadonlySet<string>,
): Promise<Outcome<NotedRecord>> {
  const outcome = await set(saveDraftAtom, id, draft);
  if (outcome.ok || outcome.status !== 409) return outcome;
  const saved = savedDraft(get, id);
  if (!saved || !mine.has(draftText(saved))) return outcome;
  return set(saveDraftAtom, id, { ...draft, version: saved.version });
}

function stateAfter(status: number | undefined): NoteState {
  switch (status) {
    case 409:
      return 'conflict';
    case 404:
      return 'gone';
    case 400:
    case 413:
      return 'refused';
    default:
      return 'failed';
  }
}

function retryMs(id: string): number {
  const count = failures.get(id) ?? 0;
  failures.set(id, count + 1);
  return Math.min(firstRetryMs * 2 ** count, longestRetryMs);
}

function saveLater(set: Setter, id: string, afterMs: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => set(saveDueAtom, id), afterMs),
  );
}
