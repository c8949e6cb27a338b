import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import express, { type Request, type Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminEvents } from '#api/admin/events.ts';
import { withExportSlot } from '#api/admin/export-list.ts';
import { sendJson } from '#api/http/send-json.ts';
import { OpenUploads } from '#api/http/uploads/open-uploads.ts';
import { readForm } from '#api/http/uploads/read-form.ts';
import { multipartType } from '#tests/support/api/multipart.ts';

const waiting: ((exchange: Exchange) => void)[] = [];
type Exchange = { readonly request: Request; readonly response: Response };
const app = express();
app.use((request, response) => waiting.shift()?.({ request, response }));
const server = createServer(app);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close().closeAllConnections());

/** A request that has sent its headers and half of its body, and its response. */
async function begunRequest() {
  const { promise, resolve } = Promise.withResolvers<Exchange>();
  waiting.push(resolve);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const type = multipartType['Content-Type'];
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\nabcd`,
  );
  return { ...(await promise), socket };
}

/** A request whose client hung up while something else was looked up. */
async function goneRequest(): Promise<Exchange> {
  const { request, response, socket } = await begunRequest();
  const closed = once(response, 'close');
  socket.destroy();
  await closed;
  return { request, response };
}

const watcher = { isWelcome: async () => true, sees: () => true };

test('clients that have hung up take no place of the event streams', async () => {
  const events = new AdminEvents({ log: { error() {} }, onErased() {}, onOther() {} });
  for (let count = 0; count < 50; count += 1) {
    events.watch((await goneRequest()).response, watcher);
  }
  const { response } = await begunRequest();
  expect(() => events.watch(response, watcher)).not.toThrow();
  events.close();
});

test('senders that have hung up take no place of the uploads, and no disk space', async () => {
  const uploads = new OpenUploads({ left: () => 1000 });
  for (let count = 0; count < 100; count += 1) {
    const { request, response } = await goneRequest();
    await uploads.admit(request, response, () => undefined);
  }
  const { request, response } = await begunRequest();
  expect(() => uploads.admit(request, response, () => undefined)).not.toThrow();
  response.end();
});

test('a form whose sender hung up before it is read is refused', async () => {
  const { request, response } = await goneRequest();
  const read = readForm({ field: 'cv', maxBytes: 1000, fileBytes: 1000 }, tmpdir());
  const reading = Promise.resolve(read(request, response, () => undefined));
  await expect(reading).rejects.toThrow('malformed');
});

test('an export whose client hung up is not made', async () => {
  const { response } = await goneRequest();
  let isMade = false;
  await withExportSlot(response, async () => {
    isMade = true;
  });
  expect(isMade).toBe(false);
});

test('a list whose reader hung up before its first page is no error', async () => {
  const { response } = await goneRequest();
  async function* pages() {
    yield ['a'];
  }
  await sendJson(response, 200, { list: pages() });
});
