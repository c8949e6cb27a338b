import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { applicationPath } from '../api/applications.ts';

/** An application as the browser sent it, and the API's response. */
export type Upload = {
  readonly headers: IncomingHttpHeaders;
  readonly form: FormData;
  readonly answer: { readonly status: number; readonly text: string };
};

/**
 * Records each application that a page sends. Playwright reports no body that contains a file, so requests pass
 * through a server that records and forwards them.
 * @param loses returns whether the page gets no response to an upload, counted from 0
 */
export async function recordUploads(page: Page, loses = (_: number) => false): Promise<Upload[]> {
  const uploads: Upload[] = [];
  let meant = '';
  const server = createServer(async (asked, answered) => {
    const { headers, socket } = asked;
    const body = await buffer(asked);
    const onwards = forward(meant, { method: 'POST', headers: asMeant(headers, meant) });
    onwards.on('error', () => socket.destroy());
    onwards.on('response', async (answer) => {
      const { statusCode: status = 0 } = answer;
      const text = String(await buffer(answer));
      uploads.push({ headers, form: await formIn(body, headers), answer: { status, text } });
      if (loses(uploads.length - 1)) socket.destroy();
      else answered.writeHead(status, answer.headers).end(text);
    });
    onwards.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  page.once('close', () => server.close().closeAllConnections());
  await page.route(`**${applicationPath}`, (route) => {
    meant = route.request().url();
    return route.continue({ url: `http://127.0.0.1:${port}${applicationPath}` });
  });
  return uploads;
}

/** The headers before the detour. The response is not compressed. */
function asMeant({ 'accept-encoding': _, ...headers }: IncomingHttpHeaders, url: string) {
  return { ...headers, host: new URL(url).host, 'sec-fetch-site': 'same-origin' };
}

function formIn(body: Buffer, { 'content-type': type = '' }: IncomingHttpHeaders) {
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
}
