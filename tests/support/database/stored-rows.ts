import { inDatabase } from './sqlite-database.ts';

export type Row = Readonly<Record<string, unknown>>;

export function schemaOf(file: string) {
  const query = 'select type, name, tbl_name, sql from sqlite_schema order by type, name';
  return inDatabase(file, (database) =>
    database.prepare<[], { readonly tbl_name: string }>(query).all(),
  );
}

/** All rows of every table of the site. */
export function rowsOf(file: string): Record<string, Row[]> {
  return inDatabase(file, (database) => {
    const query =
      "select name from sqlite_schema where type = 'table' and name not like '%kysely%'";
    const tables = database.prepare<[], string>(query).pluck().all();
    return Object.fromEntries(
      tables.map((table) => [
        table,
        database.prepare<[], Row>(`select * from "${table}" order by 1`).all(),
      ]),
    );
  });
}
