import { type Kysely, sql } from 'kysely';
import { sendersPhrases } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';
import type { SearchedTable, Sender } from '../../store.ts';

/**
 * `Search.maybeFrom`. The search table finds the words of the address or of the number, which the words of a text can
 * be too. Rows that it does not hold yet, and those whose words are being replaced, are added unseen.
 */
export async function maybeFrom(
  db: Kysely<Database>,
  table: SearchedTable,
  sender: Sender,
): Promise<number[]> {
  const search = `${table}_search`;
  const match = sendersPhrases(sender)
    .map((words) => `"${words.join(' ')}"`)
    .join(' OR ');
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(seq) as seqs from (
      select rowid as seq from ${sql.table(search)} where ${sql.table(search)} match ${match}
      union
      select seq from ${sql.table(table)}
        where seq > (select coalesce(max(id), 0) from ${sql.table(`${search}_docsize`)})
      union
      select seq from search_removals where search_table = ${search}
    )
  `.execute(db);
  const seqs: number[] = JSON.parse(rows[0]?.seqs ?? '[]');
  return seqs.sort((one, other) => other - one);
}
