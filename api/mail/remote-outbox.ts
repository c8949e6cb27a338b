import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Attempt, Idle, MailToSend, Outbox, Outcome, SenderName } from './mail-to-send.ts';

const timeoutMs = 30_000;

/** Address of an API's outbox, and the token that it requires. */
export type OutboxPlace = { readonly token?: string | undefined } & (
  | { readonly socketPath: string; readonly url?: undefined }
  | { readonly socketPath?: undefined; readonly url: string }
);

export class RemoteOutbox implements Outbox {
  readonly #place: OutboxPlace;
  readonly #onResponse: () => void;

  /** @param onResponse called after each response of the API */
  constructor(place: OutboxPlace, onResponse: () => void = () => {}) {
    this.#place = place;
    this.#onResponse = onResponse;
  }

  async next(sender: SenderName): Promise<MailToSend | undefined> {
    const mail = (await this.#post('/next', sender)) as MailToSend | null;
    this.#onResponse();
    return mail ?? undefined;
  }

  async done({ id, attempt }: Attempt, outcome: Outcome): Promise<void> {
    await this.#post('/done', { id, attempt, outcome });
  }

  /** Reports that this mail service sends nothing. */
  async idle(why: Idle): Promise<void> {
    await this.#post('/idle', why);
  }

  #post(path: string, body: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { socketPath, url = 'http://api', token } = this.#place;
      const asked = request(
        new URL(path, url),
        {
          ...(socketPath !== undefined && { socketPath }),
          ...{ method: 'POST', timeout: timeoutMs },
          headers: {
            'Content-Type': 'application/json',
            ...(token && { Authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          if (response.statusCode === 200) {
            json(response).then(resolve, reject);
            return;
          }
          response.resume();
          reject(new Error(`The API answers ${response.statusCode}`));
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('The API does not answer')));
      asked.on('error', reject).end(JSON.stringify(body));
    });
  }
}
