import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';
import { nginxUrl } from '../../support/addresses.ts';

const root = join(import.meta.dirname, '../../..');

/** The slow checks of every page, beside the end-to-end tests, whose settings and stack they share. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: join(root, 'test-results/pages'),
  projects: [{ name: 'pages', use: { baseURL: nginxUrl } }],
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
