import { afterAll, expect, test } from 'vitest';
import { sampleMessage, sendMessage, startApi } from '#tests/support/api.ts';

const api = await startApi();
afterAll(() => api[Symbol.asyncDispose]());
const ask = (headers: Record<string, string> = {}) => fetch(`${api.url}/api/metrics`, { headers });

test('each call is counted and timed under its own name, whatever its letter case', async () => {
  await sendMessage(api);
  await fetch(`${api.url}/API/contactforms/SIMPLE`, { method: 'POST' });
  const text = await (await ask()).text();
  const counted = (status: number) =>
    `http_request_duration_seconds_count{method="POST",route="/api/ContactForms/simple",status="${status}"} 1`;
  expect(text).toContain(counted(201));
  expect(text).toContain(counted(415));
});

test('what a stranger makes up is no label, and no word of a visitor is told', async () => {
  await sendMessage(api);
  for (const path of ['/api/made-up-1', '/api/made-up-2?name=Ada', '/made/up']) {
    await fetch(api.url + path);
  }
  await fetch(`${api.url}/api/health/live`, { method: 'PURGE' }).catch(() => undefined);
  const text = await (await ask()).text();
  expect(text).toContain('method="other",route="other",status="404"} 3');
  expect(text).not.toMatch(/made|PURGE|Ada/);
  expect(text).not.toContain(sampleMessage.email);
});

test('the database, the disk and the process are told in numbers', async () => {
  const text = await (await ask()).text();
  for (const name of [
    'site_database_bytes',
    'site_disk_free_bytes',
    'site_quota_limit_bytes\\{quota="messages"\\}',
    'site_quota_used_bytes\\{quota="messages"\\}',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    expect(Number(value), name).toBeGreaterThan(0);
  }
});

test('who comes through a proxy is told nothing', async () => {
  const answer = await ask({ 'X-Forwarded-For': '192.0.2.1' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('process_');
});
