import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { followClock } from '../engine/clock.ts';
import type { SharedValues } from '../engine/migrate.ts';
import type { Hits, Listener, Replicas } from '../engine/replicas.ts';
import { Background } from './background.ts';
import type { Pool } from './pool.ts';

/** Polling interval for events, in ms: some proxies drop the server's notifications. */
const pollMs = 700;
/** Interval for removing expired rows, in ms. */
const sweepMs = 60_000;
/** How long events are stored, in seconds: a replica that was cut off for longer has missed some. */
const retainedSeconds = 600;
const channel = 'site_events';
const secretName = 'session secret';
const secretBytes = 32;

/** Joins the replicas. @throws an error of `errors.ts` when the database is unreachable */
export async function joinReplicas(url: string, pool: Pool): Promise<PostgresReplicas> {
  await readClock(pool);
  const secret = await pool.writing(async (client) => {
    await client.query('insert into secrets values ($1, $2) on conflict do nothing', [
      secretName,
      randomBytes(secretBytes).toString('base64url'),
    ]);
    const { rows } = await client.query('select value from secrets where name = $1', [secretName]);
    return rows[0].value as string;
  });
  const { rows } = await query(
    pool,
    'select case when is_called then last_value else 0 end as place from replica_event_places',
  );
  return new PostgresReplicas(url, pool, { secret, heard: rows[0].place });
}

/** Runs without the writer lock. */
function query(pool: Pool, text: string, values?: unknown[]) {
  return pool.reading((client) => client.query(text, values));
}

/** The values that `Replicas` share, also for a program that does not join them. */
export function sharedValues(pool: Pool): SharedValues {
  return {
    async setShared(name, value) {
      await query(
        pool,
        `insert into remembered values ($1, $2, clock_timestamp())
        on conflict (name) do update set value = excluded.value, at = excluded.at`,
        [name, value],
      );
    },
    async getShared(name) {
      const { rows } = await query(
        pool,
        `select value, (extract(epoch from clock_timestamp() - at) * 1000)::float8 as "ageMs"
        from remembered where name = $1`,
        [name],
      );
      return rows[0];
    },
  };
}

async function readClock(pool: Pool): Promise<void> {
  const now = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';
  const { rows } = await query(pool, now);
  followClock(rows[0].now);
}

/**
 * Replicas share unlogged tables, which need no wait for the disk, and have one connection each for notifications and
 * jobs' locks. The table `used` is that of release 1.0.0, which an update can be taken back to.
 */
export class PostgresReplicas implements Replicas {
  readonly secret: string;
  readonly getShared: Replicas['getShared'];
  readonly setShared: Replicas['setShared'];
  readonly #pool: Pool;
  readonly #background: Background;
  readonly #timers: readonly NodeJS.Timeout[];
  #heard: number;
  #listener: Listener | undefined;
  readonly #looks = pLimit(1);
  #lastLook: Promise<void> | undefined;
  #isCut = false;
  /** The next batch of events, while the previous one is sent. */
  #outgoing: { readonly events: string[]; readonly sent: Promise<void> } | undefined;
  readonly #sends = pLimit(1);

  constructor(
    url: string,
    pool: Pool,
    { secret, heard }: { readonly secret: string; readonly heard: number },
  ) {
    this.#pool = pool;
    this.secret = secret;
    ({ getShared: this.getShared, setShared: this.setShared } = sharedValues(pool));
    this.#heard = heard;
    this.#background = new Background(url, channel, () => this.#look());
    this.#timers = [
      setInterval(() => this.#look(), pollMs).unref(),
      setInterval(() => this.#sweep(), sweepMs).unref(),
    ];
  }

  /** Events that arrive during a send form the next batch. */
  publish(event: string): Promise<void> {
    if (!this.#outgoing) {
      const events: string[] = [];
      const sent = this.#sends(() => {
        this.#outgoing = undefined;
        return this.#send(events);
      });
      this.#outgoing = { events, sent };
    }
    this.#outgoing.events.push(event);
    return this.#outgoing.sent;
  }

  listen(listener: Listener): void {
    this.#listener ??= listener;
  }

  alone(job: string, work: () => Promise<unknown>): Promise<boolean> {
    return this.#background.alone(job, work);
  }

  async hit(key: string, windowMs: number): Promise<Hits> {
    const { rows } = await query(
      this.#pool,
      `insert into rate_limits as known (key, hits, ends_at)
      values ($1, 1, clock_timestamp() + $2 * interval '1 ms')
      on conflict (key) do update set
        hits = case when known.ends_at <= clock_timestamp() then 1 else known.hits + 1 end,
        ends_at = case when known.ends_at <= clock_timestamp() then excluded.ends_at else known.ends_at end
      returning hits, (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as left`,
      [key, windowMs],
    );
    return { hits: rows[0].hits, leftMs: rows[0].left };
  }

  async takeBack(key: string): Promise<void> {
    const uncount = 'update rate_limits set hits = greatest(hits - 1, 0) where key = $1';
    await query(this.#pool, uncount, [key]);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#background.close();
    await this.#lastLook;
  }

  /** Exclusively among writers, so that places become visible in order. */
  async #send(events: readonly string[]): Promise<void> {
    await this.#pool.writing((client) =>
      client.query(
        `with sent as (insert into replica_events (event) select unnest($1::text[]))
        select pg_notify('${channel}', '')`,
        [events],
      ),
    );
  }

  /** Reads new events: one read at a time, and one more if something arrived meanwhile. */
  #look(): void {
    if (this.#looks.pendingCount > 0) return;
    this.#lastLook = this.#looks(() =>
      this.#read().catch(() => {
        // Failed requests log the outage themselves.
        this.#isCut = true;
      }),
    );
  }

  async #read(): Promise<void> {
    const { rows } = await query(
      this.#pool,
      'select place, event from replica_events where place > $1 order by place limit 1000',
      [this.#heard],
    );
    if (this.#isCut) await this.#catchUp();
    this.#isCut = false;
    for (const { place, event } of rows) {
      this.#heard = place;
      this.#listener?.receive(event);
    }
    if (rows.length === 1000) this.#look();
  }

  /** After a failure: the server's last events may be lost, and a new primary may have lower places. */
  async #catchUp(): Promise<void> {
    await this.#pool.writing((client) =>
      client.query(
        `select setval('replica_event_places', greatest($1, last_value) + 1) from replica_event_places`,
        [this.#heard],
      ),
    );
    this.#listener?.missed();
  }

  #sweep(): void {
    readClock(this.#pool).catch(() => undefined);
    const ended = [
      `delete from replica_events where at < clock_timestamp() - interval '${retainedSeconds} s'`,
      'delete from rate_limits where ends_at < clock_timestamp()',
    ];
    query(this.#pool, ended.join(';')).catch(() => undefined);
  }
}
