import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { namesLeft, restartedWhen } from '#tests/support/api/retention.ts';

const monthMs = 30.5 * 86_400_000;

type Applicant = {
  readonly consents: boolean;
  readonly stage?: 'rejected' | 'hired';
  /** The value to which the admin sets the pool label. */
  readonly label?: boolean;
  /** Whether the admin records that the consent was withdrawn. */
  readonly withdraws?: true;
  /** The age in months of the application and of its stage. */
  readonly applied: number;
  readonly since?: number;
};

async function applyAll(api: RunningApi, applicants: Readonly<Record<string, Applicant>>) {
  const { adminCall } = await adminOf(api);
  for (const [nameSurname, one] of Object.entries(applicants)) {
    const { consents, stage, label, withdraws } = one;
    const { id } = await apply(api, { nameSurname, talentPool: String(consents) });
    if (stage) await adminCall(calls.changeApplication, { id, body: { stage } });
    if (label !== undefined) {
      await adminCall(calls.changeApplication, { id, body: { talentPool: label } });
    }
    if (withdraws) {
      await adminCall(calls.changeApplication, { id, body: { withdrawPoolConsent: true } });
    }
  }
}

test.concurrent('an application with pool consent is kept for 24 months from the consent, even if rejected', async () => {
  const applicants: Readonly<Record<string, Applicant>> = {
    'pool, rejected': { consents: true, stage: 'rejected', applied: 14, since: 13 },
    'pool, rejected, out of time': { consents: true, stage: 'rejected', applied: 25, since: 23 },
    'pool, hired': { consents: true, stage: 'hired', applied: 40 },
    'pool, no decision': { consents: true, applied: 24.5 },
    'pool, no decision, out of time': { consents: true, applied: 26 },
    'no consent, rejected': { consents: false, stage: 'rejected', applied: 14, since: 13 },
    'no consent, rejected late': { consents: false, stage: 'rejected', applied: 26, since: 11 },
    'no consent, no decision': { consents: false, applied: 24.5 },
    'no consent, no decision, out of time': { consents: false, applied: 26 },
    'the label alone': { consents: false, label: true, stage: 'rejected', applied: 14, since: 13 },
    'consent without the label': {
      ...{ consents: true, label: false, stage: 'rejected', applied: 14, since: 13 },
    },
    'withdrawn, rejected': {
      ...{ consents: true, withdraws: true, stage: 'rejected', applied: 14, since: 13 },
    },
    'withdrawn, rejected late': {
      ...{ consents: true, withdraws: true, stage: 'rejected', applied: 26, since: 11 },
    },
    'withdrawn, no decision': { consents: true, withdraws: true, applied: 24.5 },
  };
  await using first = await startApi();
  await applyAll(first, applicants);
  await using second = await restartedWhen(first, async ({ run }) => {
    for (const [name, { applied, since = applied }] of Object.entries(applicants)) {
      const [now, ago] = [Date.now(), (months: number) => months * monthMs];
      await run(
        'update applications set created_at = ?, stage_since = ? where full_name = ?',
        ...[now - ago(applied), now - ago(since), name],
      );
      await run(
        `update applications set pool_consent_at = ?
         where full_name = ? and pool_consent_at is not null`,
        ...[now - ago(applied), name],
      );
    }
  });
  expect((await namesLeft(second)).applications).toEqual([
    ...['pool, rejected', 'pool, hired', 'pool, no decision'],
    ...['no consent, rejected late', 'no consent, no decision'],
    ...['consent without the label', 'withdrawn, rejected late', 'withdrawn, no decision'],
  ]);
  const admin = await adminOf(second);
  const { items } = await admin.adminCall(calls.listAudit, { query: { action: 'expired' } });
  expect(items.map(({ details }) => details)).toEqual([
    { rule: 'pool', count: 2 },
    { rule: 'undecided', count: 1 },
    { rule: 'rejected', count: 3 },
  ]);
});

