import { expect, test } from 'vitest';
import { startApi } from '#tests/support/api/api.ts';

const path = '/api/PublicSettings';

test('the maps key is returned to anyone, and neither cached nor logged', async () => {
  await using api = await startApi({ GOOGLE_MAPS_KEY: 'a-key', LOG_LEVEL: 'trace' });
  const answer = await fetch(api.url + path);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ googleMapsKey: 'a-key' });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  await api.stop();
  expect(api.output()).not.toContain('a-key');
});

test('only the maps key is returned, and null if it is not set', async () => {
  await using api = await startApi({ GOOGLE_MAPS_KEY: '' });
  expect(await (await fetch(api.url + path)).json()).toEqual({ googleMapsKey: null });
});
