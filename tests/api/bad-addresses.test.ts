import { expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { openRequest } from '#tests/support/api/api.ts';
import { describeErrorResponses } from '#tests/support/api/error-responses.ts';
import { simplePath } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi();

describeErrorResponses(api, [
  { what: 'GET where messages are posted', method: 'GET', code: 'methodNotAllowed', allow: 'POST' },
  { what: 'the API itself', path: '/api', code: 'notFound' },
  { what: 'an unknown path', path: '/api/nothing-here', code: 'notFound' },
  { what: 'an unknown path under a known one', path: `${simplePath}/more`, code: 'notFound' },
  { what: 'an unknown path of the admin', path: '/api/Admin/nothing', code: 'notFound' },
  {
    what: 'a path with broken escapes',
    method: 'GET',
    path: '/api/Admin/Messages/%E0%A4%A',
    code: 'malformed',
  },
]);

test('an unknown address outside the API is answered 404 like one inside it', async () => {
  const answer = await fetch(`${api.url}/nothing-here`, { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(problems.notFound.en);
});

test.each(['http://[x', 'http://a:b'])(
  'a target with an impossible host is answered like others, and logged: %s',
  async (origin) => {
    const { port } = new URL(api.url);
    const path = `/host-of-${origin.length}-letters`;
    const { outgoing, answer } = openRequest({ port, path: origin + path });
    outgoing.setHeader('Accept-Language', 'en').end();
    expect(await answer).toMatchObject({ status: 404, text: problems.notFound.en });
    await expect.poll(() => api.logLines().some((line) => line.path === path)).toBe(true);
  },
);
