import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { calls } from '#contract/calls.ts';
import { findProgram } from '../bench/machine.ts';
import { adminOf } from '../support/api/admin.ts';
import { bearer, temporaryDirectory } from '../support/api/api.ts';
import { sampleMessage } from '../support/api/messages.ts';
import { startSite } from './site.ts';

type Target = {
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Runs sqlmap on the public and the admin's calls, and first on a server with a hole that it must find. */
export default async function injection(): Promise<string> {
  const program = findProgram('sqlmap');
  assert.ok(await isInjectable(program, await hole()), 'sqlmap does not find an open hole');

  await using site = await startSite({ floodLimits: false });
  const admin = await adminOf(site);
  await admin.adminCall(calls.submitSimpleContact, { body: sampleMessage });
  const { items } = await admin.adminCall(calls.listMessages);
  const headers = bearer(admin.token);
  const path = (call: { readonly path: string }) => site.url + call.path;
  const targets: readonly Target[] = [
    { url: path(calls.submitSimpleContact), body: sampleMessage },
    { url: path(calls.logIn), body: { password: 'a password' } },
    { url: `${path(calls.listMessages)}?q=merhaba&kind=simple&language=tr`, headers },
    { url: `${path(calls.listApplications)}?q=ada`, headers },
    { url: `${path(calls.readMessage).replace('{id}', items[0]?.id ?? '')}*`, headers },
  ];
  for (const target of targets) {
    assert.ok(!(await isInjectable(program, target)), `sqlmap gets into ${target.url}`);
  }
  return `sqlmap finds an open hole and no way into ${targets.length} calls`;
}

/** sqlmap's verdict on a call; its exit code is 0 in both cases. */
async function isInjectable(program: string, { url, body, headers = {} }: Target) {
  await using directory = await temporaryDirectory();
  const sent = Object.entries({ ...(body && { 'Content-Type': 'application/json' }), ...headers });
  const child = spawn(
    program,
    [
      ...['--batch', '--flush-session', '--disable-coloring', '--dbms', 'sqlite'],
      ...['--level', '2', '--risk', '2', '--ignore-code', '400,401,404', '--threads', '4'],
      ...['--output-dir', join(directory.path, 'output'), '--url', url],
      ...(body ? ['--method', 'POST', '--data', JSON.stringify(body)] : []),
      ...(sent.length > 0 ? ['--headers', sent.map((header) => header.join(': ')).join('\n')] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, HOME: directory.path } },
  );
  const said = await text(child.stdout);
  const found = said.includes('identified the following injection point');
  const none = said.includes('all tested parameters do not appear to be injectable');
  assert.ok(found || none, `sqlmap could not judge ${url}:\n${said}`);
  return found;
}

/** A server that puts its input into its SQL. */
async function hole(): Promise<Target> {
  const db = new BetterSqlite3(':memory:');
  db.exec("CREATE TABLE names (name TEXT); INSERT INTO names VALUES ('ada'), ('alan')");
  const server = createServer(({ url }, response) => {
    const name = new URL(url ?? '/', 'http://localhost').searchParams.get('name');
    try {
      const rows = db.prepare(`SELECT name FROM names WHERE name = '${name}'`).all();
      response.end(JSON.stringify(rows));
    } catch (reason) {
      response.writeHead(500).end(String(reason));
    }
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?name=ada` };
}
