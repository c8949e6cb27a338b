import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Every page in each window and with other fonts: line length, small text, print, covered text. Slow, and seldom broken
 * by a change.
 * @throws Error with the report if one fails
 */
export default async function everyPage(): Promise<string> {
  const words = ['test', '--config', 'tests/faults/pages/playwright.config.ts'];
  const child = spawn('node_modules/.bin/playwright', words, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(report);
  return report.match(/\d+ passed.*/)?.[0] ?? report;
}
