import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { referenceOf } from '#contract/reference.ts';
import { bearer } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { hurry, soon } from '#tests/support/api/mail-notices.ts';
import { smtpError } from '#tests/support/api/mail-server.ts';
import { sampleMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';
import { docx, pdf } from '#tests/support/files/cv-files.ts';
import { readZip } from '#tests/support/files/read-zip.ts';

const words = {
  subject: 'Teklifimiz',
  text: 'Sayın Işıl Çağ,\n\nEkte.',
  quotes: false,
  invites: false,
};
const { mails, rules, api, adminCall, send, token } = await sharedMail({
  ...{ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '', MAIL_FROM: 'site@gokhat.example' },
});
const inJson = { Accept: 'application/problem+json' };
const newReply = (more: object = {}) => ({ ...words, mailId: crypto.randomUUID(), ...more });

/** Adds a file to the draft of a record. */
function attach(id: string, bytes: Buffer, name = 'Teklif – Şubat.pdf') {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  return fetch(`${api.url}${calls.attachFile.path.replace('{id}', id)}`, {
    ...{ method: 'POST', headers: { ...bearer(token), ...inJson }, body },
  });
}

/** The errors by field, or the status without any. */
async function refusal(answer: Response) {
  return (await answer.json()).errors ?? answer.status;
}

async function begin(more: object = {}) {
  const { id } = await sendMessage(api);
  const { draft } = await adminCall(calls.saveDraft, {
    id,
    body: { ...words, ...more, version: 0 },
  });
  return { id, draftVersion: draft?.version ?? 0 };
}

const count = () => api.database.value('select count(*) from letter_files');

test('a reply carries its files under their names, whole; they stand in the conversation, in the person’s archive, and go with the person', async () => {
  const { id, draftVersion } = await begin();
  const files = [pdf(200_000), docx()];
  expect((await attach(id, files[0] ?? pdf())).status).toBe(201);
  const { draft } = await (await attach(id, files[1] ?? pdf(), 'Şartlar.docx')).json();
  expect(draft.files).toMatchObject([{ name: 'Teklif – Şubat.pdf' }, { name: 'Şartlar.docx' }]);
  // Saved again, the draft keeps them; so does the record of a letter to somebody that takes no draft along.
  const kept = await adminCall(calls.saveDraft, { id, body: { ...words, version: draftVersion } });
  expect(kept.draft).toEqual(draft);
  const body = newReply({ draftVersion });
  expect((await adminCall(calls.sendReply, { id, body })).draft).toBeNull();
  const back = await adminCall(calls.undoReply, { id: body.mailId });
  expect(back.draft?.files).toEqual(draft.files);
  const again = newReply({ draftVersion: back.draft?.version });
  await adminCall(calls.sendReply, { id, body: again });
  await hurry(api);
  await expect.poll(() => mails, soon).toHaveLength(1);
  const { attachments } = await PostalMime.parse(mails[0]?.raw ?? '');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'Teklif – Şubat.pdf',
    'Şartlar.docx',
  ]);
  for (const [index, { content }] of attachments.entries()) {
    expect(Buffer.from(content as ArrayBuffer).equals(files[index] ?? pdf())).toBe(true);
  }
  const [sent] = (await adminCall(calls.readReplies, { id })).replies;
  const [first] = sent?.files ?? [];
  const read = await send(calls.readFile, { id: first?.id ?? '' });
  expect(Buffer.from(await read.arrayBuffer()).equals(files[0] ?? pdf())).toBe(true);
  expect((await send(calls.removeFile, { id: first?.id ?? '' })).status).toBe(404);

  const person = { email: sampleMessage.email };
  const archive = await send(calls.exportPerson, { body: person });
  const names = readZip(Buffer.from(await archive.arrayBuffer())).map(({ name }) => name);
  const folder = `Yazışma ekleri/${referenceOf(id)}`;
  expect(names).toEqual(
    expect.arrayContaining([`${folder}/1-Teklif – Şubat.pdf`, `${folder}/2-Şartlar.docx`]),
  );
  const { messages } = await adminCall(calls.findPerson, { body: person });
  const listed = messages.find((one) => one.id === id)?.mails.flatMap((mail) => mail.files);
  expect(listed).toHaveLength(2);
  await adminCall(calls.erasePerson, { body: person });
  expect(await count()).toBe(0);
});

