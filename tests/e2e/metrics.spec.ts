import { expect, test } from '@playwright/test';

test('metrics are not served to visitors', async ({ request }) => {
  for (const path of ['/api/metrics', '/API/Metrics/', '/api//metrics', '/metrics']) {
    const answer = await request.get(path, { headers: { 'Accept-Language': 'en' } });
    expect(await answer.text(), path).not.toContain('process_');
  }
  const refused = await request.get('/api/metrics');
  expect(refused.status()).toBe(404);
  expect(refused.headers()['cache-control']).toBe('no-store');
});
