import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { replyLimits } from '#contract/field-limits.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { announcing, hurry, settingsFor, soon } from '#tests/support/api/mail-notices.ts';
import { smtpError, startMailServer } from '#tests/support/api/mail-server.ts';
import { sampleMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';
import { userOf } from '#tests/support/api/user.ts';

const words = {
  subject: 'Gökhat: Mesajınız hakkında',
  text: 'Sayın Işıl Çağ,\n\nTeşekkür ederiz.\nİlk satır, ikinci satır 🙂',
  quotes: true,
  invites: false,
};
const newReply = () => ({ ...words, mailId: crypto.randomUUID() });
const inJson = { Accept: 'application/problem+json' };
const withoutNotices = { NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' };
const { mails, rules, api, adminCall, send } = await sharedMail(withoutNotices);

/** Sends a reply, and lets it leave at once. */
async function sendNow(id: string, body: object = newReply()) {
  await adminCall(calls.sendReply, { id, body });
  await hurry(api);
}

/** Waits until the last reply to a record is in that state. */
function untilState(id: string, state: string) {
  return vi.waitFor(async () => {
    const { replies } = await adminCall(calls.readReplies, { id });
    expect(replies.at(-1)?.state).toBe(state);
    return replies;
  }, soon);
}

test('a reply goes to the sender with their words below, answers go to the company, and it stands in the conversation', async () => {
  const { id } = await sendMessage(api, { ...sampleMessage, message: 'Merhaba,\nfiyat lütfen' });
  await sendNow(id);
  const [sent] = await untilState(id, 'sent');
  expect(sent).toMatchObject({ ...words, kind: 'reply', recipient: sampleMessage.email });
  const [mail] = mails;
  expect(mail?.to).toEqual([sampleMessage.email]);
  expect(mail?.header).toMatchObject({
    from: 'Gökhat Telekom <site@gokhat.example>',
    'reply-to': 'info@gokhat.example',
    subject: words.subject,
    references: `<${id}@www.gokhat.example>`,
  });
  expect(mail?.header).not.toHaveProperty('auto-submitted');
  expect(mail?.plain).toContain(words.text);
  expect(mail?.plain).toContain('> Merhaba,\n> fiyat lütfen');
  expect(mail?.html).toContain('İlk satır, ikinci satır 🙂');
  expect(mail?.html).toContain('fiyat lütfen');

  // What was written to stands in a view of its own.
  const other = await sendMessage(api, { ...sampleMessage, message: 'Başka' });
  const { items } = await adminCall(calls.listMessages, { query: { view: 'sent' } });
  expect(items.map((item) => item.id)).toContain(id);
  expect(items.map((item) => item.id)).not.toContain(other.id);

  // The next one belongs to the same conversation.
  await sendNow(id, { ...newReply(), quotes: false });
  await untilState(id, 'sent');
  await expect.poll(() => mails).toHaveLength(2);
  const [first, second] = mails;
  expect(second?.header['in-reply-to']).toBe(first?.header['message-id']);
  expect(second?.header.references).toBe(
    `<${id}@www.gokhat.example> ${first?.header['message-id']}`,
  );
  expect(second?.plain).not.toContain('fiyat lütfen');
});

test('a message is answered once the server has taken the reply, not before', async () => {
  rules.refusesRecipient = () => smtpError(550, 'no such user here');
  const { id } = await sendMessage(api);
  await sendNow(id);
  const [refused] = await untilState(id, 'refused');
  expect(refused?.answer).toContain('no such user here');
  const listed = async () => (await adminCall(calls.listMessages)).items[0];
  expect(await listed()).toMatchObject({ replyState: 'refused', repliedAtUtc: null });
  delete rules.refusesRecipient;
  await adminCall(calls.retryMail, { id: refused?.id ?? '' });
  await untilState(id, 'sent');
  expect(await listed()).toMatchObject({ replyState: 'sent', repliedBy: 'email' });
  expect(mails).toHaveLength(1);
});

test('a reply that is given up or sent again shows that in every window', async () => {
  rules.refusesRecipient = () => smtpError(550, 'no such user here');
  const { id } = await sendMessage(api);
  await sendNow(id);
  const [refused] = await untilState(id, 'refused');
  const stop = new AbortController();
  const stream = await send(calls.watchEvents, { signal: stop.signal });
  let events = 0;
  stream.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write(text) {
          events += text.split('"about":"message"').length - 1;
        },
      }),
    )
    .catch(() => undefined);
  await adminCall(calls.giveUpMail, { id: refused?.id ?? '' });
  await expect.poll(() => events).toBe(1);
  delete rules.refusesRecipient;
  await adminCall(calls.retryMail, { id: refused?.id ?? '' });
  await untilState(id, 'sent');
  // Sent again, and sent.
  await expect.poll(() => events).toBe(3);
  stop.abort();
});