test.concurrent('RETENTION_POOL_MONTHS sets the pool period; an undecided application is kept until the later date', async () => {
  await using api = await startApi({ RETENTION_POOL_MONTHS: '36' });
  const { adminCall } = await adminOf(api);
  const poolRule = async () =>
    (await adminCall(calls.readRetention)).rules.find(({ rule }) => rule === 'pool');
  expect(await poolRule()).toMatchObject({ keptFor: { count: 36 }, soon: 0, nextAtUtc: null });
  await applyAll(api, { Ada: { consents: true, applied: 0 } });
  const move = (months: number) => {
    const at = Date.now() - months * monthMs;
    return api.database.run('update applications set created_at = ?, pool_consent_at = ?', at, at);
  };
  await move(30);
  expect(await poolRule()).toMatchObject({ soon: 0 });
  await move(35.5);
  const soon = await poolRule();
  expect(soon).toMatchObject({ soon: 1 });
  const days = (Date.parse(soon?.nextAtUtc ?? '') - Date.now()) / 86_400_000;
  expect(Math.abs(days - 15)).toBeLessThan(4);
});

test.concurrent('the time of consent is that of the application; the admin’s label neither sets nor changes it', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const given = await apply(api, { talentPool: 'true' });
  const change = (id: string, talentPool: boolean) =>
    adminCall(calls.changeApplication, { id, body: { talentPool } });
  expect((await change(given.id, false)).poolConsentAtUtc).toBe(given.createdAtUtc);
  const none = await apply(api, { talentPool: 'false' });
  expect(await change(none.id, true)).toMatchObject({ talentPool: true, poolConsentAtUtc: null });
});

test.concurrent('a withdrawal is recorded once, with its time; the consent’s time stays, and the label goes', async () => {
  await using api = await startApi();
  const { adminCall, send } = await adminOf(api);
  const withdraw = (id: string, more: object = {}) =>
    adminCall(calls.changeApplication, { id, body: { withdrawPoolConsent: true, ...more } });
  const given = await apply(api, { nameSurname: 'given', talentPool: 'true' });
  const before = await adminCall(calls.readApplication, { id: given.id });
  const withdrawn = await withdraw(given.id, { talentPool: true, version: 1 });
  expect(withdrawn).toMatchObject({
    ...{ poolConsentAtUtc: given.createdAtUtc, talentPool: false, version: 2 },
    poolWithdrawnAtUtc: expect.stringMatching(/Z$/),
  });
  // Undecided: 25 months from its arrival, and until now the same.
  expect(withdrawn.keptUntilUtc).toBe(before.keptUntilUtc);
  expect(await withdraw(given.id)).toEqual(withdrawn);
  const labelled = await adminCall(calls.changeApplication, {
    ...{ id: given.id, body: { talentPool: true } },
  });
  expect(labelled).toMatchObject({
    ...{ talentPool: true, poolWithdrawnAtUtc: withdrawn.poolWithdrawnAtUtc, version: 3 },
  });
  const none = await apply(api, { nameSurname: 'none', talentPool: 'false' });
  expect(await withdraw(none.id)).toMatchObject({ poolWithdrawnAtUtc: null, version: 1 });
  const { items } = await adminCall(calls.listAudit, { query: { action: 'applicationChanged' } });
  expect(items.map(({ subjectId, details }) => [subjectId, details])).toEqual([
    [given.id, { talentPool: 'on' }],
    [given.id, { talentPool: 'off', poolConsent: 'withdrawn' }],
  ]);
  for (const body of [
    { withdrawPoolConsent: false },
    { poolConsentAtUtc: given.createdAtUtc },
    { poolWithdrawnAtUtc: null },
  ]) {
    expect((await send(calls.changeApplication, { id: none.id, body })).status).toBe(400);
  }

  await apply(api, { nameSurname: 'also given', talentPool: 'true' });
  const namesBy = async (query: Record<string, string>) =>
    (await adminCall(calls.listApplications, { query })).items.map(({ fullName }) => fullName);
  expect(await namesBy({ poolConsent: 'given' })).toEqual(['also given']);
  expect(await namesBy({ poolConsent: 'withdrawn' })).toEqual(['given']);
  expect(await namesBy({ poolConsent: 'none' })).toEqual(['none']);
  expect(await namesBy({ talentPool: 'true' })).toEqual(['also given', 'given']);
});
