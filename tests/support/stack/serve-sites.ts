import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { adminUrl, aloneUrl, nginxUrl } from '../addresses.ts';
import { isReady } from './restart.ts';

/**
 * Serves the site in each variant until a signal ends it, and says when all of them answer. Playwright starts its
 * servers one after the other, and each writes its pages first.
 */
const programs = [
  ['serve-nginx.ts'],
  ['serve-alone.ts'],
  ['serve-alone.ts', 'admin'],
  // It listens long before the others answer, and its first request would have it built.
  ['serve-styleguide.ts'],
];

const started = programs.map(([file = '', ...args]) =>
  spawn(process.execPath, [`${import.meta.dirname}/${file}`, ...args], { stdio: 'inherit' }),
);
const ends = started.map(
  (site) => new Promise<number>((end) => site.on('exit', (code) => end(code ?? 1))),
);
const stop = () => {
  for (const site of started) site.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// One that ends takes the others with it.
for (const end of ends) end.then(stop);
Promise.all(ends).then((codes) => process.exit(Math.max(...codes)));

async function answers(url: string): Promise<void> {
  while (!(await isReady(url))) await wait(100);
}
await Promise.all([nginxUrl, aloneUrl, adminUrl].map(answers));
process.stdout.write('All sites answer\n');
