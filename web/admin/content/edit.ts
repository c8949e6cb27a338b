import { atom } from 'jotai';
import { altPaths } from '#contract/content/alt-paths.ts';
import { isSame, mergeValues, valueAt } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { pages } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { emptyOf, updated } from './fields/values.ts';
import { type FieldRef, isIn, keyOf, type PendingEdit, plateAt, type TextsName } from './names.ts';
import { saveAtom, typeAtom } from './save.ts';
import {
  documentMapAtom,
  type OpenDocument,
  problemsAtom,
  type UnsavedText,
  unsavedAtom,
  valueOfAtom,
  versionIn,
} from './state.ts';

/** Changes that one undo reverts together. */
type Step = {
  readonly changes: readonly (FieldRef & { readonly from: unknown; readonly to: unknown })[];
  readonly atMs: number;
};

/** In ms: typing in one text without a longer pause is one step. */
const stepMs = 1200;
const maxSteps = 300;

const doneAtom = atom<readonly Step[]>([]);
const undoneAtom = atom<readonly Step[]>([]);
export const canUndoAtom = atom((get) => get(doneAtom).length > 0);
export const canRedoAtom = atom((get) => get(undoneAtom).length > 0);

/** Begins a page with an empty undo history. */
export const clearStepsAtom = atom(null, (_get, set) => {
  set(doneAtom, []);
  set(undoneAtom, []);
});

/**
 * Changes values, to be saved after a pause.
 * @param isTyped whether it continues what was typed just before; else it is a step of its own
 */
export const editAtom = atom(
  null,
  (get, set, changes: readonly PendingEdit[], isTyped: boolean = true) => {
    const readValue = get(valueOfAtom);
    const step = {
      atMs: isTyped ? Date.now() : 0,
      changes: changes
        .map(({ value, ...fieldRef }) => ({ ...fieldRef, from: readValue(fieldRef), to: value }))
        .filter(({ from, to }) => !isSame(from, to)),
    };
    if (step.changes.length === 0) return;
    const done = get(doneAtom);
    const last = done.at(-1);
    const all =
      last && isTyped && isContinued(last, step)
        ? [...done.slice(0, -1), joined(last, step)]
        : [...done, step];
    set(doneAtom, all.slice(-maxSteps));
    set(undoneAtom, []);
    set(putAtom, changes);
  },
);

/**
 * Changes a unit, and the values in other documents that follow it.
 * @param next the new value, or a function of the present one
 */
export const editMergeFieldAtom = atom(
  null,
  (get, set, next: PendingEdit, isTyped: boolean = true) => {
    const readValue = get(valueOfAtom);
    const change = { ...next, value: updated(readValue(next), next.value) };
    const documents = get(documentMapAtom);
    const texts = followingChanges(change, documents, readValue);
    set(editAtom, [change, ...texts, ...followingAlts(change, documents)], isTyped);
  },
);

function isContinued(last: Step, { changes: [now, ...others], atMs }: Step): boolean {
  const [before, ...more] = last.changes;
  if (!now || !before || others.length > 0 || more.length > 0) return false;
  if (keyOf(now) !== keyOf(before) || atMs - last.atMs > stepMs) return false;
  // Undo would also revert a change that another window made in between.
  if (!isSame(now.from, before.to)) return false;
  // Adding or moving an item is a step of its own.
  return !Array.isArray(now.to) || (now.to as unknown[]).length === (now.from as unknown[]).length;
}

function joined({ changes: [before] }: Step, { changes: [now], atMs }: Step): Step {
  return { atMs, changes: before && now ? [{ ...now, from: before.from }] : [] };
}

/** Where a step was made; `isConflict`: it was dropped, since another window has changed the same text. */
type Stepped = { readonly fieldRef: FieldRef; readonly isConflict: boolean };

/**
 * Undoes or redoes a step. Changes of another window stay: a step that would overwrite one is dropped.
 * @returns undefined if there is no step
 */
export const stepAtom = atom(null, (get, set, way: 'undo' | 'redo'): Stepped | undefined => {
  const [fromAtom, toAtom] = way === 'undo' ? [doneAtom, undoneAtom] : [undoneAtom, doneAtom];
  const step = get(fromAtom).at(-1);
  const [first] = step?.changes ?? [];
  if (!step || !first) return undefined;
  set(fromAtom, (all) => all.slice(0, -1));
  const readValue = get(valueOfAtom);
  const changes = step.changes.flatMap(({ from, to, ...fieldRef }): PendingEdit[] => {
    const now = readValue(fieldRef);
    const merged = way === 'undo' ? mergeValues(to, now, from) : mergeValues(from, now, to);
    return merged === 'conflict' ? [] : [{ ...fieldRef, value: merged.value }];
  });
  const isConflict = changes.length < step.changes.length;
  if (!isConflict) {
    // An old time, so that further typing is a step of its own.
    set(toAtom, (all) => [...all, { ...step, atMs: 0 }]);
    set(putAtom, changes);
  }
  const { document, path } = first;
  return { fieldRef: { document, path }, isConflict };
});

