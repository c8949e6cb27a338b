import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { challengeSeconds } from '#contract/proof-of-work.ts';
import { post, respondBeforeBody, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import {
  applicationForm,
  applicationPath,
  postApplication,
} from '#tests/support/api/applications.ts';
import {
  fullPath,
  quotePath,
  sampleFullMessage,
  sampleMessage,
  sampleQuote,
  simplePath,
} from '#tests/support/api/messages.ts';
import {
  fetchChallenge,
  proofHeaders,
  proveWork,
  solve,
} from '#tests/support/api/proof-of-work.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi({ PROOF_OF_WORK: 'always' });

const send = (headers: Record<string, string>) =>
  post(api.url + simplePath, sampleMessage, headers);
const challengeOf = async (path: string) => {
  const challenge = await fetchChallenge(api, path);
  if (!challenge) throw new Error('No challenge was asked for');
  return challenge;
};

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(428);
  expect(await answer.text()).toBe(problems.proofRequired.tr);
}

test.each([
  ['the simple form', simplePath, (headers = {}) => send(headers)],
  [
    'the full form',
    fullPath,
    (headers = {}) => post(api.url + fullPath, sampleFullMessage, headers),
  ],
  ['the quote form', quotePath, (headers = {}) => post(api.url + quotePath, sampleQuote, headers)],
  [
    'the application',
    applicationPath,
    (headers = {}) => postApplication(api, applicationForm(), headers),
  ],
] as const)(
  '%s is refused without a proof of work and accepted with one',
  async (_, path, submit) => {
    await expectRefused(await submit());
    const proof = await proveWork(api, path);
    expect((await submit(proof)).status).toBe(201);
  },
);

test('a missing proof is answered 428 with the code proofRequired', async () => {
  const answer = await send({ Accept: 'application/problem+json', 'Accept-Language': 'en' });
  expect(await answer.json()).toMatchObject({
    status: 428,
    code: 'proofRequired',
    detail: problems.proofRequired.en,
  });
});

test('a message or an upload without a proof is refused before its body is sent', async () => {
  for (const path of [simplePath, applicationPath]) {
    const headers = {
      'Content-Type': path === simplePath ? 'application/json' : 'multipart/form-data; boundary=x',
      'Content-Length': path === simplePath ? 1000 : 5 * 1024 * 1024,
    };
    const { status } = await respondBeforeBody({ method: 'POST', headers }, api.url + path);
    expect(status).toBe(428);
  }
});

test('one proof is valid for one message, even if fifty use it simultaneously', async () => {
  const proof = await proveWork(api, simplePath);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(proof)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(49).fill(428)]);
  await expectRefused(await send(proof));
});

test('a message sent again with its Idempotency-Key and a new proof is stored once', async () => {
  const key = { 'Idempotency-Key': 'one-key' };
  const first = await send({ ...key, ...(await proveWork(api, simplePath)) });
  const second = await send({ ...key, ...(await proveWork(api, simplePath)) });
  expect(await second.json()).toEqual(await first.json());
});

test('a proof for one form is refused by the others', async () => {
  const proof = await proveWork(api, simplePath);
  await expectRefused(await postApplication(api, applicationForm(), proof));
  await expectRefused(await post(api.url + fullPath, sampleFullMessage, proof));
  expect((await send(proof)).status).toBe(201);
});

describe('a forged proof is refused', async () => {
  const made = await solve(await challengeOf(simplePath));
  const { challenge, solution } = made;
  const withParameters = (changes: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } },
  });
  const other = await challengeOf(simplePath);

  test.each<[string, unknown]>([
    ['an easier challenge', withParameters({ cost: 1, keyPrefix: '00' })],
    [
      'a challenge that ends later',
      withParameters({ expiresAt: challenge.parameters.expiresAt + 1 }),
    ],
    ['a challenge of another call', withParameters({ data: { path: fullPath } })],
    [
      'a signature of nobody',
      { solution, challenge: { ...challenge, signature: '00'.repeat(32) } },
    ],
    ['the solution of another challenge', { solution, challenge: other }],
    [
      'another counter’s key',
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    ],
    ['no solution', { challenge }],
    ['no challenge', { solution }],
    ['a list', [made]],
    ['nothing', null],
  ])('with %s', async (_name, proof) => {
    await expectRefused(await send(proofHeaders(proof)));
  });

  test.each([
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['nothing', ''],
    ['far too much', 'A'.repeat(10_000)],
    ['brackets without end', btoa('['.repeat(1400))],
  ])('with a header of %s', async (_name, header) => {
    await expectRefused(await send({ 'Proof-Of-Work': header }));
  });

  test('and does not use up the real one', async () => {
    expect((await send(proofHeaders(made))).status).toBe(201);
  });
});

test('a proof sent after its challenge has expired is refused', async () => {
  const challenge = await challengeOf(simplePath);
  const seconds = challenge.parameters.expiresAt - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(challengeSeconds - 10);
  expect(seconds).toBeLessThanOrEqual(challengeSeconds);
  await using directory = await temporaryDirectory();
  const offsetFile = join(directory.path, 'offset');
  writeFileSync(offsetFile, '0');
  await using late = await startApi({
    PROOF_OF_WORK: 'always',
    NODE_OPTIONS: `--import ${resolve('tests/support/api/moved-clock.ts')}`,
    CLOCK_OFFSET_FILE: offsetFile,
  });
  const proof = await proveWork(late, simplePath);
  const sendLate = () => post(late.url + simplePath, sampleMessage, proof);
  writeFileSync(offsetFile, String((challengeSeconds + 1) * 1000));
  await expectRefused(await sendLate());
  writeFileSync(offsetFile, String((challengeSeconds - 60) * 1000));
  expect((await sendLate()).status).toBe(201);
});

test('a proof for a challenge of another process, as after a restart, is refused', async () => {
  await using before = await startApi({ PROOF_OF_WORK: 'always' });
  await expectRefused(await send(await proveWork(before, simplePath)));
});

test('a challenge for any other path is answered 404', async () => {
  for (const path of ['/api/Admin/login', '/api/Challenge', '', simplePath.toUpperCase()]) {
    await expect(fetchChallenge(api, path)).rejects.toThrow(/^404 /);
  }
});

test('the sixty-first challenge of an address within a minute is answered 429', async () => {
  await using limited = await startApi({ PROOF_OF_WORK: 'always', RATE_LIMITS: 'on' });
  for (let asked = 1; asked <= 60; asked++) await fetchChallenge(limited, simplePath);
  await expect(fetchChallenge(limited, simplePath)).rejects.toThrow(/^429 /);
});
