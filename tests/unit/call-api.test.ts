import { expect, test, vi } from 'vitest';
import { readCounts } from '#contract/admin/overview.ts';
import { callApi } from '#web/api-client/call-api.ts';

test.each([
  '{"errors":"no"}',
  '{"errors":null}',
  '{"errors":{"email":"no"}}',
  '{"errors":[{"field":"email"}]}',
  'null',
  'no JSON',
])('an error response that is not the API’s is an answer all the same: %s', async (body) => {
  const headers = { 'Content-Type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => new Response(body, { status: 400, headers }));
  const outcome = await callApi(readCounts, { language: 'tr' });
  vi.unstubAllGlobals();
  expect(outcome).toEqual({ ok: false, status: 400, text: '', fields: {} });
});
