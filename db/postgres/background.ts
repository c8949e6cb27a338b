import pg from 'pg';
import { connectionTo, type Patience } from './pool.ts';

/** Between two attempts to connect, in ms. */
const retryMs = 1000;
/** Its statements are short: after a silent loss of the connection, a job waits about this long. */
const patience: Patience = { statementMs: 3000, waitMs: 3000 };

/**
 * A separate permanent connection: it receives the server's notifications, and holds the locks of this process's jobs.
 * When it breaks the server releases them, and another replica can continue.
 */
export class Background {
  readonly #url: string;
  readonly #channel: string;
  readonly #onNotice: () => void;
  #client: Promise<pg.Client | undefined> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, onNotice: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onNotice = onNotice;
    this.#connect();
  }

  async alone(job: string, work: () => Promise<unknown>): Promise<boolean> {
    const client = await this.#client;
    if (!client) return false;
    const isDone = async (what: 'try_advisory_lock' | 'advisory_unlock') => {
      const query = `select pg_${what}(hashtextextended($1, 0)) as done`;
      try {
        return (await client.query(query, [`site ${job}`])).rows[0].done as boolean;
      } catch {
        // It may hold the lock for ever.
        void client.end();
        return false;
      }
    };
    if (!(await isDone('try_advisory_lock'))) return false;
    try {
      await work();
      return true;
    } finally {
      await isDone('advisory_unlock');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // Asked to end, a lost connection would take minutes.
    (await this.#client)?.connection.stream.destroy();
  }

  #connect(): void {
    this.#client = this.#open();
  }

  async #open(): Promise<pg.Client | undefined> {
    const client = new pg.Client(connectionTo(this.#url, patience));
    // `end` follows an error as well as a normal end.
    client.on('error', () => undefined);
    client.on('notification', this.#onNotice);
    client.on('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      return client;
    } catch {
      void client.end();
      return undefined;
    }
  }

  #connectLater(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), retryMs).unref();
  }
}
