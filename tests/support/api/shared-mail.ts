import { beforeEach } from 'vitest';
import { adminOf } from './admin.ts';
import { announcing, resetLastNotice, settingsFor } from './mail-notices.ts';
import { type MailRules, startMailServer } from './mail-server.ts';
import { disposedAfterAll } from './shared-api.ts';

/**
 * An API that announces, and its mail server, which several tests share. Before each test the mails and drafts of the
 * one before are gone, and the server takes all mail unless the test sets a rule.
 */
export async function sharedMail(settings: Record<string, string> = {}) {
  const server = disposedAfterAll(await startMailServer());
  const { rules, mails } = server;
  const api = disposedAfterAll(await announcing(settingsFor(server, settings)));
  beforeEach(async () => {
    for (const name of Object.keys(rules) as (keyof MailRules)[]) delete rules[name];
    for (const table of ['mails', 'drafts']) await api.database.run(`delete from ${table}`);
    await resetLastNotice(api);
    mails.length = 0;
  });
  return { server, rules, mails, api, ...(await adminOf(api)) };
}
