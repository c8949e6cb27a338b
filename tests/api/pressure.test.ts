import { expect, test } from 'vitest';
import { newData, post, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  apply,
  postApplication,
} from '#tests/support/api/applications.ts';
import { sampleMessage, simplePath } from '#tests/support/api/messages.ts';
import { fetchChallenge, proveWork } from '#tests/support/api/proof-of-work.ts';

const from = (address: string) => ({ 'X-Forwarded-For': address });
const limited = { PROOF_OF_WORK: 'auto', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const visitor = from('203.0.113.7');

test('a flood from 82 addresses is asked for a proof of work, and visitors with a proof are accepted', async () => {
  await using api = await startApi({ ...limited, METRICS_PORT: '0' });
  const flood = await Promise.all(
    Array.from({ length: 82 * 2 }, (_, sent) =>
      postApplication(api, applicationForm(), from(`192.0.2.${1 + (sent % 82)}`)),
    ),
  );
  const statuses = flood.map(({ status }) => status);
  // Pressure begins at thirty a minute; the flood takes a second or two.
  expect(statuses.filter((status) => status === 201).length).toBeLessThan(40);
  expect(new Set(statuses)).toEqual(new Set([201, 428]));

  expect((await post(api.url + simplePath, sampleMessage, visitor)).status).toBe(428);
  const proof = await proveWork(api, simplePath, visitor);
  expect((await post(api.url + simplePath, sampleMessage, { ...visitor, ...proof })).status).toBe(
    201,
  );
  const application = await proveWork(api, applicationPath, visitor);
  const answer = await postApplication(api, applicationForm(), { ...visitor, ...application });
  expect(answer.status).toBe(201);

  const line = await api.logged('under pressure: the forms ask for a proof of work');
  expect(line.perMinute).toBeGreaterThanOrEqual(30);
  expect(api.output()).not.toMatch(/192\.0\.2|203\.0\.113/);
  const { metrics: own } = await api.logged('ready');
  const { port } = own as { port: number };
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/^site_under_pressure 1$/m);
  const [, perMinute] = /^site_submissions_per_minute (\S+)$/m.exec(metrics) ?? [];
  expect(Number(perMinute)).toBeGreaterThan(100);
});

test('one address over its own limit causes no proof of work for others', async () => {
  await using api = await startApi(limited);
  const send = () => post(api.url + simplePath, sampleMessage, from('192.0.2.1'));
  const answers = await Promise.all(Array.from({ length: 300 }, send));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(280);
  expect(await fetchChallenge(api, simplePath, visitor)).toBeNull();
  expect((await post(api.url + simplePath, sampleMessage, visitor)).status).toBe(201);
});

test('a half-full quota requires a proof of work, even after a restart and without a flood', async () => {
  await using data = await newData();
  const settings = { PROOF_OF_WORK: 'auto', ...data.settings };
  const before = await startApi(settings);
  await apply(before);
  expect(await fetchChallenge(before, simplePath)).toBeNull();
  await before.stop();
  const bytes = Math.round(1.1 * 1024 ** 3);
  await before.database.run("update stored_bytes set bytes = ? where kind = 'cvs'", bytes);
  await using api = await startApi(settings);
  await expect.poll(() => fetchChallenge(api, simplePath)).not.toBeNull();
  await api.logged('under pressure: the forms ask for a proof of work');
  expect((await postApplication(api, applicationForm())).status).toBe(428);
  const proof = await proveWork(api, applicationPath);
  expect((await postApplication(api, applicationForm(), proof)).status).toBe(201);
});

test('without rate limits, as in benchmarks, two hundred messages require no proof of work', async () => {
  await using api = await startApi({ PROOF_OF_WORK: 'auto' });
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(api.url + simplePath, sampleMessage)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }
});
