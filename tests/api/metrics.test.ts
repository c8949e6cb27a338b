import { expect, test } from 'vitest';
import { openRequest, startApi } from '#tests/support/api/api.ts';
import { sampleMessage, sendMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';

const api = await sharedApi({ METRICS_PORT: '0' });
const { metrics } = await api.logged('ready');
const own = `http://127.0.0.1:${(metrics as { port: number }).port}`;
const call = () => fetch(`${own}/metrics`);

test('each call is counted and timed under its route, whatever its letter case', async () => {
  await sendMessage(api);
  await fetch(`${api.url}/API/contactforms/SIMPLE`, { method: 'POST' });
  const text = await (await call()).text();
  const counted = (status: number) =>
    `http_request_duration_seconds_count{method="POST",route="/api/ContactForms/simple",status="${status}"} 1`;
  expect(text).toContain(counted(201));
  expect(text).toContain(counted(415));
});

test('unknown paths and methods become no labels, and no input of a visitor is included', async () => {
  await sendMessage(api);
  for (const path of ['/api/made-up-1', '/api/made-up-2?name=Ada', '/made/up']) {
    await fetch(api.url + path);
  }
  await fetch(`${api.url}/api/health/live`, { method: 'PURGE' }).catch(() => undefined);
  const text = await (await call()).text();
  expect(text).toContain('method="other",route="other",status="404"} 3');
  expect(text).not.toMatch(/made|PURGE|Ada/);
  expect(text).not.toContain(sampleMessage.email);
});

test('the figures of database, disk, quota and process are reported', async () => {
  const text = await (await call()).text();
  for (const name of [
    'site_database_bytes',
    'site_disk_free_bytes',
    'site_disk_total_bytes',
    'site_quota_limit_bytes\\{quota="messages"\\}',
    'site_quota_used_bytes\\{quota="messages"\\}',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    expect(Number(value), name).toBeGreaterThan(0);
  }
  expect(text).toMatch(/^site_build_info\{release="[\w.-]+"\} 1$/m);
  expect(text).toMatch(/^site_mails\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^site_mail_oldest_waiting_seconds 0$/m);
});

test('no request to the site returns the metrics, whatever its path', async () => {
  const { port } = new URL(api.url);
  for (const path of [
    '/metrics',
    '/api/metrics',
    '/API/Metrics/',
    '/api/metrics\\#',
    '/api/metrics#',
  ]) {
    const { outgoing, answer } = openRequest({ host: '127.0.0.1', port, path });
    outgoing.end();
    const { status, text } = await answer;
    expect([path, status === 400 || status === 404]).toEqual([path, true]);
    expect(text).not.toContain('process_');
  }
});

test('the metrics server listens on 127.0.0.1 only and serves nothing else', async () => {
  expect(metrics).toMatchObject({ address: '127.0.0.1' });
  for (const path of ['/', '/api/Admin/verify', '/metrics/', '/metrics?x']) {
    expect((await fetch(own + path)).status).toBe(404);
  }
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('no metrics server starts without METRICS_PORT', async () => {
  await using other = await startApi();
  expect(await other.logged('ready')).not.toHaveProperty('metrics');
});

test('a reader of the metrics that keeps its connection open does not delay a stop', async () => {
  await using other = await startApi({ METRICS_PORT: '0' }, { inOwnProcess: true });
  const { metrics } = await other.logged('ready');
  await (await fetch(`http://127.0.0.1:${(metrics as { port: number }).port}/metrics`)).text();
  const asked = performance.now();
  expect(await other.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(20_000);
});
