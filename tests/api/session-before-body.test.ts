import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { login, post, respondBeforeBody } from '#tests/support/api/api.ts';
import { applicationForm } from '#tests/support/api/applications.ts';
import { sampleMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();
const { cookie } = await login(api);

const json = 'application/json';
const all = Object.entries<Call>(calls);
const adminCalls = all.filter(([, call]) => call.for !== 'anyone');
const callsWithBody = all.filter(([, { body, upload }]) => body ?? upload);

function withoutItsBody({ method, path }: Call, headers: Record<string, string>) {
  return respondBeforeBody(
    { method, headers: { 'Content-Length': '36', 'Accept-Language': 'en', ...headers } },
    api.url + path.replace(/\{\w+\}/, '019a0000-0000-7000-8000-000000000001'),
  );
}

describe.each(adminCalls)('%s without a session', (_name, call) => {
  const type = call.upload ? 'multipart/form-data; boundary=b' : json;

  test.each([
    ['a body', { 'Content-Type': type }],
    ['a compressed body', { 'Content-Type': type, 'Content-Encoding': 'br' }],
    ['a body of a wrong type', { 'Content-Type': 'text/plain' }],
    ['an unknown token', { 'Content-Type': type, Authorization: 'Bearer junk' }],
  ])('is answered 401 before its body is sent: %s', async (_what, headers) => {
    expect(await withoutItsBody(call, headers)).toMatchObject({
      status: 401,
      text: problems.signedOut.en,
    });
  });
});

describe.each(callsWithBody)('%s', (_name, call) => {
  const type = call.upload ? 'multipart/form-data; boundary=b' : json;

  test.each(['br', 'x-unknown', 'gzip, identity'])(
    'answers Content-Encoding: %s with 415 before the body is sent',
    async (encoding) => {
      const headers = { 'Content-Type': type, 'Content-Encoding': encoding, Cookie: cookie };
      const answer = await withoutItsBody(call, headers);
      expect(answer).toMatchObject({ status: 415, text: problems.compressed.en });
      // RFC 9110, section 15.5.16.
      expect(answer).toMatchObject({ headers: { 'accept-encoding': 'identity' } });
    },
  );
});

test.each(['identity', 'Identity', ''])(
  'an uncompressed body may have the header "Content-Encoding: %s"',
  async (encoding) => {
    const headers = { 'Content-Encoding': encoding };
    expect(
      (await post(api.url + calls.submitSimpleContact.path, sampleMessage, headers)).status,
    ).toBe(201);
    const answer = await fetch(api.url + calls.submitJobApplication.path, {
      method: 'POST',
      headers,
      body: applicationForm(),
    });
    expect(answer.status).toBe(201);
  },
);

test('a call that takes no body answers without reading one, whatever its headers', async () => {
  const { token } = await login(api);
  const headers = { 'Content-Type': json, 'Content-Encoding': 'br' };
  for (const Authorization of [`Bearer ${token}`, 'Bearer junk']) {
    const answer = await withoutItsBody(calls.logOut, { ...headers, Authorization });
    expect(answer).toMatchObject({ status: 204, text: '' });
  }
  const read = await withoutItsBody(calls.verify, { ...headers, Cookie: cookie });
  expect(read).toMatchObject({ status: 200 });
});
