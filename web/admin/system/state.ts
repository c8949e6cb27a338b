import { atom } from 'jotai';
import { giveUpMail, readMail, retryMail, sendTestMail } from '#contract/admin/mail.ts';
import { makeBackup, readBackups, readSystem } from '#contract/admin/system.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createFetched } from '../api-client/fetched-state.ts';
import { textsAtom } from '../language.ts';

/** The service, the database and its disk. */
export const system = createFetched(readSystem);

/** The backups, and the one that is being made. */
export const backups = createFetched(readBackups);

/** Who is notified of what arrives, and the mails that are not sent. */
export const mail = createFetched(readMail);

const mailCalls = { test: sendTestMail, retry: retryMail, giveUp: giveUpMail } as const;

/** Sends a test, or sends one mail again or gives it up; `mail` then says what becomes of it. */
export const mailAtom = atom(null, async (get, set, what: keyof typeof mailCalls, id?: string) => {
  const outcome = await authenticatedCall(get, set, mailCalls[what], {
    parameters: { id: id ?? '' },
  });
  if (!outcome.ok) notify('error', outcome.text || get(textsAtom).actionFailed);
  await set(mail.fetchAtom, {}, true);
});

/** Starts a backup; `backups` then says how far it is. */
export const makeBackupAtom = atom(null, async (get, set) => {
  const outcome = await authenticatedCall(get, set, makeBackup);
  if (outcome.ok) set(backups.showAtom, outcome.data);
  else notify('error', outcome.text || get(textsAtom).actionFailed);
});
