import { type APIResponse, expect, test } from '@playwright/test';

/** A flood on one call leaves less room for the next test's. */
test.describe.configure({ mode: 'serial' });

for (const { path, method, most } of [
  { path: '/api/health/live', method: 'get', most: 400 },
  { path: '/api/ContactForms/simple', method: 'post', most: 150 },
  { path: '/api/JobApplications', method: 'post', most: 150 },
  { path: '/api/Admin/login', method: 'post', most: 80 },
] as const) {
  test(`a flood on ${path} from one address is told to wait, and the pages still come`, async ({
    request,
  }) => {
    const send = (): Promise<APIResponse> =>
      request[method](path, { headers: { 'Accept-Language': 'en' } });
    const answers = await Promise.all(Array.from({ length: most }, send));
    const refused = answers.filter((answer) => answer.status() === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(most);
    const [first] = refused;
    expect(await first?.text()).toContain('That was a lot');
    expect(first?.headers()).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await request.get('/tr')).status()).toBe(200);
    await expect.poll(async () => (await send()).status()).not.toBe(429);
  });
}
