import { readStored } from '../../state/browser-storage.ts';

/** Each form keeps its own draft. `short`, `full` and `quote` are on one page and hand their values over. */
export type DraftName = 'dock' | 'short' | 'full' | 'quote' | 'application' | 'sample';

export const storageKey = (form: DraftName) => `draft:${form}`;

/** Whether this tab keeps input of the form that is not sent yet. */
export function hasDraft(form: DraftName): boolean {
  return readStored('sessionStorage', storageKey(form)) !== null;
}

/** The fields of forms of the server at the last touch, until the forms' code is here: `draft.ts` takes them over. */
export const typedEarly: Partial<Record<DraftName, FormData>> = {};
