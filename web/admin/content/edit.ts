import { atom } from 'jotai';
import { isSame, mergeValues, valueAt } from '#contract/content/edits.ts';
import { updated } from './fields/updated.ts';
import { followingChanges } from './linked-records.ts';
import { type Change, keyOf, type Place } from './names.ts';
import { saveAtom, typeAtom } from './save.ts';
import { documentMapAtom, problemsAtom, valueOfAtom, versionIn } from './state.ts';
import { type UnsavedText, unsavedAtom } from './unsaved.ts';

/** What was changed at once, so that one step takes it back. */
type Step = {
  readonly changes: readonly (Place & { readonly from: unknown; readonly to: unknown })[];
  readonly atMs: number;
};

/** Typing in one text without a pause of this many ms is one step. */
const stepMs = 1200;
const mostSteps = 300;

const doneAtom = atom<readonly Step[]>([]);
const undoneAtom = atom<readonly Step[]>([]);
export const canUndoAtom = atom((get) => get(doneAtom).length > 0);
export const canRedoAtom = atom((get) => get(undoneAtom).length > 0);

/** Begins a page: its steps are its own. */
export const forgetStepsAtom = atom(null, (_get, set) => {
  set(doneAtom, []);
  set(undoneAtom, []);
});

/**
 * Changes values, to be saved after a pause.
 * @param isTyped whether it is typing, which goes on with what was typed just before; else it is a step of its own
 */
export const editAtom = atom(
  null,
  (get, set, changes: readonly Change[], isTyped: boolean = true) => {
    const readValue = get(valueOfAtom);
    const step = {
      atMs: isTyped ? Date.now() : 0,
      changes: changes
        .map(({ value, ...place }) => ({ ...place, from: readValue(place), to: value }))
        .filter(({ from, to }) => !isSame(from, to)),
    };
    if (step.changes.length === 0) return;
    const done = get(doneAtom);
    const last = done.at(-1);
    const all =
      last && isTyped && isContinued(last, step)
        ? [...done.slice(0, -1), joined(last, step)]
        : [...done, step];
    set(doneAtom, all.slice(-mostSteps));
    set(undoneAtom, []);
    set(putAtom, changes);
  },
);

/**
 * Changes a unit, and with it what follows in other documents.
 * @param next its value is the new one, or a function of the present one
 */
export const editUnitAtom = atom(null, (get, set, next: Change, isTyped: boolean = true) => {
  const readValue = get(valueOfAtom);
  const change = { ...next, value: updated(readValue(next), next.value) };
  const following = followingChanges(change, get(documentMapAtom), readValue);
  set(editAtom, [change, ...following], isTyped);
});

function isContinued(last: Step, { changes: [now, ...others], atMs }: Step): boolean {
  const [before, ...more] = last.changes;
  if (!now || !before || others.length > 0 || more.length > 0) return false;
  if (keyOf(now) !== keyOf(before) || atMs - last.atMs > stepMs) return false;
  // What another window changed in between would be taken back with it.
  if (!isSame(now.from, before.to)) return false;
  // An item that is added or moved is a step of its own.
  return !Array.isArray(now.to) || (now.to as unknown[]).length === (now.from as unknown[]).length;
}

function joined({ changes: [before] }: Step, { changes: [now], atMs }: Step): Step {
  return { atMs, changes: before && now ? [{ ...now, from: before.from }] : [] };
}

/** Where a step was made; `isConflict`: it was dropped, since another window has changed the same text. */
type Stepped = { readonly place: Place; readonly isConflict: boolean };

/**
 * Takes the last step back, or makes it again. What another window has changed since stays: a step that would write
 * over it is dropped.
 * @returns undefined if there is no step
 */
export const stepAtom = atom(null, (get, set, way: 'undo' | 'redo'): Stepped | undefined => {
  const [fromAtom, toAtom] = way === 'undo' ? [doneAtom, undoneAtom] : [undoneAtom, doneAtom];
  const step = get(fromAtom).at(-1);
  const [first] = step?.changes ?? [];
  if (!step || !first) return undefined;
  set(fromAtom, (all) => all.slice(0, -1));
  const readValue = get(valueOfAtom);
  const changes = step.changes.flatMap(({ from, to, ...place }): Change[] => {
    const now = readValue(place);
    const merged = way === 'undo' ? mergeValues(to, now, from) : mergeValues(from, now, to);
    return merged === 'conflict' ? [] : [{ ...place, value: merged.value }];
  });
  const isConflict = changes.length < step.changes.length;
  if (!isConflict) {
    // In the past: what is typed now is a step of its own.
    set(toAtom, (all) => [...all, { ...step, atMs: 0 }]);
    set(putAtom, changes);
  }
  const { document, path } = first;
  return { place: { document, path }, isConflict };
});

/** Says that a text is right as it is, although another language has changed since. */
export const confirmAtom = atom(null, (get, set, place: Place) => {
  set(putAtom, [{ ...place, value: get(valueOfAtom)(place) }], true);
  set(saveAtom);
});

const putAtom = atom(null, (get, set, changes: readonly Change[], isConfirmed: boolean = false) => {
  const unsaved = get(unsavedAtom);
  const documents = get(documentMapAtom);
  const kept = changes.flatMap(({ value, ...place }): UnsavedText[] => {
    const typed = unsaved.get(keyOf(place));
    const document = documents.get(place.document);
    const begun =
      typed ??
      (document && {
        ...place,
        base: valueAt(document.draft, place.path),
        version: versionIn(document, place.path),
      });
    if (!begun) return [];
    // The user is still to decide.
    const state = typed?.state === 'conflict' ? 'conflict' : 'typing';
    return [{ ...begun, value, state, isConfirmed: isConfirmed || typed?.isConfirmed }];
  });
  set(
    typeAtom,
    kept.map((one) => [keyOf(one), one]),
  );
  const touched = changes.map(keyOf);
  set(problemsAtom, (problems) => {
    const left = [...problems].filter(([key]) => !touched.some((one) => isIn(key, one)));
    return left.length === problems.size ? problems : new Map(left);
  });
});

/** Whether a key is of a value or of something in it. */
function isIn(key: string, outer: string): boolean {
  return key === outer || key.startsWith(`${outer}/`);
}
