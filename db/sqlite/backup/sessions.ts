import BetterSqlite3 from 'better-sqlite3';

/**
 * Ends every session and revokes every device in a copy of the database: what has ended since the copy was made
 * must not live again, and a copy that others get to see should hold no trace of a way in.
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
    // A release before had none, or one of them.
    for (const table of tables) sqlite.exec(`DELETE FROM ${table}`);
  } finally {
    sqlite.close();
  }
}
