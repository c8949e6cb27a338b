import { type DraftName, storageKey } from './draft-names.ts';

/** What was typed into a form and not sent yet. */
type Draft = {
  /** Sent under it again and again, it is stored once (Idempotency-Key). */
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether a file had been added, which is not kept. */
  readonly hadFile?: boolean;
};

/** Where the browser stores nothing, a draft at least outlives its form. */
const memory = new Map<DraftName, string>();

/**
 * Keeps what stands in a form for this tab: a reload or a crash leaves it there, closing the tab does not.
 * Files are never kept. Where nothing is typed there is no draft.
 * @param isGiven whether a field holds what it held before anybody typed
 * @param hadFile whether a file was added that is gone by now
 * @returns whether there is one
 */
export function keepDraft(
  form: DraftName,
  values: object,
  isGiven: (field: string, value: unknown) => boolean = (_, value) => isBlank(value),
  hadFile = false,
): boolean {
  const kept = Object.entries(values).filter(([, value]) => !isBlank(value));
  const isTyped = kept.some(([field, value]) => !isGiven(field, value));
  const hasFile = hadFile || Object.values(values).some((value) => value instanceof File);
  if (isTyped) {
    const draft = { key: draftKey(form), values: Object.fromEntries(kept) };
    write(form, hasFile ? { ...draft, hadFile: true } : draft);
  } else dropDraft(form);
  return isTyped;
}

/** Whether a field holds nothing that a draft would keep. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (value instanceof File) return true;
  if (Array.isArray(value)) return value.length === 0;
  // A phone number stands with its country.
  if (typeof value === 'object' && 'text' in value) return isBlank(value.text);
  return typeof value === 'string' && value.trim() === '';
}

/** What was typed into the form before, or undefined. */
export function keptDraft(form: DraftName): Draft['values'] | undefined {
  return read(form)?.values;
}

/** Whether a file had been added to it, which the browser has not kept. */
export function draftHadFile(form: DraftName): boolean {
  return read(form)?.hadFile === true;
}

/** Whether it was typed since this page was opened, and so is nothing that came back. */
export function typedHere(form: DraftName): boolean {
  return memory.has(form);
}

/** The key under which to send what stands in the form; the same one until the draft is dropped. */
export function draftKey(form: DraftName): string {
  return read(form)?.key ?? randomKey();
}

/** Forgets what was typed: it was sent, or its writer wants a clean sheet. */
export function dropDraft(form: DraftName): void {
  memory.delete(form);
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Storage may be switched off.
  }
}

function write(form: DraftName, draft: Draft): void {
  const text = JSON.stringify(draft);
  memory.set(form, text);
  try {
    sessionStorage.setItem(storageKey(form), text);
  } catch {
    // Switched off, or full.
  }
}

function read(form: DraftName): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(form)) ?? memory.get(form);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Not crypto.randomUUID, which browsers have on https alone. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
