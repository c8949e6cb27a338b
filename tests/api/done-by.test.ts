import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';
import { userOf } from '#tests/support/api/user.ts';
import { adminPassword } from '#tests/support/settings.ts';

const { api, adminCall, send } = await sharedMail({ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' });
const deniz = await userOf(api, 'Deniz Yılmaz');
const ada = await userOf(api, 'Ada Kaya', 'hiring');

const letter = { subject: 'Konu', text: 'Metin', quotes: false, invites: false };
const problem = { Accept: 'application/problem+json' };

/** The text of a refusal as a conflict. */
async function conflictText(
  user: Pick<typeof deniz, 'send'>,
  call: Call,
  id: string,
  body: object,
) {
  const texts = ['tr', 'en'].map(async (language) => {
    const headers = { ...problem, 'Accept-Language': language };
    const answer = await user.send(call, { id, body, headers });
    expect(answer.status).toBe(409);
    const { detail, title } = (await answer.json()) as { detail: string; title: string };
    expect(title).toMatch(/^Somebody else/);
    return detail;
  });
  return (await Promise.all(texts)).join(' | ');
}

test('what a user did has their name in the audit trail and its export, which can be narrowed to the user', async () => {
  const { id } = await apply(api);
  await ada.send(calls.readCv, { id });
  await adminCall(calls.changeApplication, { id, body: { rating: 3 } });
  const { items } = await adminCall(calls.listAudit, { query: { record: id } });
  expect(items.map(({ action, by, userId }) => [action, by, userId === ada.id])).toEqual([
    ['applicationChanged', null, false],
    ['cvOpened', 'Ada Kaya', true],
  ]);
  const narrowed = await adminCall(calls.listAudit, { query: { record: id, user: ada.id } });
  expect(narrowed.items.map(({ action }) => action)).toEqual(['cvOpened']);
  expect(await (await send(calls.exportAudit)).text()).toMatch(/cvOpened.*Ada Kaya/);
  await deniz.adminCall(calls.findPerson, { body: { email: 'ada@gokhat.example' } });
  const looked = await adminCall(calls.listAudit, { query: { action: 'personRead' } });
  expect(looked.items[0]).toMatchObject({ by: 'Deniz Yılmaz' });
});

test('decisions on an applicant and letters have the names of their users, also in what is held on a person', async () => {
  const { id } = await apply(api, { email: 'names@gokhat.example' });
  await ada.adminCall(calls.changeApplication, { id, body: { stage: 'reviewing' } });
  const many = { ids: [id], action: 'stage', stage: 'interview' };
  await deniz.adminCall(calls.changeApplications, { body: many });
  const mailId = crypto.randomUUID();
  const body = { ...letter, mailId, stage: 'offer', moves: true };
  const { replies } = await ada.adminCall(calls.sendReply, { id, body });
  expect(replies).toMatchObject([{ by: 'Ada Kaya' }]);
  await adminCall(calls.changeApplication, { id, body: { stage: 'hired' } });
  const { history } = await adminCall(calls.readApplication, { id });
  expect(history.map(({ by }) => by)).toEqual([null, 'Ada Kaya', 'Deniz Yılmaz', 'Ada Kaya', null]);
  const found = await adminCall(calls.findPerson, { body: { email: 'names@gokhat.example' } });
  expect(found.applications).toMatchObject([{ history, mails: [{ by: 'Ada Kaya' }] }]);
});

test('a note says who changed it last, and a conflict who was faster and when, in the language of the reader', async () => {
  const { id } = await sendMessage(api);
  const { version } = await deniz.adminCall(calls.changeMessage, { id, body: { note: 'Arandı' } });
  const by = { by: 'Deniz Yılmaz' };
  expect(await adminCall(calls.readMessage, { id })).toMatchObject({ noteChange: by });
  const late = { note: 'Başka', version: version - 1 };
  const texts = await conflictText({ send }, calls.changeMessage, id, late);
  expect(texts).toBe(
    'Deniz Yılmaz bunu şimdi değiştirdi. Sizin değişikliğiniz onun üzerine yazılmadı. | ' +
      'Deniz Yılmaz changed this now. Yours has not been saved over it.',
  );
  await api.database.run('update audit set at = at - 180000 where user_id = ?', deniz.id);
  expect(await conflictText({ send }, calls.changeMessage, id, late)).toMatch(
    /^Deniz Yılmaz bunu 3 dakika önce değiştirdi\..*Deniz Yılmaz changed this 3 minutes ago\./,
  );
  // From another window of one's own, and after a change by the owner without a name.
  expect(await conflictText(deniz, calls.changeMessage, id, late)).toMatch(/^Bu kayıt .*Somebody/);
  await adminCall(calls.changeMessage, { id, body: { note: 'Aranmadı' } });
  expect(await conflictText(deniz, calls.changeMessage, id, late)).toMatch(/^Bu kayıt .*Somebody/);
  expect(await adminCall(calls.readMessage, { id })).toMatchObject({ noteChange: null });
});

test('a draft says who wrote it last; who is late with it learns who wrote or sent it', async () => {
  const { id } = await apply(api);
  const saved = await deniz.adminCall(calls.saveDraft, { id, body: { ...letter, version: 0 } });
  expect(saved.draft).toMatchObject({ lastChange: { by: 'Deniz Yılmaz' } });
  const { draft } = await adminCall(calls.readReplies, { id });
  expect(draft).toEqual(saved.draft);
  const late = { ...letter, text: 'Başka', version: 0 };
  expect(await conflictText({ send }, calls.saveDraft, id, late)).toMatch(/^Deniz Yılmaz bunu/);
  const draftVersion = draft?.version ?? 0;
  const newLetter = () => ({ ...letter, mailId: crypto.randomUUID(), draftVersion });
  await ada.adminCall(calls.sendReply, { id, body: newLetter() });
  const twice = await conflictText({ send }, calls.sendReply, id, newLetter());
  expect(twice).toMatch(/^Ada Kaya bunu/);
});

test('who is late with a canned answer learns who changed it, whatever else was changed since; the trail names the answer', async () => {
  const words = { subject: 'Konu', text: 'Metin' };
  const answer = { purpose: 'message', stage: null, texts: { tr: words, en: words } };
  const body = { ...answer, name: 'Adres “%_”' };
  const { id, version } = await adminCall(calls.createAnswer, { body });
  const present = { ...body, name: 'Yol tarifi' };
  await deniz.adminCall(calls.changeAnswer, { id, body: { ...present, version } });
  const other = await ada.adminCall(calls.createAnswer, {
    body: { ...answer, purpose: 'application', name: 'Adres “%_”' },
  });
  const late = { ...body, name: 'Ofis', version };
  expect(await conflictText({ send }, calls.changeAnswer, id, late)).toMatch(/^Deniz Yılmaz bunu/);
  const refused = await send(calls.changeAnswer, { id, body: late, headers: problem });
  expect(await refused.json()).toMatchObject({
    lastChange: { by: 'Deniz Yılmaz', atUtc: expect.any(String) },
  });
  const own = await deniz.send(calls.changeAnswer, { id, body: late, headers: problem });
  expect(Object.keys((await own.json()) as object)).not.toContain('lastChange');
  expect(await conflictText(deniz, calls.changeAnswer, id, late)).toMatch(/^Bu kayıt .*Somebody/);
  await ada.adminCall(calls.eraseAnswer, { id: other.id });
  const { items } = await adminCall(calls.listAudit, { query: { group: 'letters', limit: '4' } });
  expect(items.map(({ action, by, details }) => [action, by, details])).toEqual([
    ['answerErased', 'Ada Kaya', { answer: 'Adres “%_”' }],
    ['answerCreated', 'Ada Kaya', { answer: 'Adres “%_”' }],
    ['answerChanged', 'Deniz Yılmaz', { answer: 'Yol tarifi' }],
    ['answerCreated', null, { answer: 'Adres “%_”' }],
  ]);
});

test('an owner sees and ends the sessions of all users with their names, another user only their own', async () => {
  const { items } = await adminCall(calls.listSessions);
  expect(new Set(items.map(({ by }) => by))).toEqual(new Set([null, 'Deniz Yılmaz', 'Ada Kaya']));
  const own = await ada.adminCall(calls.listSessions);
  expect(own.items).toMatchObject([{ by: 'Ada Kaya', own: true }]);
  const others = items.find(({ by }) => by === 'Deniz Yılmaz')?.id ?? '';
  // A factor that another user has is no proof of one's own.
  await api.database.run(
    'update users set password_hash = (select password_hash from admin) where id = ?',
    ada.id,
  );
  const end = (id: string) => ({ body: { password: adminPassword, id } });
  expect((await ada.send(calls.endSessions, end(others))).status).toBe(404);
  expect((await deniz.send(calls.verify)).status).toBe(200);
  await adminCall(calls.endSessions, end(others));
  expect((await deniz.send(calls.verify)).status).toBe(401);
});

test('a removed user’s name stays in what they did', async () => {
  const gone = await userOf(api, 'Ece Uzun');
  const { id } = await apply(api);
  await gone.adminCall(calls.changeApplication, { id, body: { stage: 'rejected' } });
  await api.database.run('update users set removed_at = 1, email = null where id = ?', gone.id);
  expect((await gone.send(calls.verify)).status).toBe(401);
  const { history } = await adminCall(calls.readApplication, { id });
  expect(history.at(-1)).toMatchObject({ stage: 'rejected', by: 'Ece Uzun' });
  const { items } = await adminCall(calls.listAudit, { query: { record: id } });
  expect(items[0]).toMatchObject({ action: 'applicationChanged', by: 'Ece Uzun' });
});
