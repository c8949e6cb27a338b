import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { siteRoutes } from '#api/http/built-site.ts';
import { compressible } from '#web/publishing/compress.ts';

const none = {
  ...{ scripts: [], styles: [], mapScripts: [] },
  ...{ cvViewerScripts: [], cvViewerStyles: [] },
};

async function servedSite(more: readonly string[] = []) {
  const directory = mkdtempSync(join(tmpdir(), 'built-site-'));
  for (const name of ['index', 'en', 'tr']) writeFileSync(join(directory, `${name}.html`), name);
  writeFileSync(join(directory, 'index.ico'), 'index');
  for (const name of more) writeFileSync(join(directory, name), name);
  const errors: unknown[] = [];
  const note: ErrorRequestHandler = (reason, _request, _response, next) => {
    errors.push(reason.code);
    next(reason);
  };
  const app = express().set('env', 'test');
  app.use(siteRoutes({ directory, inlineHashes: none }), note);
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { directory, errors, url: `http://127.0.0.1:${port}` };
}

test('a file of the site that cannot be opened ends its own request, and not the service', async () => {
  const { directory, errors, url } = await servedSite();
  const get = (path: string) => fetch(url + path).then((one) => one.text());
  // Known since the start. Too many open files have the same effect.
  unlinkSync(join(directory, 'en.html'));
  await expect(get('/en')).rejects.toThrow();
  expect(errors).toEqual(['ENOENT']);
  expect(await get('/tr')).toBe('tr');
});

test.each([
  'bytes=3-1',
  'bytes=0-99999999999999999999',
  'bytes=-2',
  'bytes=0-0,2-3',
  'bytes=x',
  'lines=0-1',
])('a range that is not plain is ignored: %s', async (Range) => {
  const { errors, url } = await servedSite();
  const answer = await fetch(`${url}/index.ico`, { headers: { Range } });
  expect([answer.status, await answer.text(), errors]).toEqual([200, 'index', []]);
});

test.each([
  ['bytes=1-', 'ndex'],
  ['bytes=1-2', 'nd'],
  ['bytes=1-99', 'ndex'],
])('a plain range is sent: %s', async (Range, part) => {
  const { url } = await servedSite();
  const answer = await fetch(`${url}/index.ico`, { headers: { Range } });
  expect([answer.status, await answer.text()]).toEqual([206, part]);
});

test.each(['bytes=1-', 'bytes=99-', 'bytes=99-999'])(
  'a page is sent whole, whatever range of it is asked for: %s',
  async (Range) => {
    const { url } = await servedSite();
    const answer = await fetch(`${url}/en`, { headers: { Range } });
    expect([answer.status, await answer.text()]).toEqual([200, 'en']);
  },
);

test('of what the build compresses no part is sent, with nginx or without', async () => {
  const endings = compressible.source.match(/\w+(?=[|)])/g) ?? [];
  expect(endings).toContain('html');
  // Pages have no ending there.
  const named = endings.filter((ending) => ending !== 'html');
  const { url } = await servedSite(named.map((ending) => `text.${ending}`));
  const configuration = readFileSync('nginx.conf', 'utf8');
  const whole = [
    ...configuration.matchAll(/location ~ \\\.(\S+)\$ \{[^}]*?(?:\{[^}]*\}[^}]*?)?max_ranges 0;/g),
  ].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  for (const ending of named) {
    const answer = await fetch(`${url}/text.${ending}`, { headers: { Range: 'bytes=9-' } });
    expect([ending, answer.status]).toEqual([ending, 200]);
    expect(whole).toContain(ending);
  }
});

test('a range of an earlier version is ignored, so that no download is put together from two', async () => {
  const { url } = await servedSite();
  const headers = { Range: 'bytes=1-', 'If-Range': '"earlier"' };
  const answer = await fetch(`${url}/index.ico`, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, 'index']);
});
