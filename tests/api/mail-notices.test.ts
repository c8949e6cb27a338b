import { createHash, generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { post, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import {
  announcing,
  careers,
  company,
  resetLastNotice,
  settingsFor,
} from '#tests/support/api/mail-notices.ts';
import { smtpError, startMailServer } from '#tests/support/api/mail-server.ts';
import { quotePath, sampleQuote, sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const { mails, rules, api, adminCall } = await sharedMail();

describe('a notice', () => {
  test('of a message says who wrote and leads to it, without what was written', async () => {
    const message = 'Gizli kalsın: fiyat teklifiniz';
    const { id } = await sendMessage(api, { fullName: 'Işıl Çağ 😀', message });
    await expect.poll(() => mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'site@gokhat.example', to: [company] });
    expect(mail?.header).toMatchObject({
      from: 'Gökhat Telekom <site@gokhat.example>',
      ...{ to: company, subject: 'Yeni mesaj: Işıl Çağ 😀', 'auto-submitted': 'auto-generated' },
      // So that it stands in one conversation with what the sender answers to a reply.
      references: `<${id}@www.gokhat.example>`,
    });
    for (const part of [mail?.plain, mail?.html]) {
      expect(part).toContain('Işıl Çağ 😀');
      expect(part).toContain(`http://www.gokhat.example/admin/messages/${id}`);
      expect(part).toContain('Kısa form');
      expect(part).not.toContain('Gizli');
    }
    expect(mail?.html).not.toMatch(/<(img|link|script)|url\(/);
    expect(mail?.header['message-id']).toMatch(/^<[\da-f-]{36}@www\.gokhat\.example>$/);
  });

  test('holds no name if NOTIFY_CONTENT is none', async () => {
    await using server = await startMailServer();
    await using silent = await announcing(settingsFor(server, { NOTIFY_CONTENT: 'none' }));
    await sendMessage(silent, { fullName: 'Gizli Kişi', message: 'Gizli söz' });
    await expect.poll(() => server.mails).toHaveLength(1);
    expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: 1');
    expect(server.mails[0]?.raw + (server.mails[0]?.plain ?? '')).not.toMatch(/Gizli/);
  });

  test('is one for all that arrived within a minute, and spam is not announced', async () => {
    await sendMessage(api, { fullName: 'İlk' });
    await expect.poll(() => mails).toHaveLength(1);
    for (let count = 0; count < 25; count += 1)
      await sendMessage(api, { fullName: `Kişi ${count}` });
    await sendMessage(api, {
      fullName: 'Reklamcı',
      message: '<a href="https://x.example">casino</a> casino viagra',
    });
    await post(`${api.url}${quotePath}`, sampleQuote);
    // Several looks of the sender later.
    await sleep(500);
    expect(mails).toHaveLength(1);
    await resetLastNotice(api);
    // The week's spam is due at the same time.
    await expect.poll(() => mails).toHaveLength(3);
    const subject = '26 yeni mesaj';
    const subjects = mails.map(({ header }) => header.subject);
    expect(subjects.slice(1).toSorted()).toEqual([subject, 'Bu hafta istenmeyen mesaj: 1']);
    const digest = mails.find(({ header }) => header.subject === subject);
    expect(digest?.plain).toContain('Kişi 19');
    expect(digest?.plain).not.toMatch(/Kişi 20|Reklamcı/);
    expect(digest?.plain).toContain('ve 6 kayıt daha');
  });

  test('counts once a week what was held back as spam, of messages and of applications apart', async () => {
    await sendMessage(api, { message: '<a href="https://x.example">casino</a> casino viagra' });
    await apply(api, { website: 'https://x.example', filledInMs: '9' });
    await resetLastNotice(api);
    await expect.poll(() => mails).toHaveLength(2);
    const [ofMessages, ofApplications] = [company, careers].map((address) =>
      mails.find(({ to }) => to[0] === address),
    );
    expect(ofMessages?.header.subject).toBe('Bu hafta istenmeyen mesaj: 1');
    expect(ofMessages?.plain).toContain('http://www.gokhat.example/admin?folder=spam');
    expect(ofApplications?.header.subject).toBe('Bu hafta istenmeyen başvuru: 1');
    expect(ofApplications?.plain).toContain('/admin/applications?spam=true');
  });

  test('does not announce what arrived before mail was set up', async () => {
    await using server = await startMailServer();
    await using first = await startApi();
    await sendMessage(first, { fullName: 'Eski' });
    await first.stop();
    await using api = await announcing({ ...settingsFor(server), ...first.sameData });
    await sendMessage(api, { fullName: 'Yeni' });
    await expect.poll(() => server.mails).toHaveLength(1);
    expect(server.mails[0]?.header.subject).toBe('Yeni mesaj: Yeni');
  });

  test('of a record that was erased before it was sent is not sent', async () => {
    rules.onMail = () => {
      throw smtpError(451, 'try later');
    };
    const { id } = await sendMessage(api);
    await expect.poll(async () => (await adminCall(calls.readMail)).troubled).toHaveLength(1);
    await adminCall(calls.eraseMessage, { id });
    expect(await adminCall(calls.readMail)).toMatchObject({ waiting: 0, troubled: [] });
  });

  test('comes for each record after those announced last were erased', async () => {
    const announced = async (count: number) => {
      await resetLastNotice(api);
      await expect.poll(() => mails).toHaveLength(count);
    };
    const { id } = await sendMessage(api, { fullName: 'Bir' });
    await announced(1);
    await adminCall(calls.eraseMessage, { id });
    const two = await sendMessage(api, { fullName: 'İki' });
    await announced(2);
    const three = await sendMessage(api, { fullName: 'Üç' });
    await announced(3);
    await adminCall(calls.changeMessages, {
      body: { ids: [two.id, three.id], action: 'delete' },
    });
    await sendMessage(api, { fullName: 'Dört' });
    await announced(4);
    const application = await apply(api, { nameSurname: 'Beş' });
    await announced(5);
    await adminCall(calls.eraseApplication, { id: application.id });
    await apply(api, { nameSurname: 'Altı' });
    await announced(6);
    expect(mails.map(({ header }) => header.subject)).toEqual([
      ...['Yeni mesaj: Bir', 'Yeni mesaj: İki', 'Yeni mesaj: Üç', 'Yeni mesaj: Dört'],
      ...['Yeni başvuru: Beş', 'Yeni başvuru: Altı'],
    ]);
  });

  test('comes for what arrives after a start, whatever was erased under a release before', async () => {
    const reported = () =>
      api.database.value("select reported from mail_marks where kind = 'messages'");
    const last = await reported();
    await api.database.run("update mail_marks set reported = reported + 9 where kind = 'messages'");
    await expect.poll(reported).toBe(last);
    await sendMessage(api);
    await expect.poll(() => mails).toHaveLength(1);
  });
});

test('names and subjects add no header and no recipient', async () => {
  const attack = 'Ada\r\nBcc: kurban@ornek.example\r\n\r\nGövde';
  await sendMessage(api, { fullName: attack });
  await expect.poll(() => mails).toHaveLength(1);
  await sendMessage(api, { fullName: 'kurban@ornek.example, <b@ornek.example>' });
  await resetLastNotice(api);
  await expect.poll(() => mails).toHaveLength(2);
  for (const { to, header } of mails) {
    expect(to).toEqual([company]);
    expect(header).not.toHaveProperty('bcc');
    expect(header).not.toHaveProperty('cc');
    expect(header.to).toBe(company);
  }
});

describe('a notice in English of all that was written, with a signature', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    ...{ modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' } },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { mails, api } = await sharedMail({
    ...{ NOTIFY_CONTENT: 'full', NOTIFY_LANGUAGE: 'en', DKIM_KEY: privateKey },
    DKIM_SELECTOR: 'site',
  });

  test('of an application goes to the addresses for applications, in the language that is set', async () => {
    const { id } = await apply(api, { nameSurname: 'Deniz Ak' });
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: [careers] });
    expect(mails[0]?.header.subject).toBe('New application: Deniz Ak');
    expect(mails[0]?.plain).toContain(`/admin/applications/${id}`);
  });

  test('shows an encoded word in a name as it was typed', async () => {
    const fullName = '=?utf-8?B?QmNjOiBrdXJiYW5Ab3JuZWsuZXhhbXBsZQ==?=';
    await sendMessage(api, { fullName });
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.header.subject).toBe(`New message: ${fullName}`);
    expect(mails[0]?.raw.split('\n\n')[0]).not.toContain(fullName);
  });

  test('holds all if NOTIFY_CONTENT is full', async () => {
    await sendMessage(api, { fullName: 'Açık Kişi', message: 'Bütün <b>sözler</b>' });
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.plain).toContain('Bütün <b>sözler</b>');
    expect(mails[0]?.html).toContain('Bütün &lt;b&gt;sözler&lt;/b&gt;');
  });

  test('a lone CR of a message leaves as a line break, and the signature of the mail holds', async () => {
    await sendMessage(api, { message: 'Merhaba\r.\rMAIL FROM:<site@gokhat.example>\rSon' });
    await expect.poll(() => mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.plain).toContain('> Merhaba\n> .\n> MAIL FROM:<site@gokhat.example>\n> Son');
    expect(mail?.html).toContain('Merhaba\n.\nMAIL');
    const signature = mail?.header['dkim-signature']?.replaceAll(/\s/g, '');
    expect(/;bh=([^;]+);/.exec(signature ?? '')?.[1]).toBe(bodyHash(mail?.raw ?? ''));
  });
});

/** Of a mail's body in its relaxed form (RFC 6376, section 3.4.4). */
function bodyHash(raw: string): string {
  const body = raw
    .slice(raw.indexOf('\n\n') + 2)
    .replaceAll(/[ \t]+(?=\n)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trimEnd();
  return createHash('sha256').update(`${body}\n`.replaceAll('\n', '\r\n')).digest('base64');
}
