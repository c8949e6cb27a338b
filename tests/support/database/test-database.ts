/** What a statement's `?` stands for. Flags are 0 and 1, times are ms. */
export type Value = string | number | Uint8Array | null;

/** The SQL is what both engines have, with a `?` for each value. */
export type Statements = {
  all<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row[]>;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: readonly Value[]): Promise<number>;
};

export type Queries = Statements & {
  /** The first row. */
  get<Row extends object>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>;
  /** The first column of every row. */
  column<T>(sql: string, ...values: readonly Value[]): Promise<T[]>;
  /** The first column of the first row. */
  value<T>(sql: string, ...values: readonly Value[]): Promise<T | undefined>;
  /** Inserts rows that have the same columns. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
};

type Row = Readonly<Record<string, Value>>;

/** Both engines allow more values in a statement. */
const valuesAtOnce = 10_000;

/** What the API stored, read and changed from outside it. It holds nothing open between two calls. */
export type TestDatabase = Queries & {
  /**
   * Commits all of the work's changes, or none.
   * @param foreignKeys false to change rows that others refer to
   */
  transaction<T>(
    work: (queries: Queries) => Promise<T>,
    options?: { readonly foreignKeys?: boolean },
  ): Promise<T>;
  /**
   * Lets every such write of a table fail, for tests of what a failed write leaves.
   * @param when a condition on the new row, `new`; by default every row
   * @returns what allows the writes again
   */
  refuse(write: 'insert' | 'update', table: string, when?: string): Promise<() => Promise<void>>;
};

export function queriesOf(statements: Statements): Queries {
  const { all, run } = statements;
  return {
    all,
    run,
    get: async <Row extends object>(sql: string, ...values: readonly Value[]) =>
      (await all<Row>(sql, ...values))[0],
    column: async <T>(sql: string, ...values: readonly Value[]) =>
      (await all(sql, ...values)).map((row) => firstOf(row) as T),
    value: async <T>(sql: string, ...values: readonly Value[]) => {
      const [row] = await all(sql, ...values);
      return row && (firstOf(row) as T);
    },
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const one = `(${columns.map(() => '?').join()})`;
      const size = Math.floor(valuesAtOnce / columns.length);
      for (let start = 0; start < rows.length; start += size) {
        const some = rows.slice(start, start + size);
        await run(
          `insert into ${table} (${columns.join()}) values ${some.map(() => one).join()}`,
          ...some.flatMap((row) => columns.map((column) => row[column] ?? null)),
        );
      }
    },
  };
}

function firstOf(row: object): unknown {
  return Object.values(row)[0];
}