/** Confirms a text as it is, although another language has changed since. */
export const confirmAtom = atom(null, (get, set, fieldRef: FieldRef) => {
  set(putAtom, [{ ...fieldRef, value: get(valueOfAtom)(fieldRef) }], true);
  set(saveAtom);
});

const putAtom = atom(
  null,
  (get, set, changes: readonly PendingEdit[], isConfirmed: boolean = false) => {
    const unsaved = get(unsavedAtom);
    const documents = get(documentMapAtom);
    const kept = changes.flatMap(({ value, ...fieldRef }): UnsavedText[] => {
      const typed = unsaved.get(keyOf(fieldRef));
      const document = documents.get(fieldRef.document);
      const begun =
        typed ??
        (document && {
          ...fieldRef,
          base: valueAt(document.draft, fieldRef.path),
          version: versionIn(document, fieldRef.path),
        });
      if (!begun) return [];
      // The conflict still needs the user's decision.
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
  },
);

type Linked = { readonly list: string; readonly name: TextsName; readonly path: string };

/** Lists of the company's data whose items have texts in every language, by id. */
const linked: readonly Linked[] = [
  { list: '/certificates', name: 'certificates', path: '/items' },
  { list: '/offices', name: 'contact', path: '/sections/office-locations/offices' },
  { list: '/serviceAreas', name: 'services', path: '/addedAreas' },
];

/** The documents that a change of the company's data may change too. */
export const linkedDocuments = linked.flatMap(({ name }) =>
  languages.map((language) => `${language}/${name}`),
);

/** The list of the company's data that a record of texts follows. */
export function listOf({ document, path }: FieldRef): string | undefined {
  return linked.find((one) => document.endsWith(`/${one.name}`) && one.path === path)?.list;
}

/** Changes of texts that follow a change of a list: a new item gets empty texts, a removed one loses its texts. */
function followingChanges(
  { document, path, value }: PendingEdit,
  documents: ReadonlyMap<string, OpenDocument>,
  readValue: (fieldRef: FieldRef) => unknown,
): PendingEdit[] {
  const one = linked.find(({ list }) => document === 'identity' && list === path);
  if (!one) return [];
  const [before, after] = [idsOf(readValue({ document, path })), idsOf(value)];
  if (before.join() === after.join()) return [];
  return languages.flatMap((language): PendingEdit[] => {
    const fieldRef = { document: `${language}/${one.name}`, path: one.path };
    const field: Field | undefined = documents.get(fieldRef.document)?.fields.get(fieldRef.path);
    const texts = readValue(fieldRef);
    if (field?.kind !== 'record' || typeof texts !== 'object' || texts === null) return [];
    const kept = Object.entries(texts).filter(([id]) => after.includes(id) || !before.includes(id));
    const known = kept.map(([id]) => id);
    const added = after.filter((id) => !known.includes(id) && !isOwnSection(id));
    const fresh = added.map((id) => [id, emptyOf(field.item)] as const);
    return [{ ...fieldRef, value: Object.fromEntries([...kept, ...fresh]) }];
  });
}

/** The alternative texts of a picture that is taken back: those of the live picture, or of the drawing. */
function followingAlts(
  { document, path, value }: PendingEdit,
  documents: ReadonlyMap<string, OpenDocument>,
): PendingEdit[] {
  const plate = document === 'pictures' ? plateAt(path) : undefined;
  const [page, altPath] = (plate && altPaths[plate]) ?? [];
  const isLive = isSame(value, valueAt(documents.get(document)?.live, path));
  if (!page || !altPath || (value !== undefined && !isLive)) return [];
  return languages.map((language) => {
    const texts = documents.get(`${language}/${page}`);
    const alt = valueAt(isLive ? texts?.live : texts?.build, altPath);
    return { document: `${language}/${page}`, path: altPath, value: alt };
  });
}

/** Whether an area's texts are a section of the services page, and no item of its record. */
export function isOwnSection(id: string): boolean {
  return pages.services.sections.some((section) => section === id);
}

export function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item: { readonly id: string }) => item.id) : [];
}

/** The text that identifies an item: the title of a certificate, the place of an office. */
export function itemTitle(list: unknown, id: string): string {
  const things = Array.isArray(list) ? list : [];
  const thing = things.find((one: { readonly id: string }) => one.id === id);
  if (!thing) return '';
  const { title, district, city } = thing as Readonly<Record<string, string>>;
  return title ?? [district, city].filter(Boolean).join(', ');
}
