import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { MailToSend, Outbox, Outcome, SenderName } from './mail-to-send.ts';

const timeoutMs = 30_000;

/** The outbox of an API that serves it on a socket (`serveOutbox`). */
export class RemoteOutbox implements Outbox {
  readonly #socketPath: string;
  readonly #onAnswer: () => void;

  /** @param onAnswer called when the API has answered what there is to send */
  constructor(socketPath: string, onAnswer: () => void = () => {}) {
    this.#socketPath = socketPath;
    this.#onAnswer = onAnswer;
  }

  async next(sender: SenderName): Promise<MailToSend | undefined> {
    const mail = (await this.#post('/next', sender)) as MailToSend | null;
    this.#onAnswer();
    return mail ?? undefined;
  }

  async done(id: string, outcome: Outcome): Promise<void> {
    await this.#post('/done', { id, outcome });
  }

  #post(path: string, body: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ socketPath: this.#socketPath, path, method: 'POST', timeout: timeoutMs },
          headers: { 'Content-Type': 'application/json' },
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
