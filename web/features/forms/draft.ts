import { readStored, store } from '../../state/browser-storage.ts';

/** Each form has its own draft. `short`, `full` and `quote` are on one page and copy their values to each other. */
export type DraftName = 'dock' | 'short' | 'full' | 'quote' | 'application' | 'sample';

const storageKey = (form: DraftName) => `draft:${form}`;

/** Whether this tab stores unsent input of the form. */
export function hasDraft(form: DraftName): boolean {
  return readStored('sessionStorage', storageKey(form)) !== null;
}

/** Fields of server-rendered forms at the last interaction, until the forms' code runs: `draft.ts` takes them over. */
export const typedEarly: Partial<Record<DraftName, FormData>> = {};

/** Unsent input of a form. */
export type Draft = {
  /** Idempotency-Key, so that a draft that is sent again is stored once. Missing until the draft is stored. */
  readonly key?: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether a file was added. Drafts do not include files. */
  readonly hadFile?: boolean;
};

/** Drafts written since this page was loaded. Also the fallback where session storage is disabled or full. */
const memory = new Map<DraftName, string>();
/** Files added since this page was loaded, by field. */
const files = new Map<DraftName, Readonly<Record<string, File>>>();

/**
 * Stores a form's values for this tab. They survive a reload or a crash, but not closing the tab. Files survive
 * neither: they are held while the visitor goes to other pages. Without input the draft is dropped.
 * @param isGiven whether a field still has its initial value
 * @param hadFile whether a file was added that is gone now
 * @returns whether there is a draft that survives a reload
 */
export function keepDraft(
  form: DraftName,
  values: object,
  isGiven: (field: string, value: unknown) => boolean = (_, value) => isBlank(value),
  hadFile = false,
): boolean {
  const kept = Object.entries(values).filter(([, value]) => !isBlank(value));
  const isTyped = kept.some(([field, value]) => !isGiven(field, value));
  const chosen = Object.entries(values).filter(([, value]) => value instanceof File);
  const hasFile = hadFile || chosen.length > 0;
  if (isTyped) {
    if (chosen.length > 0) files.set(form, Object.fromEntries(chosen) as Record<string, File>);
    else files.delete(form);
    const draft = { key: draftKey(form), values: Object.fromEntries(kept) };
    return write(form, hasFile ? { ...draft, hadFile: true } : draft);
  }
  dropDraft(form);
  return false;
}

/** Whether a field's value adds nothing to a draft. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (value instanceof File) return true;
  if (Array.isArray(value)) return value.length === 0;
  // A phone number is an object with its country.
  if (typeof value === 'object' && 'text' in value) return isBlank(value.text);
  return typeof value === 'string' && value.trim() === '';
}

/** The values that were typed or changed since `before`. */
export function changedSince(before: Draft['values'], now: object): object {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !isSame(value, before[field])),
  );
}

/** Whether two values of a field are equal. A phone number is another object in another language's form. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The values of the form's draft, or undefined. */
export function storedDraft(form: DraftName): Draft['values'] | undefined {
  const draft = read(form);
  return draft && { ...draft.values, ...files.get(form) };
}

/** Whether a file was added to the draft that a reload has lost. */
export function draftLostFile(form: DraftName): boolean {
  return read(form)?.hadFile === true && !files.has(form);
}

/** Whether the draft was written since this page was loaded, and so is not a restored one. */
export function typedHere(form: DraftName): boolean {
  return memory.has(form) || (read(form) !== undefined && !readWritten(form));
}

/** The Idempotency-Key for sending. It stays the same until the draft is dropped. */
export function draftKey(form: DraftName): string {
  return read(form)?.key ?? randomKey();
}

/** Deletes the draft, after the form was sent or cleared. */
export function dropDraft(form: DraftName): void {
  memory.delete(form);
  files.delete(form);
  delete typedEarly[form];
  store('sessionStorage', storageKey(form), null);
}

/** @returns false if session storage is disabled or full */
function write(form: DraftName, draft: Draft): boolean {
  const text = JSON.stringify(draft);
  memory.set(form, text);
  delete typedEarly[form];
  store('sessionStorage', storageKey(form), text);
  return readStored('sessionStorage', storageKey(form)) === text;
}

function read(form: DraftName): Draft | undefined {
  const stored = readWritten(form);
  const early = [...(typedEarly[form] ?? [])].filter(([, value]) => !isBlank(value));
  if (early.length === 0) return stored;
  // The fields of an earlier draft were still empty.
  return { ...stored, values: { ...stored?.values, ...Object.fromEntries(early) } };
}

function readWritten(form: DraftName): Draft | undefined {
  // The stored text is older if the storage was full meanwhile.
  const text = memory.get(form) ?? readStored('sessionStorage', storageKey(form));
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` exists in secure contexts (HTTPS) only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
