import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { announcing, settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import {
  dropDatabase,
  onServer,
  serverUrl,
  urlOf,
} from '#tests/support/database/postgres-server.ts';

/** A database whose own lower case of I is ı. */
async function turkishDatabase() {
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`;
  const locale = "template template0 locale_provider icu icu_locale 'tr-TR'";
  await onServer(serverUrl(), (client) => client.query(`create database ${name} ${locale}`));
  return {
    url: urlOf(serverUrl(), name),
    [Symbol.asyncDispose]: () => dropDatabase(serverUrl(), name),
  };
}

test('an address is the same in any case in a database with Turkish rules, too', async () => {
  await using server = await startMailServer();
  await using database = await turkishDatabase();
  await using data = await newData({ isMigrated: false });
  const settings = { NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '', ACKNOWLEDGE: 'on' };
  await using api = await announcing({
    ...settingsFor(server, settings),
    ...{ ...data.settings, DATABASE_URL: database.url },
  });
  await sendMessage(api, { email: 'ISIL@ornek.example' });
  await expect.poll(() => server.mails).toHaveLength(1);
  for (const email of ['ISIL@ornek.example', 'Isil@ornek.example', 'ISIL+1@ornek.example']) {
    await sendMessage(api, { email, message: email });
  }
  await apply(api, { email: 'isil@ORNEK.example' });
  await sendMessage(api, { email: 'son@ornek.example' });
  await expect.poll(() => server.mails.flatMap(({ to }) => to)).toContain('son@ornek.example');
  expect(server.mails.flatMap(({ to }) => to)).toEqual(['ISIL@ornek.example', 'son@ornek.example']);
  const { adminCall } = await adminOf(api);
  const body = { email: 'isil@ornek.example' };
  expect(await adminCall(calls.erasePerson, { body })).toEqual({ messages: 3, applications: 1 });
});
