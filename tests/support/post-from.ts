import { openRequest, type RawAnswer } from './api.ts';

type Place = { readonly port: number; readonly from: string };

/**
 * Posts a form or JSON as a visitor at that address, on a connection of its own.
 * @param from any address of 127.0.0.0/8 is this machine's own
 */
export async function postFrom(
  { port, from }: Place,
  path: string,
  body: FormData | object,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const sent = body instanceof FormData ? new Response(body) : Response.json(body);
  const headers = Object.fromEntries(sent.headers);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const { outgoing, answer } = openRequest({
    ...{ host: '127.0.0.1', port, localAddress: from, method: 'POST', path },
    headers: { ...headers, 'Content-Length': bytes.length, ...more },
  });
  // An answer that comes early, as a refusal does, may close the connection on what is still sent.
  outgoing.on('error', () => {});
  outgoing.end(bytes);
  return answer;
}
