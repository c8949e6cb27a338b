import { expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../api/admin.ts';
import type { RunningApi } from '../api/api.ts';
import { startSite } from './own-admin.ts';

/** A site whose replies go to a mail server. */
export async function withMail({ port }: { readonly port: number }): Promise<RunningApi> {
  const own = await startSite({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@gokhat.example' },
    SITE_URL: 'http://localhost',
  });
  // The sender asks for mail at once; until then replies are written in a mail program.
  const { adminCall } = await adminOf(own);
  await expect.poll(async () => (await adminCall(calls.readCounts)).canReply).toBe(true);
  return own;
}
