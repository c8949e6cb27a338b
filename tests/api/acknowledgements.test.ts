import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { referenceOf } from '#contract/reference.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import {
  announcing,
  careers,
  company,
  hurry,
  settingsFor,
  soon,
} from '#tests/support/api/mail-notices.ts';
import { type ReceivedMail, smtpError, startMailServer } from '#tests/support/api/mail-server.ts';
import { quotePath, sampleMessage, sampleQuote, sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const hourMs = 3_600_000;
const withoutNotices = { NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' };
const on = { ...withoutNotices, ACKNOWLEDGE: 'on' };
const inEnglish = { 'Accept-Language': 'en' };

const { mails, rules, api, adminCall } = await sharedMail(on);

const recipients = ({ mails }: { readonly mails: readonly ReceivedMail[] }) =>
  mails.flatMap(({ to }) => to);

test('a message, a quote request and an application are acknowledged in their language, with nothing that was typed', async () => {
  const { id } = await sendMessage(api, {
    ...{ fullName: 'Işıl Çağ', email: 'isil@ornek.example', message: 'Gizli söz' },
  });
  const quote = await post(`${api.url}${quotePath}`, sampleQuote, inEnglish);
  const application = await apply(api, { email: 'deniz2@ornek.example' }, undefined, inEnglish);
  await expect.poll(() => mails).toHaveLength(3);
  const byRecipient = new Map(mails.map((mail) => [mail.to.join(), mail]));
  const turkish = byRecipient.get('isil@ornek.example');
  expect(turkish?.header).toMatchObject({
    from: 'Gökhat Telekom <site@gokhat.example>',
    ...{ to: 'isil@ornek.example', 'reply-to': 'info@gokhat.example' },
    subject: `Gökhat Telekom: Mesajınız bize ulaştı (${referenceOf(id)})`,
    ...{ 'auto-submitted': 'auto-replied', 'in-reply-to': `<${id}@www.gokhat.example>` },
  });
  for (const part of [turkish?.plain, turkish?.html]) {
    expect(part).toContain(referenceOf(id));
    expect(part).toContain('info@gokhat.example adresine');
    // Turkish Commercial Code, article 39/2.
    expect(part).toContain('Merkez: İstanbul · Ticaret sicil no: 000000-0 · www.gokhat.example');
    expect(part).not.toMatch(/[{}]company|Işıl|Çağ|Gizli/);
  }
  const quoted = byRecipient.get(sampleQuote.email);
  expect(quoted?.header.subject).toMatch(
    /^Gökhat Telekom: We have received your quote request \(R-/,
  );
  expect(quoted?.plain).toContain(referenceOf((await quote.json()).id));
  expect(quoted?.raw).not.toMatch(/Deniz|Örnek|Almanya/);
  const applied = byRecipient.get('deniz2@ornek.example');
  expect(applied?.header['reply-to']).toBe('careers@gokhat.example');
  expect(applied?.header.subject).toContain(`your application (${referenceOf(application.id)})`);
});

test('an address gets at most one in an hour, in whatever case it is typed and with whatever detail', async () => {
  for (const email of ['ada@ornek.example', 'ADA@Ornek.example', 'son@ornek.example']) {
    await sendMessage(api, { email });
  }
  await apply(api, { email: 'Ada@ornek.example' });
  // The same mailbox; the last two are others.
  for (const user of ['ada+1', 'Ada+2+3', 'ada.b', 'adab+1']) {
    await sendMessage(api, { email: `${user}@ornek.example` });
  }
  await sendMessage(api, { email: 'ada+1@baska.example' });
  await apply(api, { email: 'basvuran@ornek.example' });
  await expect.poll(() => mails).toHaveLength(6);
  const expected = [
    ...['ada@ornek.example', 'son@ornek.example', 'ada.b@ornek.example', 'adab+1@ornek.example'],
    ...['ada+1@baska.example', 'basvuran@ornek.example'],
  ];
  expect(recipients({ mails }).toSorted()).toEqual(expected.toSorted());
  await vi.waitFor(async () => {
    expect(await statesIn(api)).toEqual(Array(6).fill('sent'));
  }, soon);
  await api.database.run('update mails set changed_at = changed_at - ?', hourMs);
  await sendMessage(api, { email: 'ADA@ornek.example' });
  await expect.poll(() => recipients({ mails }).slice(6)).toEqual(['ADA@ornek.example']);
});

test('none goes to spam, to what is in the trash, to our own addresses, to programs, or for what is older than a day', async () => {
  await using server = await startMailServer();
  const settings = settingsFor(server, {
    ...{ NOTIFY_MESSAGES: company, NOTIFY_APPLICATIONS: careers, ACKNOWLEDGE: 'on' },
    MAIL_FROM: 'Gökhat <Site@gokhat.example>',
  });
  await using first = await announcing(settings);
  expect(await first.stop()).toBe(0);
  await using silent = await startApi(first.sameData);
  const advert = '<a href="https://x.example">casino</a> casino viagra';
  await sendMessage(silent, { email: 'reklam@ornek.example', message: advert });
  await apply(silent, { email: 'reklam2@ornek.example', website: 'x', filledInMs: '9' });
  const { id } = await sendMessage(silent, { email: 'cop@ornek.example' });
  const { adminCall } = await adminOf(silent);
  await adminCall(calls.changeMessages, { body: { ids: [id], action: 'trash' } });
  const ours = ['site@gokhat.example', 'INFO@gokhat.example', 'kvkk@gokhat.example'];
  const programs = ['no-reply@ornek.example', 'MAILER-DAEMON@ornek.example', 'l-request@l.example'];
  // The same mailboxes, as mailing lists name theirs too.
  const detailed = ['info+web@gokhat.example', 'Site+1@gokhat.example'];
  const bounces = ['no-reply+7@ornek.example', 'l-bounces+ada@l.example'];
  bounces.push('Bounce@ornek.example', 'bounces-7-ada@l.example');
  const unread = ['no_reply', 'donotreply', 'do-not-reply', 'listserv', 'majordomo'];
  programs.push(...unread.map((name) => `${name}@ornek.example`));
  for (const email of [...ours, company, careers, ...programs, ...detailed, ...bounces])
    await sendMessage(silent, { email });
  const old = await sendMessage(silent, { email: 'eski@ornek.example' });
  await silent.database.run(
    'update messages set created_at = ? where id = ?',
    Date.now() - 25 * hourMs,
    old.id,
  );
  await sendMessage(silent, { email: 'yeni@ornek.example' });
  expect(await silent.stop()).toBe(0);
  await using api = await startApi({ ...settings, ...first.sameData });
  await apply(api, { email: 'basvuran@ornek.example' });
  await expect.poll(() => recipients(server)).toContain('basvuran@ornek.example');
  const acknowledged = server.mails.filter(
    ({ header }) => header['auto-submitted'] === 'auto-replied',
  );
  expect(recipients({ mails: acknowledged })).toEqual([
    ...['yeni@ornek.example', 'basvuran@ornek.example'],
  ]);
});

test('without the setting there are none, and what arrived before it was first set gets none', async () => {
  await using server = await startMailServer();
  await using first = await announcing(settingsFor(server));
  await sendMessage(first, { email: 'eski@ornek.example' });
  await expect.poll(() => recipients(server)).toEqual([company]);
  const { adminCall } = await adminOf(first);
  expect(await adminCall(calls.readMail)).toMatchObject({ acknowledges: false });
  expect(await first.stop()).toBe(0);
  await using api = await announcing({ ...settingsFor(server, on), ...first.sameData });
  await sendMessage(api, { email: 'yeni@ornek.example' });
  await expect.poll(() => server.mails).toHaveLength(2);
  expect(recipients(server)).toEqual([company, 'yeni@ornek.example']);
  const admin = await adminOf(api);
  expect(await admin.adminCall(calls.readMail)).toMatchObject({ acknowledges: true });
});

test('it stands in the conversation, is no answer, and is erased with its record', async () => {
  const { id } = await sendMessage(api);
  await vi.waitFor(async () => {
    const { replies } = await adminCall(calls.readReplies, { id });
    expect(replies).toMatchObject([
      { kind: 'acknowledgement', state: 'sent', recipient: sampleMessage.email, subject: null },
    ]);
  }, soon);
  expect(await adminCall(calls.readMessage, { id })).toMatchObject({
    ...{ repliedAtUtc: null, replyState: null, status: 'new' },
  });
  await adminCall(calls.eraseMessage, { id });
  expect(await statesIn(api)).toEqual([]);
});

test('each record gets one after those acknowledged last were erased', async () => {
  const first = await sendMessage(api, { email: 'bir@ornek.example' });
  const applied = await apply(api, { email: 'iki@ornek.example' });
  await expect.poll(() => mails).toHaveLength(2);
  await adminCall(calls.eraseMessage, { id: first.id });
  await adminCall(calls.eraseApplication, { id: applied.id });
  await sendMessage(api, { email: 'uc@ornek.example' });
  await apply(api, { email: 'dort@ornek.example' });
  await expect.poll(() => mails).toHaveLength(4);
  expect(recipients({ mails }).slice(2).toSorted()).toEqual([
    ...['dort@ornek.example', 'uc@ornek.example'],
  ]);
});

test('one that cannot be sent for a day is given up, and one that was left for a day is not sent late', async () => {
  rules.onMail = () => {
    throw smtpError(451, 'try later');
  };
  await sendMessage(api, { email: 'bir@ornek.example' });
  await expect.poll(() => statesIn(api)).toEqual(['waiting']);
  await api.database.run('update mails set created_at = created_at - ?', 25 * hourMs);
  await hurry(api, Date.now());
  await expect.poll(() => statesIn(api)).toEqual(['givenUp']);
  await sendMessage(api, { email: 'iki@ornek.example' });
  await expect.poll(() => statesIn(api)).toEqual(['givenUp', 'waiting']);
  delete rules.onMail;
  // As if the service had been stopped on the day before yesterday.
  await hurry(api, Date.now() - 25 * hourMs);
  await expect.poll(() => statesIn(api)).toEqual(['givenUp']);
  expect(mails).toEqual([]);
});

test('a notice goes before acknowledgements that wait to be made', async () => {
  await using server = await startMailServer();
  await using api = await announcing(settingsFor(server, { ...on, NOTIFY_MESSAGES: company }));
  const emails = Array.from({ length: 45 }, (_, index) => `kisi${index}@ornek.example`);
  await Promise.all(emails.map((email) => sendMessage(api, { email })));
  await expect.poll(() => server.mails).toHaveLength(46);
  expect(recipients(server).indexOf(company)).toBeLessThan(25);
  expect(recipients(server).sort()).toEqual([...emails, company].sort());
});

/** What became of each attempted mail, the oldest first. */
function statesIn({ database }: Pick<RunningApi, 'database'>): Promise<unknown[]> {
  return database.column('select state from mails where attempts > 0 order by id');
}
