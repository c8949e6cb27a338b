import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, type RunningApi, startApi } from '#tests/support/api/api.ts';
import {
  applicationForm,
  apply,
  cvFile,
  postApplication,
} from '#tests/support/api/applications.ts';
import { sampleMessage, simplePath } from '#tests/support/api/messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const stored = (id: string) =>
  api.database.get('select full_name, company from messages where id = ?', id);

test('a right-to-left override and other invisible characters in a name are not stored', async () => {
  const answer = await post(api.url + simplePath, {
    ...sampleMessage,
    fullName: '\u202eAda\u200b\r\n\u001b[2J Yılmaz',
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  expect(await stored(id)).toMatchObject({ full_name: 'Ada [2J Yılmaz' });
});

test.each(['\u200b', '\u202e\u2066', '\u3164', '\u2800\ufe0f', '\u001b'])(
  'a name of invisible characters only is refused as missing at its field: %j',
  async (fullName) => {
    const answer = await post(
      api.url + simplePath,
      { ...sampleMessage, fullName },
      { Accept: 'application/problem+json' },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: { fullName: ['Bu alan zorunludur.'] } });
  },
);

test('a file name is stored, and its extension judged, without invisible characters', async () => {
  const { id } = await apply(api, {}, cvFile(undefined, 'a\u202ecv\u200b.pdf'));
  const cv = await api.database.get('select name from cvs where application_id = ?', id);
  expect(cv).toEqual({ name: 'acv.pdf' });
  const hidden = cvFile(undefined, 'cv.exe\u200b', 'application/pdf');
  expect((await postApplication(api, applicationForm({}, hidden))).status).toBe(400);
});