test('whoever may write a letter sends one that failed again; a notice or a letter that was sent is not found', async () => {
  rules.refusesRecipient = () => smtpError(550, 'no such user here');
  const { id } = await sendMessage(api);
  await sendNow(id);
  const [refused] = await untilState(id, 'refused');
  const mailId = refused?.id ?? '';
  const { adminCall: asOffice, send: sendAsOffice } = await userOf(api, 'Deniz', 'office');
  delete rules.refusesRecipient;
  const { replies } = await asOffice(calls.retryReply, { id: mailId });
  expect(replies).toMatchObject([{ id: mailId, state: 'waiting' }]);
  await untilState(id, 'sent');
  expect((await sendAsOffice(calls.retryReply, { id: mailId })).status).toBe(404);
  const { items } = await adminCall(calls.listAudit, { query: { action: 'mailRetried' } });
  expect(items[0]).toMatchObject({ by: 'Deniz' });
  const notice = "update mails set kind = 'messages', state = 'refused' where id = ?";
  await api.database.run(notice, mailId);
  expect((await sendAsOffice(calls.retryReply, { id: mailId })).status).toBe(404);
});

test('a reply can be taken back until it leaves: its words are the draft again, and no mail goes out', async () => {
  const { id } = await sendMessage(api);
  const body = newReply();
  const { replies, draft } = await adminCall(calls.sendReply, { id, body });
  expect(draft).toBeNull();
  const leaves = Date.parse(replies[0]?.nextAtUtc ?? '') - Date.now();
  expect(leaves).toBeGreaterThan(7000);
  expect(leaves).toBeLessThanOrEqual(10_000);
  const back = await adminCall(calls.undoReply, { id: body.mailId });
  expect(back).toMatchObject({ replies: [], draft: words });
  expect((await send(calls.undoReply, { id: body.mailId })).status).toBe(404);

  // The first of many that are taken back together waits for the last.
  const many = { ...newReply(), undoMs: 60_000 };
  const [waiting] = (await adminCall(calls.sendReply, { id, body: many })).replies;
  expect(Date.parse(waiting?.nextAtUtc ?? '') - Date.now()).toBeGreaterThan(55_000);
  await adminCall(calls.undoReply, { id: many.mailId });
  for (const undoMs of [9999, 600_001, 1e5 + 0.5, null]) {
    const refused = await send(calls.sendReply, { id, body: { ...newReply(), undoMs } });
    expect(refused.status).toBe(400);
  }

  await sendNow(id, body);
  await untilState(id, 'sent');
  expect((await send(calls.undoReply, { id: body.mailId })).status).toBe(409);
  expect(mails).toHaveLength(1);
  const { items } = await adminCall(calls.listAudit);
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['replySent', 'replyTakenBack']),
  );
});

