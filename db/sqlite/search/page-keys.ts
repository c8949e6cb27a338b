import { type Kysely, sql } from 'kysely';
import type { Database } from '../../schema.ts';
import type { SearchTableName } from './match.ts';

/** FTS5 puts this before each term of the whole-word index, and 1, 2 and so on before those of its prefix indexes. */
const wholeWords = '0';
const prefixes = '1';

/**
 * Removes erased words from FTS5's page index too. For each page of terms it stores the start of the first term
 * (`…_idx`), and `secure-delete` leaves that in the file after the term is removed. Any text between that start and
 * the page's new first term leads to the same page, so the next existing term replaces it. Entries of the prefix
 * indexes, three letters at most, stay.
 * @param words the words just removed, in the same transaction
 */
export async function replacePageKeys(
  db: Kysely<Database>,
  search: SearchTableName,
  words: readonly string[],
): Promise<void> {
  const index = sql.table(`${search}_idx`);
  const terms = sql.table(`${search}_terms`);
  await sql`create virtual table if not exists temp.${terms} using fts5vocab('main', ${sql.lit(search)}, 'instance')`.execute(
    db,
  );
  // Query the vocabulary first: this makes FTS5 write the removals.
  await sql`select 1 from temp.${terms} limit 1`.execute(db);
  // `cross join` fixes the order: each prefix is looked up; in another order the whole index would be read.
  const { rows } = await sql<{ segid: number; term: Uint8Array }>`
    with recursive segments(id) as (
      select min(segid) from ${index}
      union all
      select (select min(segid) from ${index} where segid > id) from segments where id is not null
    )
    select segid, term
    from segments cross join json_each(${JSON.stringify(beginnings(words))}) as beginning
      cross join ${index} on segid = segments.id and term = unhex(beginning.value)
  `.execute(db);
  for (const { segid, term } of rows) {
    const key = Buffer.from(term);
    const next = await sql<{ term: string }>`
      select term from temp.${terms} where term >= cast(${key.subarray(1)} as text) order by term limit 1
    `.execute(db);
    const [found] = next.rows;
    const first = found ? Buffer.from(wholeWords + found.term) : Buffer.from(prefixes);
    if (first.subarray(0, key.length).equals(key)) continue;
    await sql`update or ignore ${index} set term = ${first} where segid = ${segid} and term = ${key}`.execute(
      db,
    );
  }
}

/** All byte prefixes of the terms, as FTS5 cuts them, in hex. */
function beginnings(words: readonly string[]): string[] {
  const all = new Set<string>();
  for (const word of words) {
    const hex = Buffer.from(wholeWords + word).toString('hex');
    for (let end = 4; end <= hex.length; end += 2) all.add(hex.slice(0, end));
  }
  return [...all];
}
