import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { hurry, soon } from '#tests/support/api/mail-notices.ts';
import { smtpError } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const { mails, rules, api, adminCall, send } = await sharedMail({
  ACKNOWLEDGE: 'on',
  NOTIFY_MESSAGES: 'haber@türkiye.com.tr',
  NOTIFY_CONTENT: 'full',
});

const shown = 'ayse@türkiye.com.tr';
const stored = 'ayse@xn--trkiye-3ya.com.tr';
/** The address as it is typed, pasted and copied from elsewhere. */
const forms = [shown, 'AYSE@TÜRKİYE.COM.TR', stored.toUpperCase(), ` mailto:${shown} `] as const;

test('a domain in letters is stored and mailed in ASCII, and shown in letters to the admin and in notices', async () => {
  const message = await sendMessage(api, { email: shown });
  const application = await apply(api, { email: `\u202a${shown}\u202c` });
  for (const table of ['messages', 'applications']) {
    expect(await api.database.value(`select email from ${table} limit 1`)).toBe(stored);
  }
  const { items } = await adminCall(calls.listMessages, { query: { q: shown } });
  expect(items.map(({ id, email }) => [id, email])).toEqual([[message.id, shown]]);
  const { id } = application;
  expect((await adminCall(calls.readApplication, { id })).email).toBe(shown);

  const toVisitor = () => mails.find(({ header }) => header.to === stored);
  await expect.poll(toVisitor, soon).toBeDefined();
  expect(toVisitor()?.raw).toMatch(/^[\x20-\x7e\n]*$/);
  const notice = () => mails.find(({ header }) => header.to === 'haber@xn--trkiye-3ya.com.tr');
  await expect.poll(notice, soon).toBeDefined();
  expect(notice()?.plain).toContain(shown);
  const recipients = await api.database.value(
    'select count(*) from mails where recipient in (?, ?)',
    ...[stored, 'haber@xn--trkiye-3ya.com.tr'],
  );
  expect(recipients).toBeGreaterThan(1);
});

test.each(forms)('the same person is found, related and exported by %j', async (email) => {
  await using own = await ownPerson();
  const person = await adminCall(calls.findPerson, { body: { email } });
  expect(person.email).toMatch(/^ayse@türkiye\.com\.tr$/i);
  expect(person.messages.map(({ id }) => id)).toContain(own.message.id);
  expect(person.applications.map(({ id }) => id)).toContain(own.application.id);
  const newest = await sendMessage(api, { email });
  const { items } = await adminCall(calls.readRelatedToMessage, { id: newest.id });
  expect(items.map(({ id }) => id)).toEqual([own.message.id, own.application.id]);
  const q = email.trim().replace('mailto:', '');
  const searched = await adminCall(calls.listMessages, { query: { q } });
  expect(searched.items.map(({ id }) => id)).toContain(newest.id);
  const answer = await send(calls.exportPerson, { body: { email } });
  expect(answer.status).toBe(200);
});

test('a person is erased by any form of the address, and gets one acknowledgement for all of them', async () => {
  for (const email of forms) await sendMessage(api, { email });
  const acknowledged = () => mails.filter(({ header }) => header.to?.toLowerCase() === stored);
  await expect.poll(acknowledged, soon).toHaveLength(1);
  // The notice of the last one comes after its acknowledgement would have.
  await expect.poll(async () => (await adminCall(calls.readMail)).waiting, soon).toBe(0);
  expect(acknowledged()).toHaveLength(1);
  const { messages } = await adminCall(calls.erasePerson, { body: { email: forms[1] } });
  expect(messages).toBeGreaterThanOrEqual(forms.length);
  const left = await adminCall(calls.findPerson, { body: { email: stored } });
  expect([...left.messages, ...left.applications]).toEqual([]);
});

test('a local part in letters is mailed where the servers take it; where one does not, its own words are shown', async () => {
  const email = 'ayşe@türkiye.com.tr';
  const { id } = await sendMessage(api, { email: 'AYŞE@türkiye.com.tr' });
  expect((await adminCall(calls.findPerson, { body: { email } })).messages).toMatchObject([
    { id, email },
  ]);
  // The server of these tests shows the domain of an envelope in letters.
  await expect.poll(() => mails.flatMap(({ to }) => to), soon).toContain(email);

  const refusal = '553 5.6.7 Non-ASCII addresses not permitted for that sender/recipient';
  rules.refusesRecipient = () => smtpError(553, refusal.slice('553 '.length));
  const words = { subject: 'Teklif', text: 'Merhaba', quotes: false, invites: false };
  const body = { ...words, mailId: crypto.randomUUID() };
  await adminCall(calls.sendReply, { id, body });
  await hurry(api);
  const last = async () => (await adminCall(calls.readReplies, { id })).replies.at(-1);
  await expect.poll(async () => (await last())?.state, soon).toBe('refused');
  expect(await last()).toMatchObject({ recipient: email, answer: refusal });
});

/** A message and an application of the person, without those of the tests before. */
async function ownPerson() {
  const erase = async () => {
    await adminCall(calls.erasePerson, { body: { email: stored } });
  };
  await erase();
  const application = await apply(api, { email: shown });
  const message = await sendMessage(api, { email: stored });
  return { message, application, [Symbol.asyncDispose]: erase };
}
