import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { submitJobApplication } from '#contract/application.ts';
import { submitSimpleContact } from '#contract/contact.ts';
import { cvSize, maxJsonBytes, maxUploadBytes } from '#contract/field-limits.ts';
import { problems } from '#contract/problem.ts';
import { applicationForm, cvFile } from '../../support/api/applications.ts';

/** A file of so many bytes that begins as a PDF does. */
function pdf(bytes: number): File {
  const content = randomBytes(bytes);
  content.write('%PDF-1.7\n');
  return cvFile(content, 'özgeçmiş.pdf');
}

test('a CV of 5 MiB is accepted', async ({ baseURL }) => {
  const answer = await fetch(baseURL + submitJobApplication.path, {
    method: 'POST',
    body: applicationForm({}, pdf(cvSize.bytes)),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
});

test('an application or a message over its size limit is refused in either language', async ({
  baseURL,
}) => {
  for (const language of ['tr', 'en'] as const) {
    const headers = { 'Accept-Language': language };
    const application = await fetch(baseURL + submitJobApplication.path, {
      method: 'POST',
      headers,
      body: applicationForm({}, pdf(maxUploadBytes)),
    });
    const message = await fetch(baseURL + submitSimpleContact.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(maxJsonBytes) }),
    });
    for (const answer of [application, message]) {
      expect(answer.status).toBe(413);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect((await answer.text()).trim()).toBe(problems.tooLarge[language]);
    }
  }
});
