import { expect, test } from '@playwright/test';
import { composedStack, dockerAnswers } from '../support/stack-composed.ts';

test.skip(!dockerAnswers(), 'only in containers have nginx and the API files of their own');

test('a link among what the API publishes leads nginx to files of the API alone', async ({
  request,
}) => {
  const links = [
    ['own', '../own.txt'],
    ['other', '/etc/passwd'],
  ];
  const inApi = (script: string) =>
    composedStack({}).compose('exec', '--no-TTY', 'api', 'node', '-e', script);
  await inApi(`
    const fs = require('node:fs');
    fs.mkdirSync('/published/assets/pictures', { recursive: true });
    fs.writeFileSync('/published/assets/own.txt', 'own');
    for (const [name, to] of ${JSON.stringify(links)}) {
      fs.symlinkSync(to, '/published/assets/pictures/' + name + '.txt');
    }
  `);
  const own = await request.get('/assets/pictures/own.txt');
  expect([own.status(), await own.text()]).toEqual([200, 'own']);
  expect((await request.get('/assets/pictures/other.txt')).status()).toBe(404);
});
