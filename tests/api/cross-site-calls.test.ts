import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { bearer, login, post, respondBeforeBody } from '#tests/support/api/api.ts';
import { applicationForm, apply } from '#tests/support/api/applications.ts';
import {
  sampleFullMessage,
  sampleMessage,
  sampleQuote,
  sendMessage,
} from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const siteUrl = 'http://www.gokhat.example';
const api = await sharedApi({ SITE_URL: siteUrl });
const { cookie, token } = await login(api);
const message = await sendMessage(api);
const application = await apply(api);

/** The headers that a browser adds to a request made by another site. */
const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a foreign Origin', { Origin: 'https://evil.example' }],
  ['the Origin of a sandboxed frame', { Origin: 'null' }],
  ['an Origin that only starts like ours', { Origin: `${siteUrl}.evil.example` }],
  ['our Origin, but from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: siteUrl }],
];

const everyCall = Object.entries<Call>(calls);
const changing = everyCall.filter(([, { method }]) => method !== 'get');
const readByAdmins = everyCall.filter(([, call]) => call.method === 'get' && call.for !== 'anyone');

const url = ({ path }: Call) =>
  api.url + path.replace('{id}', /Applications/.test(path) ? application.id : message.id);
const rows = () =>
  api.database.get(
    `select (select count(*) from messages) as messages,
       (select count(*) from applications) as applications, (select count(*) from audit) as audit`,
  );

describe.each(foreign)('a page of another site that sends %s', (_name, headers) => {
  test.each(changing)('is answered 403 for %s before its body is sent', async (_, call) => {
    const sent = {
      ...{ ...headers, Cookie: cookie, 'Accept-Language': 'en' },
      ...{ 'Content-Type': 'application/json', 'Content-Length': 1000 },
    };
    const method = call.method.toUpperCase();
    const answer = await respondBeforeBody({ method, headers: sent }, url(call));
    expect(answer).toMatchObject({ status: 403, text: problems.crossSite.en });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('cannot submit a message, a quote request or an application', async () => {
    const before = await rows();
    const bodies = [
      [calls.submitSimpleContact, JSON.stringify(sampleMessage)],
      [calls.submitFullContact, JSON.stringify(sampleFullMessage)],
      [calls.submitQuoteRequest, JSON.stringify(sampleQuote)],
      [calls.submitJobApplication, applicationForm()],
    ] as const;
    for (const [call, body] of bodies) {
      const type = typeof body === 'string' && { 'Content-Type': 'application/json' };
      const answer = await fetch(url(call), {
        method: 'POST',
        body,
        headers: { ...headers, ...type },
      });
      expect(answer.status).toBe(403);
    }
    expect(await rows()).toEqual(before);
  });
});

describe.each(foreign.slice(0, 2))('another site that sends %s', (_name, headers) => {
  test.each(readByAdmins)('cannot call %s with the admin’s cookie', async (_, call) => {
    const before = await rows();
    const answer = await fetch(url(call), { headers: { ...headers, Cookie: cookie } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe(problems.crossSite.tr);
    // The audit trail records no export and no opened CV.
    expect(await rows()).toEqual(before);
  });
});

test('HTTP Basic credentials, which browsers add automatically, do not exempt a cross-site request', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Authorization: 'Basic YWRhOnNlY3JldA==' };
  const logIn = await post(`${api.url}/api/Admin/login`, { password: adminPassword }, headers);
  expect(logIn.status).toBe(403);
  expect(logIn.headers.getSetCookie()).toEqual([]);
  expect((await post(url(calls.submitSimpleContact), sampleMessage, headers)).status).toBe(403);
});

test.each<[string, Record<string, string>]>([
  ['the site’s own page', { 'Sec-Fetch-Site': 'same-origin', Origin: siteUrl }],
  ['the site’s own page in a browser without Fetch Metadata', { Origin: siteUrl }],
  ['a page of the address that it was sent to', { Origin: api.url }],
  ['a request from the address bar', { 'Sec-Fetch-Site': 'none' }],
  ['a program without these headers', {}],
])('%s may send a message and an application, and log out', async (_name, headers) => {
  expect((await post(url(calls.submitSimpleContact), sampleMessage, headers)).status).toBe(201);
  const form = { method: 'POST', body: applicationForm(), headers };
  expect((await fetch(url(calls.submitJobApplication), form)).status).toBe(201);
  const session = { Cookie: (await login(api)).cookie };
  const logOut = { method: 'POST', headers: { ...headers, ...session } };
  expect((await fetch(url(calls.logOut), logOut)).status).toBe(204);
  expect((await fetch(url(calls.verify), { headers: session })).status).toBe(401);
});

test.each(foreign)(
  'the bearer token, which no browser sends automatically, may end a session from any site: %s',
  async (_name, headers) => {
    const session = bearer((await login(api)).token);
    const logOut = { method: 'POST', headers: { ...headers, ...session } };
    expect((await fetch(url(calls.logOut), logOut)).status).toBe(204);
    expect((await fetch(url(calls.verify), { headers: session })).status).toBe(401);
  },
);

test('none of those pages has ended the admin’s session', async () => {
  expect((await fetch(url(calls.verify), { headers: bearer(token) })).status).toBe(200);
});
