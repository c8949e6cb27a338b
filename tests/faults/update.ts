import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../bench/servers.ts';
import { openRequest, sampleMessage, simplePath } from '../support/api.ts';
import { changeFile } from '../support/changed-copy.ts';
import { testSettings } from '../support/settings.ts';
import { composedStack, dockerAnswers } from '../support/stack-composed.ts';
import { together } from './measure.ts';

const run = promisify(execFile);
const visitors = 8;

/** The update of one machine, by the very commands that the operator reads, while visitors read pages and send forms. */
export async function update(): Promise<string> {
  if (!dockerAnswers()) return 'not run: no Docker engine answers here';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The network that Docker connects from: nginx limits each address, and every request comes from another one.
  const trusted = { TRUSTED_PROXY: '172.16.0.0/12,192.168.0.0/16' };
  const settings = { ...testSettings, ...trusted, SITE_URL: url, PORT: String(port) };
  const stack = composedStack(settings, 'update');
  const next = nextRelease();
  try {
    await stack.up();
    const open = await pageAt(`${url}/tr`);
    const load = visiting(url);
    await sleep(2000);
    const env = { ...process.env, ...settings, COMPOSE_PROJECT_NAME: stack.name };
    const began = performance.now();
    await run('sh', ['-e', '-c', commands()], { cwd: next.path, env, maxBuffer: 2 ** 26 });
    const seconds = Math.round((performance.now() - began) / 1000);
    // nginx looks every two seconds.
    await sleep(4000);
    const { requests, failures } = await load.stop();
    const updated = await pageAt(`${url}/tr`);
    assert.ok(updated.html.includes(next.words), 'the new page is not shown');
    assert.notDeepEqual(updated.files, open.files);
    for (const file of open.files) assert.equal((await get(url + file)).status, 200, file);
    assert.equal(failures.length, 0, summed(failures));
    return `${failures.length} of ${requests} requests failed in an update of ${seconds} s, and an open page finds its files`;
  } finally {
    await stack.down();
    next.remove();
  }
}

/** A copy of the project in which a page, a script and the API differ. */
function nextRelease() {
  const path = mkdtempSync(join(tmpdir(), 'next-release-'));
  const words = 'Sonraki sürüm';
  const left = new Set(['.git', 'node_modules', 'dist', 'test-results']);
  cpSync('.', path, { recursive: true, filter: (source) => !left.has(basename(source)) });
  changeFile(join(path, 'web/content/tr/home.ts'), (text) =>
    text.replace("title: 'Dünya", `title: '${words}: Dünya`),
  );
  changeFile(join(path, 'web/entry-client.tsx'), (text) => `${text}\nconsole.debug('next');\n`);
  changeFile(join(path, 'api/index.ts'), (text) => `${text}\nprocess.title = 'next';\n`);
  return { path, words, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Without the one that fetches the release. */
function commands(): string {
  const [found = ''] =
    /(?<=^ {4})git pull && docker compose build[\s\S]*?(?=\n\n)/m.exec(
      readFileSync('.github/operations.md', 'utf8'),
    ) ?? [];
  assert.ok(found.includes('docker compose up'), 'the document has no such commands');
  return found.replace('git pull && ', '');
}

/** Each request on a connection of its own: when a kept one ends without an answer, a browser repeats the request. */
async function get(url: string) {
  const { outgoing, answer } = openRequest({ headers: fromAnother() }, url);
  outgoing.end();
  return answer;
}

let asked = 0;

function fromAnother() {
  asked += 1;
  return { 'X-Forwarded-For': `198.18.${(asked >> 8) % 256}.${asked % 256}` };
}

async function pageAt(url: string) {
  const { status, text } = await get(url);
  assert.equal(status, 200, url);
  const files = [...text.matchAll(/"(\/assets\/[\w./-]+\.(?:js|css|woff2))"/g)];
  return { html: text, files: [...new Set(files.map(([, file = '']) => file))] };
}

/** Half of them read pages with all that these name, half send forms. */
function visiting(url: string) {
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const tried = async (what: string, work: () => Promise<unknown>) => {
    requests += 1;
    await work().catch((reason: Error) => failures.push(`${what}: ${reason.message}`));
  };
  const done = together(visitors, async (visitor) => {
    while (!isOver) {
      if (visitor % 2 === 0) await tried('message', () => send(url));
      else {
        await tried('page', async () => {
          for (const file of (await pageAt(`${url}/tr`)).files) {
            await tried(file, async () => assert.equal((await get(url + file)).status, 200));
          }
        });
      }
      await sleep(20);
    }
  });
  return {
    async stop() {
      isOver = true;
      await done;
      return { requests, failures };
    },
  };
}

/** The kinds of failures, with how many there were of each. */
function summed(failures: readonly string[]): string {
  const counted = Object.entries(Object.groupBy(failures, (failure) => failure));
  return counted.map(([failure, all]) => `${all?.length} × ${failure}`).join(', ');
}

async function send(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...fromAnother() };
  const { outgoing, answer } = openRequest({ method: 'POST', headers }, url + simplePath);
  outgoing.end(JSON.stringify({ ...sampleMessage, message: randomUUID() }));
  assert.equal((await answer).status, 201);
}
