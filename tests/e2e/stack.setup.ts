import { expect, test } from '@playwright/test';
import { nginxUrl } from '../support/addresses.ts';
import { isReady } from '../support/stack/restart.ts';

// Building the images takes a minute or more, in which the tests that need no nginx run.
test('the site is ready behind nginx', async () => {
  test.setTimeout(600_000);
  await expect.poll(() => isReady(nginxUrl), { timeout: 600_000 }).toBe(true);
});
