import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MoveRefused } from '../engine/errors.ts';
import type { Store } from '../engine/store.ts';
import type { Database, Db } from '../schema.ts';

/**
 * Not moved: search words, which are generated again, open sessions, as in a backup, and rows that triggers, migrations
 * or starts maintain.
 */
type NotMoved =
  | `${string}_search`
  | `search_${string}`
  | ('sessions' | 'open_sessions' | 'stored_bytes' | 'compatible_changes' | 'started_release');

/** The other tables, each after those that it refers to, with the columns that order its rows. */
const tables = {
  admin: ['id'],
  users: ['id'],
  passkeys: ['id'],
  recovery_codes: ['user_id', 'code_hash'],
  devices: ['id_hash'],
  messages: ['seq'],
  applications: ['seq'],
  stage_changes: ['application_id', 'at', 'stage'],
  cvs: ['application_id'],
  criteria: ['id'],
  scores: ['application_id', 'criterion_id'],
  audit: ['id'],
  audit_subjects: ['audit_id', 'subject_id'],
  tags: ['id'],
  message_tags: ['tag_id', 'record_id'],
  application_tags: ['tag_id', 'record_id'],
  mails: ['id'],
  mail_records: ['mail_id', 'record_id'],
  mail_marks: ['kind'],
  replies: ['mail_id'],
  drafts: ['record_id'],
  letter_files: ['id'],
  canned_answers: ['id'],
  content_edits: ['document', 'path'],
  publications: ['id'],
  pictures: ['key'],
  files: ['key'],
  retention_clock: ['id'],
} as const satisfies Record<Exclude<keyof Database, NotMoved>, readonly string[]>;

type Moved = keyof typeof tables;
const names = Object.keys(tables) as Moved[];
const preseededTables: readonly Moved[] = ['canned_answers', 'users'];
/** Tables with megabytes per row. */
const heavy: readonly Moved[] = ['cvs', 'pictures', 'files', 'letter_files'];

/** The moved columns of each moved table. */
type Columns = ReadonlyMap<Moved, readonly string[]>;

/** Fingerprint of a table: equal in two databases only if every value is. */
type Sum = { readonly rows: number; readonly checksum: string };
type Sums = Readonly<Record<string, Sum>>;

/**
 * Copies all rows of a database into an empty one, in one transaction, and compares both before the commit: a move that
 * fails leaves the target empty. Nobody may write to either meanwhile. Columns that a newer release has added to one of
 * them stay behind.
 * @param options `replaces`: the target's rows are replaced, and every session ends
 * @returns what was copied, by table
 * @throws MoveRefused when the target is in use, or when the two differ afterwards
 */
export async function moveDatabase(
  from: Pick<Store, 'db' | 'schema'>,
  to: Pick<Store, 'db' | 'schema' | 'afterCopy'>,
  { replaces = false } = {},
): Promise<Sums> {
  if (from.schema !== to.schema) {
    throw new MoveRefused(`one is of ${from.schema}, the other of ${to.schema}`);
  }
  if (!replaces) await refuseUsed(to.db);
  const columns = await sharedColumns(from.db, to.db);
  return to.db.transaction().execute(async (target) => {
    if (replaces) await target.deleteFrom('open_sessions').execute();
    for (const name of replaces ? [...columns.keys()].reverse() : preseededTables) {
      await target.deleteFrom(name).execute();
    }
    for (const name of columns.keys()) {
      for await (const rows of batches(from.db, name, columns)) {
        await target
          .insertInto(name)
          .values(rows as never)
          .execute();
      }
    }
    await to.afterCopy(target);
    const [before, after] = [await sumsOf(from.db, columns), await sumsOf(target, columns)];
    const different = names.find((name) => before[name]?.checksum !== after[name]?.checksum);
    if (different)
      throw new MoveRefused(`${different} is not the same in both: something wrote meanwhile`);
    return after;
  });
}

/** @throws MoveRefused when the database has rows */
async function refuseUsed(db: Db): Promise<void> {
  for (const name of names.filter((one) => !preseededTables.includes(one))) {
    const row = await db.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row) {
      throw new MoveRefused(
        `the target is not empty (${name}): give another DATA_DIR or DATABASE_URL, or move its site.db away`,
      );
    }
  }
}

/** The tables of both, which have the same schema but for newer releases, and the columns that both have. */
async function sharedColumns(from: Db, to: Db): Promise<Columns> {
  const [source, target] = await Promise.all([columnsOf(from), columnsOf(to)]);
  const shared = names.map((name) => {
    const columns = source.get(name)?.filter((one) => target.get(name)?.includes(one));
    return [name, columns ?? []] as const;
  });
  return new Map(shared.filter(([, columns]) => columns.length > 0));
}

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

async function sumsOf(db: Db, columns: Columns): Promise<Sums> {
  const sums: [Moved, Sum][] = [];
  for (const name of columns.keys()) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const some of batches(db, name, columns)) {
      rows += some.length;
      for (const row of some) hash.update(JSON.stringify(textOf(row)));
    }
    sums.push([name, { rows, checksum: hash.digest('hex') }]);
  }
  return Object.fromEntries(sums);
}

/** A row's values sorted by column name: engines may order columns differently. */
function textOf(row: object): unknown {
  return Object.entries(row)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, comparable(value)]);
}

function comparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  // PostgreSQL has no U+0000 (postgres/pool.ts).
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** All rows of a table in the order of its key, in batches. */
async function* batches(db: Db, name: Moved, moved: Columns): AsyncGenerator<object[]> {
  const most = heavy.includes(name) ? 5 : 500;
  const key: readonly string[] = tables[name];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const selected = sql.join((moved.get(name) ?? []).map((column) => sql.ref(column)));
  let after = sql`true`;
  for (;;) {
    const page = sql<Record<string, unknown>>`
      select ${selected} from ${sql.table(name)} where ${after} order by ${columns} limit ${most}`;
    const { rows } = await page.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
