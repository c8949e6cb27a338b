import { openRequest, type RawAnswer } from './api.ts';

type Place = { readonly port: number; readonly from: string };

/**
 * Opens a post of a form or JSON by a visitor at that address, on a connection of its own; the caller sends the bytes.
 * @param from any address of 127.0.0.0/8 is this machine's own
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
  // An answer that comes early, as a refusal does, may close the connection on what is still sent.
  outgoing.on('error', () => {});
  // Nobody has to wait for it.
  answer.catch(() => {});
  return { outgoing, answer, bytes };
}

/** Posts it whole. */
export async function postFrom(...request: Parameters<typeof beginPost>): Promise<RawAnswer> {
  const { outgoing, answer, bytes } = await beginPost(...request);
  outgoing.end(bytes);
  return answer;
}
