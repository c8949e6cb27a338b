import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApi, startApi } from './api.ts';

/** Wide: on a busy machine forty mails take a while, and a limit should only end what hangs. */
export const soon = { timeout: 60_000, interval: 50 };
export const company = 'haber@gokhat.example';
export const careers = 'kariyer@gokhat.example';

export function settingsFor(
  { port }: { readonly port: number },
  more: Record<string, string> = {},
) {
  return {
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Gökhat Telekom <site@gokhat.example>' },
    ...{ NOTIFY_MESSAGES: company, NOTIFY_APPLICATIONS: careers, ...more },
    SITE_URL: 'http://www.gokhat.example',
  };
}

/** Makes the waiting mails of an API due, by default for long. */
export async function hurry({ database }: Pick<RunningApi, 'database'>, dueAt = 0): Promise<void> {
  await database.run("update mails set next_at = ? where state = 'waiting'", dueAt);
}

/** Lets the next notice come at once. */
export async function resetLastNotice({ database }: Pick<RunningApi, 'database'>): Promise<void> {
  await database.run('update mail_marks set noticed_at = 0');
}

/** An API that has begun to announce: what arrived before that is not announced. Benchmarks use it too, so no vitest. */
export async function announcing(...how: Parameters<typeof startApi>) {
  const [settings = {}] = how;
  const api = await startApi(...how);
  const marks = settings.ACKNOWLEDGE === 'on' ? 6 : 4;
  const count = () => api.database.value<number>('select count(*) from mail_marks');
  while ((await count()) !== marks) await sleep(soon.interval);
  return api;
}