test('files are judged as CVs are, at most three of ten megabytes together, and only beside a draft', async () => {
  const { id } = await sendMessage(api);
  expect((await attach(id, pdf())).status).toBe(404);
  await adminCall(calls.saveDraft, { id, body: { ...words, version: 0 } });
  expect(await refusal(await attach(id, Buffer.from('MZ'), 'teklif.exe'))).toHaveProperty('file');
  expect(await refusal(await attach(id, Buffer.from('<html>'), 'teklif.pdf'))).toHaveProperty(
    'file',
  );
  expect((await attach(id, pdf(11 * 1024 * 1024))).status).toBe(413);
  expect((await attach(id, pdf(6 * 1024 * 1024))).status).toBe(201);
  expect(await refusal(await attach(id, pdf(5 * 1024 * 1024)))).toEqual({
    file: [expect.stringContaining('10 MB')],
  });
  for (const name of ['b.pdf', 'c.pdf']) expect((await attach(id, pdf(), name)).status).toBe(201);
  expect(await refusal(await attach(id, pdf(), 'd.pdf'))).toHaveProperty('file');
  const { draft } = await adminCall(calls.readReplies, { id });
  for (const file of draft?.files ?? []) await adminCall(calls.removeFile, { id: file.id });
  expect(await count()).toBe(0);
});

test('copies go to each address and are seen; one that is no address, or a sixth, is refused at its field', async () => {
  const { id, draftVersion } = await begin({ cc: 'ofis@ornek.example; Ayşe' });
  const refused = async (cc: string) =>
    refusal(await send(calls.sendReply, { id, body: newReply({ cc }), headers: inJson }));
  expect(await refused('ofis@ornek.example, ayse@')).toHaveProperty('cc');
  expect(
    await refused([1, 2, 3, 4, 5, 6].map((one) => `${one}@ornek.example`).join()),
  ).toHaveProperty('cc');
  const cc = 'ofis@ornek.example;depo@ornek.example ofis@ornek.example';
  await adminCall(calls.sendReply, { id, body: newReply({ cc, draftVersion }) });
  await hurry(api);
  await expect.poll(() => mails, soon).toHaveLength(1);
  const copies = ['ofis@ornek.example', 'depo@ornek.example'];
  expect(mails[0]?.to).toEqual([sampleMessage.email, ...copies]);
  expect(mails[0]?.header.cc).toBe(copies.join(', '));
  expect(mails[0]?.header.to).toBe(sampleMessage.email);
});

test('a reply whose recipient is refused has not been sent, though its copies were', async () => {
  rules.refusesRecipient = (address) =>
    address === sampleMessage.email ? smtpError(550, 'no such user here') : null;
  const { id } = await sendMessage(api);
  await adminCall(calls.sendReply, { id, body: newReply({ cc: 'ofis@ornek.example' }) });
  await hurry(api);
  await expect.poll(() => mails, soon).toHaveLength(1);
  const state = async () => (await adminCall(calls.readReplies, { id })).replies[0];
  await expect.poll(state, soon).toMatchObject({ state: 'refused', attempts: 1 });
});

test('mails come from the company by name where the setting has an address alone', async () => {
  const { id } = await apply(api);
  await adminCall(calls.sendReply, { id, body: newReply() });
  await hurry(api);
  await expect.poll(() => mails, soon).toHaveLength(1);
  expect(mails[0]?.header.from).toBe('Gökhat Telekom <site@gokhat.example>');
  expect(mails[0]?.raw).toMatch(/^From: =\?UTF-8\?Q\?G=C3=B6khat_Telekom\?= <site@/m);
});

test('a signature of each language is kept, a stale change is refused, and it is no longer than it may be', async () => {
  const { version, ...none } = await adminCall(calls.readSignatures);
  expect(none).toEqual({ tr: '', en: '', user: '' });
  const mine = { tr: 'Saygılarımla,\nAyşe Yılmaz', en: '' };
  const now = await adminCall(calls.changeSignatures, { body: { ...mine, version } });
  expect(await adminCall(calls.readSignatures)).toEqual(now);
  const late = { ...mine, en: 'Kind regards', version };
  expect((await send(calls.changeSignatures, { body: late })).status).toBe(409);
  const long = { ...mine, tr: 'x'.repeat(501), version: now.version };
  expect(
    await refusal(await send(calls.changeSignatures, { body: long, headers: inJson })),
  ).toHaveProperty('tr');
});
