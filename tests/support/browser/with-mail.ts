import { calls } from '#contract/calls.ts';
import { adminOf } from '../api/admin.ts';
import { startMailServer } from '../api/mail-server.ts';
import { ownTest, startSite } from './own-admin.ts';
import { expect } from './site.ts';

type WithMail = {
  /** Where the replies of the test's own site arrive. */
  readonly server: Awaited<ReturnType<typeof startMailServer>>;
};

/** A test whose own site sends replies to a mail server. */
export const mailTest = ownTest.extend<WithMail>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  server: async ({}, use) => {
    await using server = await startMailServer();
    await use(server);
  },
  own: async ({ server }, use) => {
    await using own = await startSite({
      ...{ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'site@gokhat.example' },
      SITE_URL: 'http://localhost',
    });
    // The sender asks for mail at once; until then replies are written in a mail program.
    const { adminCall } = await adminOf(own);
    await expect.poll(async () => (await adminCall(calls.readCounts)).canReply).toBe(true);
    await use(own);
  },
});
