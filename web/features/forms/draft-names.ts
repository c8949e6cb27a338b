import { readStored } from '../../state/browser-storage.ts';

/** Each form has its own draft. `short`, `full` and `quote` are on one page and copy their values to each other. */
export type DraftName = 'dock' | 'short' | 'full' | 'quote' | 'application' | 'sample';

export const storageKey = (form: DraftName) => `draft:${form}`;

/** Whether this tab stores unsent input of the form. */
export function hasDraft(form: DraftName): boolean {
  return readStored('sessionStorage', storageKey(form)) !== null;
}

/** Fields of server-rendered forms at the last interaction, until the forms' code runs: `draft.ts` takes them over. */
export const typedEarly: Partial<Record<DraftName, FormData>> = {};
