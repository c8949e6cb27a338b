import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { maxWaitMs, measureWaits } from '#tests/support/api/longest-wait.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

test('forty messages of combining marks, crafted to be slow to index, do not delay other requests', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { adminCall } = await adminOf(api);
  // Each ends differently: an equal message would only be counted.
  const messageOf = (count: number) => `${'\u0345'.repeat(2498)}${'\u0f81'.repeat(2500)}${count}`;
  for (let count = 0; count < 40; count += 1) {
    await sendMessage(api, { message: messageOf(count) });
  }
  const waits = measureWaits(api);
  expect((await adminCall(calls.listMessages, { query: { q: 'ada' } })).total).toBe(40);
  expect(await waits.stop()).toBeLessThan(maxWaitMs);
  const [{ message: stored } = { message: '' }] = (await adminCall(calls.listMessages)).items;
  expect(stored).toBe(messageOf(39));
});

const { api, adminCall } = await sharedMail({ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' });
const found = (q: string, narrowing = {}) =>
  adminCall(calls.listMessages, { query: { ...narrowing, q } });
const total = async (q: string, narrowing = {}) => (await found(q, narrowing)).total;
const applied = (q: string) => adminCall(calls.listApplications, { query: { q } });
/** Words that no other test uses, without digits. */
const ownWord = () => `w${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`;

test('a telephone number is found by its last digits, and a foreign one without its country’s prefix', async () => {
  const id = async (phone: string) => (await apply(api, { phone, nameSurname: ownWord() })).id;
  const turkish = await id('+905327654321');
  const german = await id('+493090182745');
  const idsOf = async (q: string) => (await applied(q)).items.map((one) => one.id);
  for (const typed of ['4321', '7654321', '765 43 21', '0532 765 43 21', '905327654321']) {
    expect(await idsOf(typed), typed).toEqual([turkish]);
  }
  for (const typed of ['2745', '030 90182745', '(030) 90 18 27 45', '4930 90182745']) {
    expect(await idsOf(typed), typed).toEqual([german]);
  }
  // Three digits end too many numbers; digits within a number are not its end.
  expect(await idsOf('321')).toEqual([]);
  expect(await idsOf('6543')).toEqual([]);
});

test('a number in a text is found however its digits are grouped, there and in the search', async () => {
  const word = ownWord();
  const { id } = await sendMessage(api, { message: `${word}: 0216 555\u00a027-22, 1.250 TL` });
  await sendMessage(api, { message: `${word}: 21 ve 6, 55; 272 kez 2` });
  const typed = [
    '2722',
    '27 22',
    '27-22',
    '5552722',
    '02165552722',
    '216 555 27 22',
    '(0216) 5552722',
  ];
  for (const q of [...typed, '1250', '1.250']) {
    const { items } = await found(`${word} ${q}`);
    expect(
      items.map((one) => one.id),
      q,
    ).toEqual([id]);
  }
  expect(await total(`${word} 21655`)).toBe(1);
  expect(await total(`${word} 5527`)).toBe(0);
});

test('a record is found by the name of its tag, also beside a word of its own, and no longer once it has lost it', async () => {
  const [word, name] = [ownWord(), ownWord()];
  const { id } = await sendMessage(api, { message: word });
  const other = await sendMessage(api, { message: `${word} yok` });
  const tag = await adminCall(calls.createTag, {
    body: { name: `Önemli ${name}`, colour: 'red' },
  });
  await adminCall(calls.changeMessages, { body: { ids: [id], action: 'tag', tag: tag.id } });
  const idsOf = async (q: string) => (await found(q)).items.map((one) => one.id);
  for (const q of [name, name.slice(0, 6), `onemli ${name}`, `${name} ${word}`]) {
    expect(await idsOf(q), q).toEqual([id]);
  }
  expect(await total(name, { folder: 'inbox' })).toBe(1);
  expect(await total(name, { folder: 'archived' })).toBe(0);
  expect(await idsOf(word)).toEqual([other.id, id]);
  await adminCall(calls.changeTag, { id: tag.id, body: { name: ownWord() } });
  expect(await total(name)).toBe(0);
});

test('a record is found by the words of a letter to its sender and by its copies, until the letter is taken back', async () => {
  const word = ownWord();
  const { id } = await sendMessage(api, {});
  const mailId = crypto.randomUUID();
  const body = { subject: 'Konu', text: `Sayın Ada, ${word}`, quotes: false, invites: false };
  const cc = `${word}x@gokhat.example`;
  await adminCall(calls.sendReply, { id, body: { ...body, cc, mailId, undoMs: 60_000 } });
  expect(await total(word)).toBe(1);
  expect(await total(cc)).toBe(1);
  await adminCall(calls.undoReply, { id: mailId });
  expect(await total(word)).toBe(0);
});

test('where nothing matches, one wrong letter is forgiven and said; never beside an exact match, even in the trash', async () => {
  // Of what is longer than twenty letters none is forgiven.
  const name = ownWord().slice(0, 16);
  const { id } = await sendMessage(api, { fullName: `Özlem ${name}ş` });
  const wrong = [
    `x${name.slice(1)}`,
    `${name.slice(0, 4)}${name.slice(5)}`,
    `${name.slice(0, 4)}q${name.slice(4)}`,
    `özlem ${name.slice(0, 5)}q${name.slice(6)}`,
  ];
  for (const q of wrong) {
    expect(await found(q), q).toMatchObject({ total: 1, near: [`${name}ş`] });
  }
  expect(await found(`özlem ${name}`)).not.toHaveProperty('near');
  const nothing = await found(`xx${name.slice(2)}`);
  expect(nothing.total).toBe(0);
  // Nothing is called similar where there is nothing.
  expect(nothing).not.toHaveProperty('near');
  expect(await total(wrong[0] ?? '', { folder: 'archived' })).toBe(0);
  await adminCall(calls.changeMessages, { body: { ids: [id], action: 'trash' } });
  expect(await total(name)).toBe(0);
});
