import BetterSqlite3 from 'better-sqlite3';

/**
 * Deletes every session and device from a copy of the database. Sessions that ended after the copy was made must not
 * come back, and a copy must hold no credentials.
 */
export function endSessions(file: string): void {
  const sqlite = new BetterSqlite3(file, { fileMustExist: true });
  try {
    sqlite.pragma('secure_delete = ON');
    const tables = sqlite
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('sessions', 'devices')",
      )
      .pluck()
      .all();
    // Earlier releases had neither table, or only `sessions`.
    for (const table of tables) sqlite.exec(`DELETE FROM ${table}`);
  } finally {
    sqlite.close();
  }
}
