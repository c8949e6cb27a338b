import type { TestDatabase } from './test-database.ts';

/**
 * A statement with PostgreSQL's numbered placeholders in place of `?`. Those in literals, in quoted names and in
 * comments stay.
 */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\?/g, (found) => {
    if (found !== '?') return found;
    count += 1;
    return `$${count}`;
  });
}

export function postgresDatabase(url: string): TestDatabase {
  throw new Error(`There is no PostgreSQL yet: ${new URL(url).pathname}`);
}
