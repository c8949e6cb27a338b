import pg from 'pg';
import { connectionTo } from './pool.ts';

/** Between two attempts to connect, in ms. */
const retryMs = 1000;

/**
 * A separate permanent connection: it receives the server's notifications, and holds the locks of this process's jobs.
 * When it breaks the server releases them, and another replica can continue.
 */
export class Background {
  readonly #url: string;
  readonly #channel: string;
  readonly #onNotice: () => void;
  #client: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, onNotice: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onNotice = onNotice;
    this.#connect();
  }

  async alone(job: string, work: () => Promise<void>): Promise<boolean> {
    const client = await this.#client;
    if (!client) return false;
    const key = ['site', job].join(' ');
    const { rows } = await client.query(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [key],
    );
    if (!rows[0].held) return false;
    try {
      await work();
      return true;
    } finally {
      await client
        .query('select pg_advisory_unlock(hashtextextended($1, 0))', [key])
        .catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // A connection that is still being opened may fail: then there is nothing to close.
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  #connect(): void {
    const opening = this.#open();
    this.#client = opening;
    opening.catch(() => this.#connectLater());
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(connectionTo(this.#url));
    // `end` follows an error as well as a normal end.
    client.on('error', () => undefined);
    client.on('notification', this.#onNotice);
    await client.connect();
    client.on('end', () => this.#connectLater());
    await client.query(`listen ${this.#channel}`);
    return client;
  }

  #connectLater(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), retryMs).unref();
  }
}
