import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { hurry, soon } from '#tests/support/api/mail-notices.ts';
import { smtpError } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';

const words = {
  subject: 'Gökhat: Mesajınız hakkında',
  text: 'Sayın Işıl Çağ,\n\nTeşekkür ederiz.\nİlk satır, ikinci satır 🙂',
  quotes: true,
  invites: false,
};
const newReply = () => ({ ...words, mailId: crypto.randomUUID() });
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

test('an applicant’s reply carries the invitation to the interview, with the position; without one that is ahead it is refused', async () => {
  const { id } = await apply(api);
  const body = { ...newReply(), quotes: false, invites: true };
  const status = async () => (await send(calls.sendReply, { id, body })).status;
  expect(await status()).toBe(400);
  const past = { at: '2020-03-02T14:00' };
  await adminCall(calls.changeApplication, { id, body: { interview: past } });
  expect(await status()).toBe(400);
  const interview = { at: '2032-03-02T14:00', minutes: 45, place: 'Ataşehir' };
  await adminCall(calls.changeApplication, { id, body: { interview } });
  await api.database.run("update applications set position = 'Ağ Mühendisi' where id = ?", id);
  await sendNow(id, body);
  await untilState(id, 'sent');
  const [mail] = mails;
  expect(mail?.header['reply-to']).toBe('careers@gokhat.example');
  expect(mail?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
  const event = mail?.calendar.replaceAll('\n ', '');
  expect(event).toContain('METHOD:REQUEST');
  expect(event).toContain('SUMMARY:Gökhat Telekom ile görüşme: Ağ Mühendisi');
  expect(event).toContain('DTSTART:20320302T110000Z');
  expect(event).toContain('RSVP=TRUE:mailto:');

  // Moved, it is the next sequence of the same event; cancelled, it leaves the calendar.
  const lines = (index: number) => {
    const text = mails[index]?.calendar.replaceAll('\n ', '') ?? '';
    return ['METHOD', 'SEQUENCE', 'STATUS', 'UID'].map(
      (name) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1],
    );
  };
  const uid = lines(0)[3];
  const moved = { ...interview, at: '2032-03-03T09:00' };
  await adminCall(calls.changeApplication, { id, body: { interview: moved } });
  await sendNow(id, { ...newReply(), invites: true });
  await expect.poll(() => mails.length, soon).toBe(2);
  expect(lines(1)).toEqual(['REQUEST', '1', 'CONFIRMED', uid]);
  const gone = { ...moved, isCancelled: true };
  await adminCall(calls.changeApplication, { id, body: { interview: gone } });
  await sendNow(id, { ...newReply(), invites: true });
  await expect.poll(() => mails.length, soon).toBe(3);
  expect(lines(2)).toEqual(['CANCEL', '2', 'CANCELLED', uid]);
  expect(mails[2]?.raw).toContain('text/calendar; charset=utf-8; method=CANCEL');
});

test('a letter that tells of a stage moves its applicant there as it is sent, taking it back moves them back, and the list says when they were written to, and of what', async () => {
  const { id } = await apply(api);
  await adminCall(calls.changeApplication, { id, body: { stage: 'reviewing' } });
  const listed = async () => (await adminCall(calls.listApplications)).items[0];
  const told = { quotes: false, stage: 'rejected', moves: true } as const;
  const body = { ...newReply(), ...told };
  await adminCall(calls.sendReply, { id, body });
  const letter = { atUtc: expect.any(String), stage: 'rejected', invites: false };
  expect(await listed()).toMatchObject({ stage: 'rejected', letters: [letter] });
  const sent = await adminCall(calls.listApplications, { query: { view: 'sent' } });
  expect(sent.items.map((item) => item.id)).toContain(id);
  const { draft } = await adminCall(calls.undoReply, { id: body.mailId });
  expect(draft).toMatchObject({ ...words, ...told });
  expect(await listed()).toMatchObject({ stage: 'reviewing', letters: [] });
  const { history } = await adminCall(calls.readApplication, { id });
  expect(history.map(({ stage }) => stage)).toEqual(['new', 'reviewing']);
  const { items } = await adminCall(calls.listAudit);
  expect(items.slice(0, 2).map(({ action, details }) => [action, details])).toEqual([
    ['replyTakenBack', { stage: 'rejected → reviewing' }],
    ['replySent', { stage: 'reviewing → rejected' }],
  ]);

  // Moved on by hand since: taking the letter back leaves the applicant there.
  const draftVersion = draft?.version ?? 0;
  const again = { ...newReply(), ...told, draftVersion };
  await adminCall(calls.sendReply, { id, body: again });
  await adminCall(calls.changeApplication, { id, body: { stage: 'offer' } });
  await adminCall(calls.undoReply, { id: again.mailId });
  expect(await listed()).toMatchObject({ stage: 'offer' });
  // Without the move it is the same kind of letter. One that failed is none.
  rules.refusesRecipient = () => smtpError(550, 'no such user here');
  await sendNow(id, { ...newReply(), ...told, moves: false });
  expect(await listed()).toMatchObject({ stage: 'offer', letters: [letter] });
  await untilState(id, 'refused');
  expect(await listed()).toMatchObject({ letters: [] });
  const message = await sendMessage(api);
  expect(
    (await send(calls.sendReply, { id: message.id, body: { ...newReply(), ...told } })).status,
  ).toBe(400);
});

test('a reply whose text names an interview that was moved, or of another place, since is refused', async () => {
  const { id } = await apply(api);
  const plan = (interview: object) =>
    adminCall(calls.changeApplication, { id, body: { interview } });
  const { interview } = await plan({ at: '2032-03-02T14:00', place: 'Ataşehir' });
  const reply = { ...newReply(), invites: true, interview };
  const status = async (body: object) => (await send(calls.sendReply, { id, body })).status;
  await plan({ at: '2032-03-02T15:00', place: 'Ataşehir' });
  expect(await status(reply)).toBe(409);
  await plan({ at: '2032-03-02T14:00', place: 'Kadıköy' });
  expect(await status(reply)).toBe(409);
  await adminCall(calls.changeApplication, { id, body: { interview: null } });
  expect(await status({ ...reply, invites: false })).toBe(409);
  await plan({ at: '2032-03-02T14:00', place: 'Ataşehir' });
  expect(await status(reply)).toBe(202);
  const message = await sendMessage(api);
  const body = { ...newReply(), interview };
  expect((await send(calls.sendReply, { id: message.id, body })).status).toBe(409);
});
