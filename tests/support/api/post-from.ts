import { openRequest, type RawResponse } from './api.ts';

type Place = { readonly port: number; readonly from: string };

/**
 * Opens a POST of a form or JSON from an address on a separate connection; the caller sends the bytes.
 * @param from any address of 127.0.0.0/8, which are all local
 */
export async function beginPost(
  { port, from }: Place,
  path: string,
  body: FormData | object,
  more: Readonly<Record<string, string>> = {},
) {
  const sent = body instanceof FormData ? new Response(body) : Response.json(body);
  const headers = Object.fromEntries(sent.headers);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const { outgoing, answer } = openRequest({
    ...{ host: '127.0.0.1', port, localAddress: from, method: 'POST', path },
    headers: { ...headers, 'Content-Length': bytes.length, ...more },
  });
  // An early response, such as an error, may close the connection during sending.
  outgoing.on('error', () => {});
  // The caller need not await it.
  answer.catch(() => {});
  return { outgoing, answer, bytes };
}

/** Sends the whole POST. */
export async function postFrom(...request: Parameters<typeof beginPost>): Promise<RawResponse> {
  const { outgoing, answer, bytes } = await beginPost(...request);
  outgoing.end(bytes);
  return answer;
}
