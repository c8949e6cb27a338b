import { create } from 'zustand';
import { readStored, store } from '../../state/browser-storage.ts';

/** The categories that a visitor decides on separately (specification, section 9). */
export const categories = ['maps', 'analytics', 'marketing'] as const;
export type Category = (typeof categories)[number];
export type Choices = Readonly<Record<Category, boolean>>;

/** The record in local storage (specification, section 3). */
export type ConsentRecord = {
  readonly version: typeof version;
  /** Milliseconds since 1970; above 0 once a choice was made. */
  readonly updatedAt: number;
  readonly choices: Choices;
};

/** From the specification. Raise it with the first analytics or marketing tool: the policy promises to ask again. */
const version = 1;
const storageKey = 'site_consent_v1';
/** Dispatched on the window, with the record as detail, whenever the choice may have changed. */
export const consentEvent = 'site:consent';

const undecided: ConsentRecord = { version, updatedAt: 0, choices: allOf(false) };

/** Undecided at first, like the prerendered HTML; then the choice that this or another tab has stored. */
export const useConsent = create(() => undecided);

export function choose(choices: Choices): void {
  const record = { version, updatedAt: Date.now(), choices } as const;
  // Where storage is disabled the choice holds for this visit.
  store('localStorage', storageKey, JSON.stringify(record));
  follow(record);
}

if (typeof document !== 'undefined') {
  useConsent.setState(readRecord());
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === storageKey || key === null) follow(readRecord());
  });
  // A page in the back/forward cache gets no storage events. A choice that could not be stored stays.
  addEventListener('pageshow', () => {
    const record = readRecord();
    if (record.updatedAt > useConsent.getState().updatedAt) follow(record);
  });
}

/** Whether a category is allowed; follows every change. */
export function useAllowed(category: Category): boolean {
  return useConsent(({ choices }) => choices[category]);
}

export function allOf(allowed: boolean): Choices {
  return { maps: allowed, analytics: allowed, marketing: allowed };
}

function follow(record: ConsentRecord): void {
  useConsent.setState(record);
  dispatchEvent(new CustomEvent(consentEvent, { detail: record }));
}

/** The stored record. An unreadable one, or one of another version or shape, counts as no choice. */
function readRecord(): ConsentRecord {
  try {
    // Throws for any other shape.
    const stored: ConsentRecord = JSON.parse(readStored('localStorage', storageKey) ?? '');
    const { choices, updatedAt } = stored;
    const isRecord =
      stored.version === version &&
      typeof updatedAt === 'number' &&
      updatedAt > 0 &&
      categories.every((category) => typeof choices[category] === 'boolean');
    return isRecord ? stored : undecided;
  } catch {
    return undecided;
  }
}
