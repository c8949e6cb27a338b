import { atom, type Getter, type Setter } from 'jotai';
import { changeContent } from '#contract/admin/content.ts';
import { isSame, mergeValues, valueAt, withValue } from '#contract/content/edits.ts';
import { contentLimits, maxJsonBytes } from '#contract/field-limits.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshAtom } from '../api-client/queries.ts';
import { keyOf, type Place } from './names.ts';
import { contentRead, documentMapAtom } from './state.ts';
import { dropAtom, keepAtom, type Unsaved, unsavedAtom } from './unsaved.ts';

/** Pause after the last key before what was typed is saved, in ms. */
const pauseMs = 800;
/** Pause before a failed save is repeated, in ms: doubled each time, up to the longest. */
const firstRetryMs = 4000;
const longestRetryMs = 60_000;
/** What a change takes in a call beside its value, at most. */
const perChangeBytes = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let failures = 0;

/** Saves after a pause. */
export const saveSoonAtom = atom(null, (_get, set, afterMs: number = pauseMs) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    set(saveAtom);
  }, afterMs);
});

/** Saves everything that needs no decision of the user; resolves when that has succeeded or failed. */
export const saveAtom = atom(null, (get, set): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  // What is typed meanwhile is saved after it.
  running ??= saveAll(get, set).finally(() => {
    running = undefined;
  });
  return running;
});

async function saveAll(get: Getter, set: Setter): Promise<void> {
  for (;;) {
    set(dropAtom, unchanged(get).map(keyOf));
    const waiting = [...get(unsavedAtom).values()].filter(
      ({ state }) => state === 'typing' || state === 'failed' || state === 'saving',
    );
    if (waiting.length === 0) return;
    const isDone = await send(get, set, batchOf(waiting));
    set(refreshAtom, contentRead);
    // Typing goes on: its pause is awaited, since each save is an entry of the audit trail.
    if (isDone && timer) return;
    if (isDone) continue;
    set(saveSoonAtom, Math.min(firstRetryMs * 2 ** failures, longestRetryMs));
    failures += 1;
    return;
  }
}

