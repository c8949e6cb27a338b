import { atom, type Getter, type Setter } from 'jotai';
import { changeContent } from '#contract/admin/content.ts';
import { isSame, mergeValues, valueAt, withValue } from '#contract/content/edits.ts';
import { contentLimits, maxJsonBytes } from '#contract/field-limits.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshAtom } from '../api-client/queries.ts';

import { createSaving, type SaveResult } from '../autosave/saving.ts';
import { isSent } from '../autosave/unsaved.ts';
import { type FieldRef, keyOf } from './names.ts';
import {
  contentRead,
  documentMapAtom,
  dropAtom,
  type OpenDocument,
  type Saved,
  type SavedElsewhere,
  type UnsavedText,
  unsavedAtom,
  unsavedTexts,
} from './state.ts';

type Texts = ReadonlyMap<string, UnsavedText>;
type Results = ReadonlyMap<string, SaveResult<UnsavedText>>;

/** Bytes of a change in a call besides its value, at most. */
const perChangeBytes = 300;

const saving = createSaving(unsavedTexts, {
  // All of them are one call.
  queueOf: () => '',
  batchOf,
  check: (get, text) => (isUnchanged(get, text) ? undefined : text),
  async send(get, set, batch) {
    const results = await send(get, set, batch);
    set(refreshAtom, contentRead);
    return results;
  },
});

export const { saveAllAtom: saveAtom, typeAtom } = saving;

/** As many as fit one call, at least one. */
function batchOf(waiting: Texts): Texts {
  const all = [...waiting];
  let bytes = 0;
  const end = all.findIndex(([, { value }], index) => {
    bytes += new TextEncoder().encode(JSON.stringify(value) ?? '').length + perChangeBytes;
    return index > 0 && (index >= contentLimits.changes || bytes > maxJsonBytes);
  });
  return end === -1 ? waiting : new Map(all.slice(0, end));
}

/** Edits that equal the saved value. Sent, they would count as changes, and the other language as outdated. */
function isUnchanged(get: Getter, text: UnsavedText): boolean {
  const draft = get(documentMapAtom).get(text.document)?.draft;
  // Without a response another value may be stored by now.
  const isUnsent = text.state === 'typing' && !text.isConfirmed && !text.sent;
  return isUnsent && draft !== undefined && isSame(text.value, valueAt(draft, text.path));
}

async function send(get: Getter, set: Setter, sent: Texts): Promise<Results> {
  const changes = [...sent.values()].map(({ document, path, version, value }) => {
    return { document, path, version, value: value ?? null };
  });
  const outcome = await authenticatedCall(get, set, changeContent, { body: { changes } });
  if (!outcome.ok) {
    const { status, fields } = outcome;
    const keys = [...sent.keys()];
    if (status !== 400 && status !== 404 && status !== 413) {
      return new Map(keys.map((key) => [key, { state: 'failed' }]));
    }
    const named = keys.filter((key) => fields[key]);
    // One of them is the reason; the others can be saved. Nothing was stored yet.
    if (named.length === 0 && sent.size > 1) return sendEach(get, set, sent);
    const refused = named.length > 0 ? named : keys;
    return new Map(refused.map((key) => [key, { state: 'refused', refusal: '' }]));
  }
  const results = new Map<string, SaveResult<UnsavedText>>();
  const { saved, conflicts, problems } = outcome.data;
  for (const { document, path, version, ...stored } of saved) {
    const key = keyOf({ document, path });
    const value = 'value' in stored ? stored.value : sent.get(key)?.value;
    setSaved(set, { document, path }, { value, version }, { problems });
    results.set(key, { state: 'saved', rebased: { base: value, version, isConfirmed: false } });
  }
  for (const { document, path, version, value = undefined, lastChange } of conflicts) {
    const theirs = { version, value: value ?? undefined, lastChange };
    setSaved(set, { document, path }, theirs);
    const merge = (now: UnsavedText) => merged(now, theirs);
    results.set(keyOf({ document, path }), { state: 'merged', merge });
  }
  return results;
}

async function sendEach(get: Getter, set: Setter, sent: Texts): Promise<Results> {
  const results: [string, SaveResult<UnsavedText>][] = [];
  for (const one of sent) results.push(...(await send(get, set, new Map([one]))));
  return new Map(results);
}

/** Another window was faster: merges changes of different parts; asks only if the same text was changed. */
function merged(mine: UnsavedText, theirs: SavedElsewhere): UnsavedText {
  const base = isSent(mine, theirs.value) ? theirs.value : mine.base;
  const both = mergeValues(base, mine.value, theirs.value);
  if (both === 'conflict') return { ...mine, state: 'conflict', theirs };
  const { value: rebased, version } = theirs;
  return { ...mine, base: rebased, version, value: both.value, state: 'typing' };
}

/** Stores the user's decision after a conflict; the chosen text is saved over the other. */
export const decideAtom = atom(null, (get, set, fieldRef: FieldRef, isMine: boolean) => {
  const key = keyOf(fieldRef);
  const one = get(unsavedAtom).get(key);
  if (!one?.theirs) return;
  const { theirs, ...rest } = one;
  if (!isMine) set(dropAtom, [key]);
  else {
    const { value: base, version } = theirs;
    set(typeAtom, [[key, { ...rest, base, version, state: 'typing' }]]);
    set(saveAtom);
  }
});

/** @param found why saved values of the document cannot be published */
function setSaved(
  set: Setter,
  { document, path }: FieldRef,
  { value, version }: Saved,
  found?: Pick<OpenDocument, 'problems'>,
): void {
  set(documentMapAtom, (all) => {
    const present = all.get(document);
    if (!present) return all;
    const others = present.units.filter((unit) => unit.path !== path);
    return new Map(all).set(document, {
      ...{ ...present, ...found },
      draft: withValue(present.draft, path, value),
      units: [...others, { path, version }],
    });
  });
}
