/** The forms whose drafts are kept apart. `short`, `full` and `quote` stand on one page and hand over to each other. */
export type DraftName = 'dock' | 'short' | 'full' | 'quote' | 'application' | 'sample';

/** Under which key of the session storage a draft is kept. */
export const storageKey = (form: DraftName) => `draft:${form}`;

/** Whether something was typed into a form, in this tab, and not sent yet. */
export function hasDraft(form: DraftName): boolean {
  try {
    return sessionStorage.getItem(storageKey(form)) !== null;
  } catch {
    // Storage may be switched off.
    return false;
  }
}
