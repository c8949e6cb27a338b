import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { areaHeaders } from '#contract/headers.ts';
import { login } from '../api/api.ts';
import { ownTest } from './own-admin.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A test with a page of the preview alone, which asks a real service for its pages, under the admin's policy. */
export const previewTest = ownTest.extend<
  { readonly bench: Page },
  { readonly benchFiles: string }
>({
  benchFiles: [
    async ({ playwright: _ }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'site-preview-'));
      // A separate process: a build sets NODE_ENV, which later child processes of the tests would inherit.
      execFileSync(process.execPath, ['tests/support/browser/build-preview-bench.ts', directory]);
      await use(directory);
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  bench: async ({ page, own, benchFiles }, use) => {
    const session = await login(own);
    const inline = JSON.parse(readFileSync('dist/inline-hashes.json', 'utf8'));
    const files = await readdir(benchFiles, { recursive: true });
    const styles = files.filter((file) => file.endsWith('.css'));
    await page.route(`${own.url}/admin/bench`, (route) =>
      route.fulfill({
        headers: { ...areaHeaders('admin', inline), 'Content-Type': 'text/html; charset=utf-8' },
        body: `<!doctype html><html lang="tr"><title>Deneme</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<div id="root"></div><script type="module" src="/bench/bench.js"></script></html>`,
      }),
    );
    await page.route(`${own.url}/bench/**`, (route) => {
      const file = new URL(route.request().url()).pathname;
      return route.fulfill({
        contentType: types[extname(file)] ?? '',
        body: readFileSync(join(benchFiles, file)),
      });
    });
    await page.addInitScript((record) => {
      localStorage.setItem('gt_admin_auth', record);
    }, JSON.stringify(session));
    await page.goto('/admin/bench');
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
