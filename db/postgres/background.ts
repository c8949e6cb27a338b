import pg from 'pg';
import { connectionTo } from './pool.ts';

/** Between two attempts to connect, in ms. */
const retryMs = 1000;

/**
 * A connection of its own, which stays open: it hears the server's notifications, and holds the locks of this process's
 * jobs. When it breaks the server frees them, and another replica may go on.
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
    // One that is being opened may fail: there is nothing to close then.
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
    // Both an error and a quiet end are followed by `end`.
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
