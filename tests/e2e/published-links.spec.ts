import { editorOf } from '../support/api/content.ts';
import { expect, test } from '../support/browser/site.ts';
import { composedStack, dockerResponds } from '../support/stack/stack-composed.ts';

test.skip(!dockerResponds(), 'tests/api/published-links.test.ts does it without containers');

/** A file that every container of nginx has, and its words. It stands for the TLS key. */
const ofNginx = { file: '/etc/nginx/nginx.conf', words: 'worker_processes' };

test('no link that the API’s process writes leads nginx to a file of its own container', async ({
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { publish } = await editorOf({ url });
  await publish(['en/legal', '/heroDescription', `Published beside links, ${Date.now()}.`]);
  const plain = 'as published '.repeat(100);
  const script = `
    const fs = require('node:fs');
    const [build] = fs.readdirSync('/published').filter((name) => /^[0-9a-f]{16}$/.test(name));
    const live = '/published/' + build + '/live/';
    fs.mkdirSync('/published/assets/pictures', { recursive: true });
    fs.writeFileSync(live + 'twin.json', ${JSON.stringify(plain)});
    for (const file of [
      '/published/assets/pictures/linked.txt',
      ...['linked.html', 'linked.txt', 'twin.json.br', 'twin.json.gz'].map((name) => live + name),
    ]) {
      fs.symlinkSync(${JSON.stringify(ofNginx.file)}, file);
    }
    fs.symlinkSync('/etc/nginx', live + 'folder');
  `;
  await composedStack({}).compose('exec', '--no-TTY', 'api', 'node', '-e', script);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const ask = async (path: string) => {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await fetch(url + path, { headers, redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    };
    for (const [path, status] of [
      ['/assets/pictures/linked.txt', 404],
      ['/linked', 302],
      ['/linked.txt', 404],
      ['/folder/nginx.conf', 404],
      ['/twin.json.br', 404],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.text).not.toContain(ofNginx.words);
    }
    expect(await ask('/twin.json')).toEqual({ status: 200, text: plain });
  }
});
