import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { siteRoutes } from '#api/http/built-site.ts';

const none = {
  ...{ scripts: [], styles: [], mapScripts: [] },
  ...{ cvViewerScripts: [], cvViewerStyles: [] },
};

test('a file of the site that cannot be opened ends its own request, and not the service', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'built-site-'));
  for (const name of ['index', 'en', 'tr']) writeFileSync(join(directory, `${name}.html`), name);
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
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((one) => one.text());
  // Known since the start. Too many open files have the same effect.
  unlinkSync(join(directory, 'en.html'));
  await expect(get('/en')).rejects.toThrow();
  expect(errors).toEqual(['ENOENT']);
  expect(await get('/tr')).toBe('tr');
});
