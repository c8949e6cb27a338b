import { atom } from 'jotai';
import { putFirstStepsAway, readFirstSteps } from '#contract/admin/first-steps.ts';
import { giveUpMail, readMail, retryMail, sendTestMail } from '#contract/admin/mail.ts';
import { makeBackup, readBackups, readSystem } from '#contract/admin/system.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { calmMs, polled, queryOf, refreshAtom, showResponse } from '../api-client/queries.ts';
import { textsAtom } from '../language.ts';

/** The service, the database and its disk. */
export const systemRead = polled(queryOf(readSystem));

/** In ms, while a backup is being made. */
const duringBackupMs = 1000;

export const firstStepsRead = polled(queryOf(readFirstSteps));

/** Puts the list of first steps away, or shows it again. */
export const putFirstStepsAwayAtom = atom(null, async (get, set, isPutAway: boolean) => {
  const outcome = await authenticatedCall(get, set, putFirstStepsAway, { body: { isPutAway } });
  if (!outcome.ok) notify('error', outcome.text || get(textsAtom).actionFailed);
  await set(refreshAtom, firstStepsRead);
});

/** The backups, and the one that is being made. */
export const backupsRead = polled(queryOf(readBackups), (data) =>
  data?.running ? duringBackupMs : calmMs,
);

/** In ms, while mail waits: a refusal should be visible soon. */
const whileWaitingMs = 2000;

/** Who is notified of what arrives, and the mails that are not sent. */
export const mailRead = polled(queryOf(readMail), (data) =>
  data && data.waiting > 0 ? whileWaitingMs : calmMs,
);

const mailCalls = { test: sendTestMail, retry: retryMail, giveUp: giveUpMail } as const;

/** Sends a test, or resends or gives up a mail; `mailRead` then has its state. */
export const mailAtom = atom(null, async (get, set, what: keyof typeof mailCalls, id?: string) => {
  const outcome = await authenticatedCall(get, set, mailCalls[what], {
    parameters: { id: id ?? '' },
  });
  if (!outcome.ok) notify('error', outcome.text || get(textsAtom).actionFailed);
  await set(refreshAtom, mailRead);
});

/** Starts a backup; `backupsRead` then has its progress. */
export const makeBackupAtom = atom(null, async (get, set) => {
  const outcome = await authenticatedCall(get, set, makeBackup);
  if (outcome.ok) await showResponse(get, backupsRead, outcome.data);
  else notify('error', outcome.text || get(textsAtom).actionFailed);
});
