import { createHash, type Hash } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import type { TableContents } from '../../backup/backups.ts';

/** Rows per turn of the event loop, so that signals and other work can run. */
const rowsInOneTurn = 2000;

/**
 * Per table of a copy, the number of rows and a SHA-256 of their values. Without virtual tables, whose content is in
 * tables of their own.
 */
export async function contentsOf(file: string): Promise<TableContents> {
  const sqlite = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    const names = sqlite
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
      )
      .pluck()
      .all();
    const contents: Record<string, TableContents[string]> = {};
    for (const name of names) contents[name] = await contentOf(sqlite, name);
    return contents;
  } finally {
    sqlite.close();
  }
}

async function contentOf(sqlite: BetterSqlite3.Database, name: string) {
  const hash = createHash('sha256');
  const all = sqlite.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}"`);
  let rows = 0;
  for (const row of all.raw().safeIntegers().iterate()) {
    for (const value of row as unknown[]) add(value, hash);
    rows += 1;
    if (rows % rowsInOneTurn === 0) await new Promise(setImmediate);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** With type and length, so that different rows cannot have equal bytes. */
function add(value: unknown, hash: Hash): void {
  if (value instanceof Uint8Array) {
    hash.update(`blob ${value.length} `).update(value);
    return;
  }
  const text = String(value);
  hash.update(`${typeof value} ${text.length} ${text}`);
}
