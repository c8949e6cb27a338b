import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx, stopNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { builtId, layPublication } from '../support/api/published-folder.ts';

/** Debian installs nginx outside an ordinary user's PATH. */
const nginxProgram = ['nginx', '/usr/sbin/nginx'].find(
  (name) => spawnSync(name, ['-v']).status === 0,
);
const secret = 'of another user';
const words = (path: string) => `<p>${path} ${'published words '.repeat(100)}</p>`;

/** The project's nginx.conf, without an API. Links and files belong to one user, and what they lead to to another. */
describe.runIf(nginxProgram)('what nginx serves of the published files', () => {
  let home: Awaited<ReturnType<typeof temporaryDirectory>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let url: string;
  let publication: ReturnType<typeof layPublication>;
  /** Readable by nginx, in a folder. */
  const foreign = { folder: '/etc/nginx', name: 'nginx.conf', text: 'worker_processes' };
  const published = () => join(home.path, 'published');

  const ask = async (path: string, encoding = 'identity') => {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  beforeAll(async () => {
    home = await temporaryDirectory();
    if (process.getuid?.() === 0) layForeign();
    publication = layPublication(published());
    const port = await freePort();
    const place = { dir: home.path, socket: join(home.path, 'api.sock'), port };
    nginx = await startNginx(nginxProgram ?? '', place);
    url = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await stopNginx(nginx);
    await home.remove();
  });

  /** Root owns /etc/nginx too. */
  function layForeign() {
    Object.assign(foreign, { folder: join(home.path, 'foreign'), name: 'key.pem', text: secret });
    // The last is what an nginx with brotli_static would find by a path of its own making.
    const spelled = home.path.split('/').slice(2);
    const deep = join(foreign.folder, ...spelled);
    mkdirSync(deep, { recursive: true });
    for (const file of [join(foreign.folder, foreign.name), join(deep, 'published')]) {
      writeFileSync(file, secret);
      chownSync(file, 65_534, 65_534);
    }
    chownSync(foreign.folder, 65_534, 65_534);
  }

  test.each([
    ['a page', '', '.html', 'text/html; charset=utf-8'],
    ['a document', '.json', '', 'application/json; charset=utf-8'],
    ['a site map', '.xml', '', 'text/xml'],
  ])(
    '%s comes in the best form that the visitor accepts, however long its address',
    async (_, end, file, type) => {
      for (let length = 1; length <= 16; length += 1) {
        const path = `/en/${'a'.repeat(length)}${end}`;
        publication.write(path + file, words(path), ['br', 'gz']);
        for (const [accepted, encoding] of [
          ['br', 'br'],
          ['gzip, deflate, br, zstd', 'br'],
          ['gzip;q=1.0, BR;q=0.5', 'br'],
          ['gzip, br;q=0', 'gzip'],
          ['br; q=0.000, gzip', 'gzip'],
          ['gzip, brotli', 'gzip'],
          ['identity', null],
        ] as const) {
          const { status, headers, text } = await ask(path, accepted);
          expect([accepted, status, text]).toEqual([accepted, 200, words(path)]);
          expect(headers.get('Content-Encoding')).toBe(encoding);
          expect(headers.get('Content-Type')).toBe(type);
          expect(headers.get('Vary')).toBe('Accept-Encoding');
        }
      }
    },
  );

  test('an unchanged page is not sent again, compressed or not', async () => {
    publication.write('/en/same.html', words('same'), ['br', 'gz']);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const etag = (await ask('/en/same', encoding)).headers.get('ETag') ?? '';
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': etag };
      const again = await fetch(`${url}/en/same`, { headers });
      expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept-Encoding']);
    }
  });

  test('a compressed file is not served by its own name', async () => {
    publication.write('/en/raw.json', words('raw'), ['br']);
    const { status, headers } = await ask('/en/raw.json.br', 'br');
    expect([status, headers.get('Content-Encoding')]).toEqual([404, null]);
  });

  test.each([
    ['a page', '/en/linked-page', '.html', 302],
    ['a file', '/linked.txt', '', 404],
    ['a document', '/content/linked.json', '', 404],
    ['a script', '/assets/linked.js', '', 404],
    ['a picture', '/assets/pictures/linked.webp', '', 404],
    ['a PDF', '/assets/documents/linked.pdf', '', 404],
  ])(
    'a link in place of %s does not lead out of the published files',
    async (_, path, end, status) => {
      publication.link(path + end, join(foreign.folder, foreign.name));
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await ask(path, encoding);
        expect(answer.status).toBe(status);
        expect(answer.text).not.toContain(foreign.text);
      }
    },
  );

  test.each(['', '/content', '/assets/pictures', '/assets/documents'])(
    'a link in place of a folder in %s/ does not lead out of the published files',
    async (parent) => {
      publication.link(`${parent}/folder`, foreign.folder);
      const { status, text } = await ask(`${parent}/folder/${foreign.name}`);
      expect(status).toBe(404);
      expect(text).not.toContain(foreign.text);
    },
  );

  test.each([
    ['/en/twin', '.html'],
    ['/content/twin.json', ''],
    ['/assets/pictures/twin.svg', ''],
  ])('links in place of the compressed forms of %s are passed over', async (path, end) => {
    publication.write(path + end, words(path));
    for (const form of ['br', 'gz']) {
      publication.link(`${path}${end}.${form}`, join(foreign.folder, foreign.name));
    }
    for (const encoding of ['br', 'gzip', 'br, gzip', 'identity']) {
      const { status, headers, text } = await ask(path, encoding);
      expect([status, text]).toEqual([200, words(path)]);
      expect(headers.get('Content-Encoding')).toBe(null);
    }
  });

  test('a folder in place of a compressed form leads nowhere', async () => {
    publication.write('/en/trap.html', words('trap'));
    const [first = ''] = home.path.split('/').slice(1);
    publication.link(`/en/trap.html.br/${first}`, foreign.folder);
    expect((await ask('/en/trap', 'br')).text).toBe(words('trap'));
  });

  test('a link of the API to its own files is followed', async () => {
    publication.write('/en/own.html', words('own'), ['br']);
    publication.link('/en/other.html', 'own.html');
    expect((await ask('/en/other')).text).toBe(words('own'));
  });

  test('a publication that is elsewhere is none', async () => {
    const live = join(published(), builtId(), 'live');
    rmSync(live);
    symlinkSync(foreign.folder, live);
    const { status, text } = await ask(`/${foreign.name}`);
    expect(status).toBe(404);
    expect(text).not.toContain(foreign.text);
    expect((await ask('/en')).status).toBe(200);
  });
});
