import { atom } from 'jotai';
import { makeBackup, readBackups, readSystem } from '#contract/admin/system.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { createFetched } from '../fetched-state.ts';
import { textsAtom } from '../language.ts';

/** The service, the database and its disk. */
export const system = createFetched(readSystem);

/** The backups, and the one that is being made. */
export const backups = createFetched(readBackups);

/** Starts a backup; `backups` then says how far it is. */
export const makeBackupAtom = atom(null, async (get, set) => {
  const outcome = await authenticatedCall(get, set, makeBackup);
  if (outcome.ok) set(backups.showAtom, outcome.data);
  else notify('error', outcome.text || get(textsAtom).actionFailed);
});
