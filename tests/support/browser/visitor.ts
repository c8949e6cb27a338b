import { randomUUID } from 'node:crypto';
import { openRequest, type RawResponse } from '../api/api.ts';
import { applicationForm, applicationPath, cvFile } from '../api/applications.ts';
import { sampleMessage, simplePath } from '../api/messages.ts';
import { postFrom } from '../api/post-from.ts';

type Asked = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** A visitor with a separate loopback address, as nginx sees it. */
export class Visitor {
  readonly #port: number;
  readonly #address: string;

  /** @param address of 127.0.0.0/8 */
  constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  /** Sends one request on a separate connection. */
  call({ method = 'GET', path, headers = {}, body }: Asked): Promise<RawResponse> {
    const { outgoing, answer } = openRequest({
      ...{ host: '127.0.0.1', port: this.#port, localAddress: this.#address },
      ...{ method, path, headers: { 'Accept-Language': 'en', ...headers } },
    });
    outgoing.on('error', () => {});
    outgoing.end(body);
    return answer;
  }

  sendMessage(message: object = sampleMessage, headers: Asked['headers'] = {}) {
    return this.#post(simplePath, message, headers);
  }

  /** Sends an application with this CV, by default the smallest. */
  apply(cv = cvFile(), headers: Asked['headers'] = {}) {
    const form = applicationForm({ email: `${randomUUID()}@ada.example` }, cv);
    return this.#post(applicationPath, form, headers);
  }

  #post(path: string, body: FormData | object, headers: Asked['headers'] = {}) {
    const place = { port: this.#port, from: this.#address };
    return postFrom(place, path, body, { 'Accept-Language': 'en', ...headers });
  }
}

/** The n-th address from 127.1.0.1 on, which no attacker or other test uses. */
export function ownAddress(count: number): string {
  return `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
}
