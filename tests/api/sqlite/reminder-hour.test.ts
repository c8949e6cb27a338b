import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { announcing, settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { userOf } from '#tests/support/api/user.ts';

const zone = 'Europe/Istanbul';

// With PostgreSQL the time is the server's.
test('a reminder is sent at eight in the company’s time zone, later that day after a break, and once a day also if the clock is set back within it', async () => {
  await using server = await startMailServer();
  await using directory = await temporaryDirectory();
  const offsetFile = join(directory.path, 'offset');
  const today = Temporal.Now.plainDateISO(zone);
  /** Sets the clock to a time so many days from today. */
  const setClock = (time: string, days = 0) => {
    const at = today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time });
    writeFileSync(offsetFile, String(at.epochMilliseconds - Date.now()));
  };
  setClock('07:50');
  await using own = await announcing({
    ...settingsFor(server, { NOTIFY_APPLICATIONS: '' }),
    TIME_ZONE: zone,
    NODE_OPTIONS: `--import ${resolve('tests/support/api/moved-clock.ts')}`,
    CLOCK_OFFSET_FILE: offsetFile,
  });
  const email = 'deniz@gokhat.example';
  const { id } = await userOf(own, 'Deniz', 'office');
  await own.database.run('update users set email = ?, daily_mail = 1 where id = ?', email, id);
  const message = await sendMessage(own);
  await own.database.run('update messages set assigned_to = ? where id = ?', id, message.id);
  const reminders = () => server.mails.filter(({ to }) => to[0] === email).length;
  /** The reminders once the sender has looked twice for what is due. */
  const afterLooks = async () => {
    // A session ends when the clock is set.
    const { adminCall } = await adminOf(own);
    for (let look = 0; look < 2; look += 1) {
      const tests = () =>
        server.mails.filter(({ header }) => header.subject === 'Deneme e-postası');
      const before = tests().length;
      await adminCall(calls.sendTestMail);
      await expect.poll(() => tests().length).toBe(before + 1);
    }
    return reminders();
  };
  expect(await afterLooks()).toBe(0);
  setClock('08:00');
  expect(await afterLooks()).toBe(1);
  setClock('07:55');
  expect(await afterLooks()).toBe(1);
  setClock('08:05');
  expect(await afterLooks()).toBe(1);
  setClock('07:59', 1);
  expect(await afterLooks()).toBe(1);
  setClock('16:30', 1);
  expect(await afterLooks()).toBe(2);
  // Back after a clock that was far ahead: nobody waits until it has caught up.
  setClock('09:00');
  expect(await afterLooks()).toBe(3);
});