test('a letter takes no draft along but its own, and one that is taken back joins a draft that was begun since', async () => {
  const { id } = await sendMessage(api);
  // Together they are too long to be sent, but not to be kept.
  const begun = { ...words, text: 'ü'.repeat(replyLimits.text) };
  const { draft } = await adminCall(calls.saveDraft, { id, body: { ...begun, version: 0 } });
  const letter = newReply();
  const sent = await adminCall(calls.sendReply, { id, body: letter });
  expect(sent.draft).toEqual(draft);
  const back = await adminCall(calls.undoReply, { id: letter.mailId });
  expect(back.draft?.text).toBe(`${words.text}\n\n${begun.text}`);
  const draftVersion = back.draft?.version ?? 0;
  expect(draftVersion).toBeGreaterThan(draft?.version ?? 0);
  const last = await adminCall(calls.sendReply, { id, body: { ...newReply(), draftVersion } });
  expect(last.draft).toBeNull();
});

test('one that is taken back with its words dropped leaves no draft, or the one that there was', async () => {
  const { id } = await sendMessage(api);
  const query = { words: 'dropped' };
  const letter = newReply();
  await adminCall(calls.sendReply, { id, body: letter });
  const back = await adminCall(calls.undoReply, { id: letter.mailId, query });
  expect(back).toEqual({ replies: [], draft: null });
  const begun = { ...words, text: 'Ekte' };
  const { draft } = await adminCall(calls.saveDraft, { id, body: { ...begun, version: 0 } });
  const other = newReply();
  await adminCall(calls.sendReply, { id, body: other });
  expect((await adminCall(calls.undoReply, { id: other.mailId, query })).draft).toEqual(draft);
});

test('one that is taken back keeps the subject of a draft that was begun since', async () => {
  const { id } = await sendMessage(api);
  const letter = newReply();
  await adminCall(calls.sendReply, { id, body: letter });
  const begun = { ...words, subject: 'Teklifimiz', text: 'Ekte' };
  await adminCall(calls.saveDraft, { id, body: { ...begun, version: 0 } });
  const { draft } = await adminCall(calls.undoReply, { id: letter.mailId });
  expect(draft).toMatchObject({ ...words, text: `${words.text}\n\nTeklifimiz\n\nEkte` });
});

test('a draft that two admins send at once is one letter', async () => {
  const { id } = await sendMessage(api);
  const { draft } = await adminCall(calls.saveDraft, { id, body: { ...words, version: 0 } });
  const draftVersion = draft?.version ?? 0;
  const both = [newReply(), newReply()].map((reply) =>
    send(calls.sendReply, { id, body: { ...reply, draftVersion } }),
  );
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([202, 409]);
  const { replies } = await adminCall(calls.readReplies, { id });
  expect(replies).toHaveLength(1);
});

test('a reply that is sent twice, since its answer was lost, is one mail', async () => {
  const [{ id }, other] = [await sendMessage(api), await sendMessage(api, { message: 'Diğeri' })];
  const body = newReply();
  await adminCall(calls.sendReply, { id, body });
  await sendNow(id, body);
  expect(await untilState(id, 'sent')).toHaveLength(1);
  expect(mails).toHaveLength(1);
  // The id of another record's mail.
  expect((await send(calls.sendReply, { id: other.id, body })).status).toBe(409);
});

test('no word of a reply adds a header or a recipient', async () => {
  const { id } = await sendMessage(api);
  const evil = 'Konu\r\nBcc: eve@evil.example\n\nBody';
  await sendNow(id, {
    ...{ ...newReply(), subject: evil },
    text: '.\r\nRCPT TO:<eve@evil.example>\r\n.\r\nQUIT',
  });
  await untilState(id, 'sent');
  const [mail] = mails;
  expect(mail?.to).toEqual([sampleMessage.email]);
  expect(mail?.header).not.toHaveProperty('bcc');
  expect(mail?.header.subject).toBe('Konu Bcc: eve@evil.example Body');
});

test('a letter that cannot be written holds no other up, and the owner sees that it did not leave', async () => {
  const { id } = await apply(api);
  const interview = { at: '2032-03-02T14:00', minutes: 45 };
  await adminCall(calls.changeApplication, { id, body: { interview } });
  await adminCall(calls.sendReply, { id, body: { ...newReply(), invites: true } });
  // No calendar has this day.
  const move = 'update applications set interview_at = ? where id = ?';
  await api.database.run(move, 9e15, id);
  const other = await sendMessage(api);
  await sendNow(other.id);
  await untilState(other.id, 'sent');
  const { troubled } = await adminCall(calls.readMail);
  expect(troubled).toMatchObject([{ kind: 'reply', state: 'waiting', attempts: 1 }]);
  await api.database.run(move, Date.UTC(2032, 2, 2, 11), id);
  await hurry(api);
  await expect.poll(() => mails, soon).toHaveLength(2);
});

