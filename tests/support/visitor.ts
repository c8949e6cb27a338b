import { randomUUID } from 'node:crypto';
import { openRequest, type RawAnswer, sampleMessage, simplePath } from './api.ts';
import { applicationForm, applicationPath, cvFile } from './applications.ts';

type Asked = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** Somebody at an address of their own on this machine's loopback, as nginx sees them. */
export class Visitor {
  readonly #port: number;
  readonly #address: string;

  /** @param address of 127.0.0.0/8 */
  constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  /** One request on a connection of its own. */
  ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<RawAnswer> {
    const { outgoing, answer } = openRequest({
      ...{ host: '127.0.0.1', port: this.#port, localAddress: this.#address },
      ...{ method, path, headers: { 'Accept-Language': 'en', ...headers } },
    });
    outgoing.on('error', () => {});
    outgoing.end(body);
    return answer;
  }

  sendMessage(message: object = sampleMessage, headers: Asked['headers'] = {}) {
    const body = JSON.stringify(message);
    return this.ask({
      ...{ method: 'POST', path: simplePath, body },
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** An application with this CV, the smallest there is unless told. */
  async apply(cv = cvFile(), headers: Asked['headers'] = {}) {
    const encoded = new Response(applicationForm({ email: `${randomUUID()}@ada.example` }, cv));
    return this.ask({
      ...{ method: 'POST', path: applicationPath },
      headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '', ...headers },
      body: Buffer.from(await encoded.arrayBuffer()),
    });
  }
}

/** The n-th address of those that are neither an attacker's nor anybody else's: 127.1.0.1 and on. */
export function ownAddress(count: number): string {
  return `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
}
