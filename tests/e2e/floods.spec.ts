import { expect, test } from '@playwright/test';

/** Serial: a flood on one call uses up limits that the next test needs. */
test.describe.configure({ mode: 'serial' });

const atOnce = 40;

for (const { path, method, most } of [
  { path: '/api/health/live', method: 'GET', most: 600 },
  { path: '/api/ContactForms/simple', method: 'POST', most: 160 },
  { path: '/api/QuoteRequests', method: 'POST', most: 160 },
  { path: '/api/JobApplications', method: 'POST', most: 160 },
  { path: '/api/Admin/login', method: 'POST', most: 80 },
] as const) {
  test(`a flood on ${path} from one address is answered with 429, and the pages still load`, async ({
    baseURL,
  }) => {
    const send = () => fetch(baseURL + path, { method, headers: { 'Accept-Language': 'en' } });
    const answers: Response[] = [];
    while (answers.length < most) {
      const batch = await Promise.all(Array.from({ length: atOnce }, send));
      // A connection can be reused once its answer has been read.
      for (const answer of batch) await answer.clone().text();
      answers.push(...batch);
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    const [first] = refused;
    expect(await first?.text()).toContain('Too many attempts');
    expect(first?.headers.get('Retry-After')).toBe('1');
    expect(first?.headers.get('Cache-Control')).toBe('no-store');
    expect(first?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await fetch(`${baseURL}/tr`)).status).toBe(200);
    await expect.poll(async () => (await send()).status).not.toBe(429);
  });
}
