import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgres } from '#db/postgres/open.ts';
import { anyAlternative } from '#db/postgres/search/tsquery.ts';
import { nearAlternativesOf } from '#db/queries/search-phrases.ts';
import { newData } from '#tests/support/api/api.ts';

test('a search that forgives a wrong letter reads the index, not the words of every row', async () => {
  await using data = await newData();
  const store = await openPostgres(data.settings.DATABASE_URL ?? '');
  const words = anyAlternative(nearAlternativesOf('mehmrt').alternatives);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select seq from messages_search where words @@ ${sql.lit(words)}::tsquery`.execute(
    store.db,
  );
  await store.close();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on messages_search_words');
  expect(plan).not.toContain('Seq Scan');
});

test('a small table is read without compiling a plan first', async () => {
  await using data = await newData();
  const store = await openPostgres(data.settings.DATABASE_URL ?? '');
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze select * from tags`.execute(
    store.db,
  );
  await store.close();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('JIT');
});
