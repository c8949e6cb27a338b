import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  type HttpsNginx,
  hasNginx,
  siteName as name,
  startHttpsNginx,
} from '../support/stack/https-nginx.ts';
import { type Port, visit } from '../support/stack/tls-visits.ts';

const opened = 300;
const maxAnAddress = 200;
/** The start of a browser's ClientHello, whose rest is never sent. */
const halfHandshake = Buffer.from('1603010200010001fc0303', 'hex');
const halfHeader = Buffer.from('GET /tr HTTP/1.1\r\nHost: ');
const [attacker, visitor, proxy] = ['127.0.0.3', '127.0.0.2', '127.0.0.9'];

describe.runIf(hasNginx)('a client of an nginx that terminates TLS', () => {
  test('has at most 200 connections per address, half-done handshakes included; others are served', async () => {
    await using nginx = await startHttpsNginx();
    const tls = nginx.layCertificate();
    const attacks = [
      { port: tls.port, half: halfHandshake },
      { port: nginx.http.port, half: halfHeader },
    ];
    for (const { port, half } of attacks) {
      await using held = await hold(port, half);
      await expect.poll(held.standing).toBe(maxAnAddress);
      const { status } = await visit(tls, name, '/tr', { localAddress: visitor });
      expect(status).toBe(200);
    }
  });

  test('is reported to the API with its real address and scheme, whatever its own headers say', async () => {
    await using nginx = await startHttpsNginx();
    await using api = await listening(nginx);
    const claims = {
      localAddress: visitor,
      headers: { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' },
    };
    await visit(nginx.http, name, '/api/health', claims);
    await visit(nginx.layCertificate(), name, '/api/health', claims);
    expect(api.reported).toEqual([
      [visitor, 'http'],
      [visitor, 'https'],
    ]);
  });

  test('may be a trusted proxy, which is exempt from the limit and names its visitors', async () => {
    await using nginx = await startHttpsNginx({ trustedProxy: proxy });
    await using api = await listening(nginx);
    const tls = nginx.layCertificate();
    await using held = await hold(tls.port, halfHandshake, proxy);
    await wait(500);
    expect(held.standing()).toBe(opened);
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    for (const localAddress of [proxy, visitor]) {
      await visit(tls, name, '/api/health', { localAddress, headers });
    }
    expect(api.reported.map(([address]) => address)).toEqual(['192.0.2.1', visitor]);
  });
});

/** Opens connections from one address, each with an incomplete handshake or header. */
async function hold(port: Port['port'], half: Buffer, localAddress = attacker) {
  const sockets: Socket[] = [];
  for (let count = 0; count < opened; count += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.on('error', () => {}).resume();
    await once(socket, 'connect');
    socket.write(half);
    sockets.push(socket);
  }
  return {
    standing: () => sockets.filter((socket) => !socket.closed).length,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await wait(100);
    },
  };
}

/** In place of the API: records the address and scheme that nginx reports for each request. */
async function listening({ socket }: HttpsNginx) {
  const reported: IncomingHttpHeaders[string][][] = [];
  const server = createServer(({ headers }, response) => {
    reported.push([headers['x-forwarded-for'], headers['x-forwarded-proto']]);
    response.end();
  }).listen(socket);
  await once(server, 'listening');
  // If nginx is started by root, its workers run as another user.
  chmodSync(socket, 0o777);
  return {
    reported,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
