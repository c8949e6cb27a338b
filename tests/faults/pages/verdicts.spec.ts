import fc from 'fast-check';
import { calls } from '#contract/calls.ts';
import type { FieldErrors } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';
import { generatedApplications, generatedBodies } from '../../support/pages/generated-forms.ts';
import { type DevServer, startDevServer } from '../../support/stack/dev-server.ts';

/** A fixed seed, so that a failure can be reproduced. */
const sample = { seed: 20260101, numRuns: 200 };

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server?.stop());

type CallName = keyof typeof generatedBodies | 'submitJobApplication';
/** The error text of each invalid field. */
type Verdict = Readonly<Record<string, string>>;

for (const call of Object.keys(generatedBodies) as (keyof typeof generatedBodies)[]) {
  test(`browser and API return the same errors for ${sample.numRuns} generated bodies of ${call}`, async ({
    page,
  }) => {
    // As JSON, which has no undefined values.
    const bodies: object[] = fc
      .sample<object>(generatedBodies[call], sample)
      .map((body) => JSON.parse(JSON.stringify(body)));
    const fromApi = await Promise.all(
      bodies.map(async (body) =>
        verdictOf(
          await fetch(server.url + calls[call].path, {
            method: 'POST',
            headers: { Accept: 'application/problem+json', 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ),
      ),
    );
    await visitPage(page, `${server.url}/tr/legal`);
    const judged = await judgeInBrowser(page, call, bodies);
    expectAlike(bodies, judged, fromApi);
  });
}

test(`browser and API return the same errors for ${sample.numRuns} generated applications`, async ({
  page,
}) => {
  const applications = fc.sample(generatedApplications, sample);
  const fromApi: Verdict[] = [];
  for (const { texts, cv } of applications) {
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.append(name, value);
    if (cv)
      form.append('cv', new File(['%PDF-1.7\n'.padEnd(cv.size).slice(0, cv.size)], cv.name, cv));
    fromApi.push(
      await verdictOf(
        await fetch(`${server.url}/api/JobApplications`, {
          method: 'POST',
          headers: { Accept: 'application/problem+json' },
          body: form,
        }),
      ),
    );
  }
  await visitPage(page, `${server.url}/tr/legal`);
  const inputs = applications.map(({ texts, cv }) => ({ ...texts, ...(cv && { cv }) }));
  expectAlike(inputs, await judgeInBrowser(page, 'submitJobApplication', inputs), fromApi);
});

/** Checks inputs in the browser, with the contract as the page's scripts have it. */
async function judgeInBrowser(
  page: import('@playwright/test').Page,
  call: CallName,
  inputs: readonly object[],
): Promise<Verdict[]> {
  const errors = await page.evaluate(
    async ([name, list]) => {
      const contract = '/api/contract';
      const { check } = await import(`${contract}/check.ts`);
      const { calls } = await import(`${contract}/calls.ts`);
      return (list as object[]).map((input) => {
        const checked = check(calls[name as string].body, input);
        return checked.ok ? {} : checked.errors;
      });
    },
    [call, inputs] as const,
  );
  return errors.map((found: FieldErrors) =>
    Object.fromEntries(
      Object.entries(found).map(([field, error]) => [field, fieldMessage(error, 'tr')]),
    ),
  );
}

async function verdictOf(answer: Response): Promise<Verdict> {
  if (answer.status === 201) return {};
  const { errors = {}, detail }: { errors?: Record<string, string[]>; detail: string } =
    await answer.json();
  expect(Object.keys(errors).length, detail).toBeGreaterThan(0);
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]),
  );
}

function expectAlike(inputs: readonly object[], judged: Verdict[], fromApi: Verdict[]): void {
  for (const [index, verdict] of judged.entries()) {
    expect(fromApi[index], JSON.stringify(inputs[index]).slice(0, 2000)).toEqual(verdict);
  }
  // The inputs must include valid and invalid ones.
  const right = judged.filter((verdict) => Object.keys(verdict).length === 0).length;
  expect(right).toBeGreaterThan(0);
  expect(right).toBeLessThan(judged.length);
}