test('a draft is kept, a stale change of it is refused, and a blank one is removed', async () => {
  const { id } = await sendMessage(api);
  const { draft } = await adminCall(calls.saveDraft, { id, body: { ...words, version: 0 } });
  expect(draft).toMatchObject(words);
  expect(await adminCall(calls.readReplies, { id })).toEqual({ replies: [], draft });
  const longer = { ...words, text: `${words.text} Devam.` };
  expect((await send(calls.saveDraft, { id, body: { ...longer, version: 0 } })).status).toBe(409);
  // The answer to the first attempt was lost: it is no conflict.
  expect(await adminCall(calls.saveDraft, { id, body: { ...words, version: 0 } })).toEqual({
    draft,
  });
  const version = draft?.version ?? 0;
  const next = await adminCall(calls.saveDraft, { id, body: { ...longer, version } });
  expect(next.draft?.version).toBeGreaterThan(version);
  const blank = { ...words, subject: '', text: ' ', version: next.draft?.version ?? 0 };
  expect(await adminCall(calls.saveDraft, { id, body: blank })).toEqual({ draft: null });
  const missing = { id: crypto.randomUUID(), body: { ...words, version: 0 } };
  expect((await send(calls.saveDraft, missing)).status).toBe(404);
});

test('where no mail can be sent a reply is refused in words, and nothing waits', async () => {
  await using api = await startApi();
  const { adminCall, send } = await adminOf(api);
  const { id } = await sendMessage(api);
  const refused = await send(calls.sendReply, {
    ...{ id, body: newReply() },
    headers: inJson,
  });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'mailOff' });
  expect((await adminCall(calls.readReplies, { id })).replies).toEqual([]);
});

test('each field of a reply that is wrong is named', async () => {
  const { id } = await sendMessage(api);
  const errorsOf = async (body: object) => {
    const answer = await send(calls.sendReply, {
      ...{ id, headers: inJson },
      body: { ...newReply(), ...body },
    });
    expect(answer.status).toBe(400);
    return Object.keys((await answer.json()).errors);
  };
  expect(await errorsOf({ subject: ' \n ', text: ' ' })).toEqual(['subject', 'text']);
  expect(await errorsOf({ subject: 'a'.repeat(151) })).toEqual(['subject']);
  expect(await errorsOf({ text: '🙂'.repeat(10_001) })).toEqual(['text']);
});

test('what was written to a person is in their export, and erased with them', async () => {
  await using server = await startMailServer();
  await using api = await announcing(settingsFor(server));
  const { adminCall, send } = await adminOf(api);
  const { id } = await sendMessage(api);
  await adminCall(calls.sendReply, { id, body: newReply() });
  await hurry(api);
  await expect
    .poll(() => api.database.value('select state from mails where kind = ?', 'reply'))
    .toBe('sent');
  await adminCall(calls.saveDraft, { id, body: { ...words, version: 0 } });
  const body = { email: sampleMessage.email };
  const { messages } = await adminCall(calls.findPerson, { body });
  expect(messages[0]?.draft).toMatchObject(words);
  const mails = messages[0]?.mails.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  expect(mails).toMatchObject([
    { kind: 'messages', subject: null },
    { kind: 'reply', state: 'sent', subject: words.subject, text: words.text },
  ]);
  await adminCall(calls.erasePerson, { body });
  expect((await send(calls.readReplies, { id })).status).toBe(404);
  for (const table of ['mails', 'mail_records', 'replies', 'drafts']) {
    expect([table, await api.database.value(`select count(*) from ${table}`)]).toEqual([table, 0]);
  }
});