/** As many as fit one call, at least one. */
function batchOf(waiting: readonly Unsaved[]): readonly Unsaved[] {
  let bytes = 0;
  const end = waiting.findIndex((one, index) => {
    bytes += new TextEncoder().encode(JSON.stringify(one.value) ?? '').length + perChangeBytes;
    return index > 0 && (index >= contentLimits.changes || bytes > maxJsonBytes);
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

/** What is typed as it was saved already. Sent, it would count as a change, and the other language as behind. */
function unchanged(get: Getter): Unsaved[] {
  const documents = get(documentMapAtom);
  return [...get(unsavedAtom).values()].filter((one) => {
    const draft = documents.get(one.document)?.draft;
    // Without an answer another value may be stored by now.
    const isUnsent = one.state === 'typing' && !one.isConfirmed && !one.sent;
    return isUnsent && draft !== undefined && isSame(one.value, valueAt(draft, one.path));
  });
}

/** @returns whether there was an answer */
async function send(get: Getter, set: Setter, sent: readonly Unsaved[]): Promise<boolean> {
  // Before it is sent: the page may be left before the answer.
  const begun = sent.map((one) => ({ ...one, sent: [...(one.sent ?? []), one.value] }));
  set(keepAtom, begun.map(as('saving')));
  const changes = sent.map(({ document, path, version, value }) => {
    return { document, path, version, value: value ?? null };
  });
  const outcome = await authenticatedCall(get, set, changeContent, { body: { changes } });
  if (!outcome.ok) {
    const { status, fields } = outcome;
    const isRefusal = status === 400 || status === 404 || status === 413;
    if (!isRefusal) {
      set(keepAtom, present(get, sent).map(as('failed')));
      return false;
    }
    const named = sent.filter((one) => fields[keyOf(one)]);
    if (named.length === 0 && sent.length > 1) {
      // One of them is the reason, and the others can be saved. Nothing was stored yet.
      for (const one of sent) {
        const again = present(get, [one]).map((now) => ({ ...now, sent: one.sent }));
        if (!(await send(get, set, again))) return false;
      }
      return true;
    }
    for (const one of sent) {
      const isRefused = named.length === 0 || named.includes(one);
      // Nothing of it was stored, and what was typed since may be accepted.
      const settled = present(get, [one]).map((now) => {
        const state = isRefused && isSame(now.value, one.value) ? 'refused' : 'typing';
        return { ...now, sent: one.sent, state } as const;
      });
      set(keepAtom, settled);
    }
    return true;
  }
  failures = 0;
  for (const { document, path, version } of outcome.data.saved) {
    const one = sent.find((each) => keyOf(each) === keyOf({ document, path }));
    if (one) noteSaved(get, set, one, version);
  }
  for (const { document, path, version, value } of outcome.data.conflicts) {
    settle(get, set, { document, path }, { version, value: value ?? undefined });
  }
  return true;
}

function noteSaved(get: Getter, set: Setter, sent: Unsaved, version: number): void {
  setSaved(set, sent, { value: sent.value, version });
  const now = get(unsavedAtom).get(keyOf(sent));
  if (!now) return;
  if (isSame(now.value, sent.value)) set(dropAtom, [keyOf(sent)]);
  else {
    const rebased = { base: sent.value, version, sent: undefined };
    set(keepAtom, [{ ...now, ...rebased, isConfirmed: false, state: 'typing' }]);
  }
}

/** Another window was faster: what both changed is merged, and asked for only if it is the same text. */
function settle(
  get: Getter,
  set: Setter,
  place: Place,
  theirs: { readonly value: unknown; readonly version: number },
): void {
  setSaved(set, place, theirs);
  const typed = get(unsavedAtom).get(keyOf(place));
  if (!typed) return;
  const { sent, ...mine } = typed;
  const isOwn = sent?.some((value) => isSame(value, theirs.value));
  const merged = mergeValues(isOwn ? theirs.value : mine.base, mine.value, theirs.value);
  if (merged === 'conflict') {
    set(keepAtom, [{ ...mine, state: 'conflict', theirs }]);
    return;
  }
  const rebased = { base: theirs.value, version: theirs.version, value: merged.value };
  set(keepAtom, [{ ...mine, ...rebased, state: 'typing' }]);
}

/** Says which text is kept after a conflict; it is saved over the other. */
export const decideAtom = atom(null, (get, set, place: Place, isMine: boolean) => {
  const one = get(unsavedAtom).get(keyOf(place));
  if (!one?.theirs) return;
  const { theirs, ...rest } = one;
  if (!isMine) set(dropAtom, [keyOf(place)]);
  else {
    const rebased = { base: theirs.value, version: theirs.version };
    set(keepAtom, [{ ...rest, ...rebased, state: 'typing' }]);
    set(saveSoonAtom, 0);
  }
});

function setSaved(
  set: Setter,
  { document, path }: Place,
  { value, version }: { readonly value: unknown; readonly version: number },
): void {
  const changedAtUtc = new Date().toISOString();
  set(documentMapAtom, (all) => {
    const present = all.get(document);
    if (!present) return all;
    const others = present.units.filter((unit) => unit.path !== path);
    return new Map(all).set(document, {
      ...present,
      draft: withValue(present.draft, path, value),
      units: [...others, { path, version, changedAtUtc }],
    });
  });
}

/** As they are now: more may have been typed since. */
function present(get: Getter, sent: readonly Unsaved[]): Unsaved[] {
  const all = get(unsavedAtom);
  return sent.flatMap((one) => all.get(keyOf(one)) ?? []);
}

function as(state: Unsaved['state']) {
  return (one: Unsaved): Unsaved => ({ ...one, state });
}
