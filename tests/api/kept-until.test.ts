import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';

const api = await startApi();
const { adminCall } = await adminOf(api);

/** An address that no other test uses. */
const ownEmail = () => `${crypto.randomUUID()}@gokhat.example`;
/** The last day of a long month: in a shorter month a period ends with its last day. */
const arrived = '2026-08-31T10:00:00.000Z';
const later = '2026-11-30T10:00:00.000Z';
const ms = (time?: string) => (time === undefined ? null : Date.parse(time));

/** Sets columns of a row. */
async function set(
  { database }: RunningApi,
  table: 'messages' | 'applications',
  id: string,
  values: Record<string, string | number | null>,
) {
  const columns = Object.keys(values).map((column) => `${column} = ?`);
  const change = `update ${table} set ${columns.join(', ')} where id = ?`;
  await database.run(change, ...Object.values(values), id);
}

test.each([
  ['a message', {}, '2028-08-31T10:00:00.000Z'],
  ['unseen spam', { status: 'spam' }, '2028-08-31T10:00:00.000Z'],
  ['seen spam', { status: 'spam', seen_at: ms(later) }, '2026-12-30T10:00:00.000Z'],
])(
  'the data of a person includes until when a message is kept: %s',
  async (_what, values, until) => {
    const email = ownEmail();
    const { id } = await sendMessage(api, { email });
    await set(api, 'messages', id, { created_at: ms(arrived), ...values });
    const { messages } = await adminCall(calls.findPerson, { body: { email } });
    expect(messages.map(({ keptUntilUtc }) => keptUntilUtc)).toEqual([until]);
  },
);

const rejected = { stage: 'rejected', stage_since: ms(later) };
const flagged = { spam_reason: 'trap', seen_at: ms(later) };
test.each([
  ['without a decision', false, {}, '2028-10-01T00:00:00.000Z'],
  ['rejected', false, rejected, '2027-11-30T10:00:00.000Z'],
  ['rejected, in the pool by consent', true, rejected, '2028-08-31T10:00:00.000Z'],
  [
    'rejected, in the pool by the label',
    false,
    { ...rejected, talent_pool: 1 },
    '2027-11-30T10:00:00.000Z',
  ],
  [
    'rejected, in the pool by consent without the label',
    true,
    { ...rejected, talent_pool: 0 },
    '2028-08-31T10:00:00.000Z',
  ],
  [
    'rejected, its consent withdrawn, with the label',
    true,
    { ...rejected, pool_withdrawn_at: ms(later) },
    '2027-11-30T10:00:00.000Z',
  ],
  ['in the pool without a decision', true, {}, '2028-10-01T00:00:00.000Z'],
  ['flagged as spam and unseen', false, { spam_reason: 'trap' }, '2028-10-01T00:00:00.000Z'],
  ['flagged as spam and seen', true, flagged, '2026-12-30T10:00:00.000Z'],
  ['hired', true, { stage: 'hired' }, null],
])(
  'the data of a person includes until when an application is kept: %s',
  async (_what, consents, values, until) => {
    const email = ownEmail();
    const { id } = await apply(api, { email, talentPool: String(consents) });
    const consented = consents ? { pool_consent_at: ms(arrived) } : {};
    await set(api, 'applications', id, { created_at: ms(arrived), ...consented, ...values });
    const { applications } = await adminCall(calls.findPerson, { body: { email } });
    expect(applications.map(({ keptUntilUtc }) => keptUntilUtc)).toEqual([until]);
  },
);

test('the date until which a message is kept follows the settings', async () => {
  await using other = await startApi({ RETENTION_MESSAGES_MONTHS: '6' });
  const email = ownEmail();
  const { id } = await sendMessage(other, { email });
  await set(other, 'messages', id, { created_at: ms(arrived) });
  const { messages } = await (await adminOf(other)).adminCall(calls.findPerson, {
    body: { email },
  });
  expect(messages[0]?.keptUntilUtc).toBe('2027-03-01T00:00:00.000Z');
});
