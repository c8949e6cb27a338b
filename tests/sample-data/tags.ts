import type { Transaction } from 'kysely';
import type { TagColour } from '#contract/admin/tags.ts';
import { foldLetters } from '#contract/fold.ts';
import { newId } from '#db/engine/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Random } from './random.ts';

const names = {
  messages: [
    ['Fiyat teklifi', 'green'],
    ['Numara taşıma', 'teal'],
    ['Teknik ekip', 'blue'],
    ['Fatura', 'yellow'],
    ['Acil', 'red'],
  ],
  applications: [
    ['Telefonla görüşülecek', 'orange'],
    ['Güçlü aday', 'purple'],
    ['Portföyü iyi', 'blue'],
    ['Uzaktan çalışır', 'grey'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, TagColour])[]>>;

const links = { messages: 'message_tags', applications: 'application_tags' } as const;

/** The share of records with a tag, and of those with another one. */
const taggedShare = 0.05;
const secondShare = 0.2;

/** Gives some records tags, as an admin would: one or two each. */
export async function tagSome(
  db: Transaction<Database>,
  table: keyof typeof names,
  ids: readonly string[],
  random: Random,
): Promise<void> {
  const chosen = ids.filter(() => random.chance(taggedShare));
  if (chosen.length === 0) return;
  const tags = await Promise.all(names[table].map((tag) => tagOf(db, tag)));
  const rows = chosen.flatMap((record_id) => {
    const first = random.whole(0, tags.length - 1);
    const both = random.chance(secondShare) ? [first, (first + 1) % tags.length] : [first];
    return both.map((index) => ({ tag_id: tags[index] as string, record_id }));
  });
  await db.insertInto(links[table]).values(rows).execute();
  await db
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', chosen)
    .execute();
}

/** @returns the id of the tag, which is created if there is none of its name */
async function tagOf(
  db: Transaction<Database>,
  [name, colour]: readonly [string, TagColour],
): Promise<string> {
  const folded = foldLetters(name);
  const tag = { id: newId(), name, folded, colour };
  await db
    .insertInto('tags')
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('tags')
    .select('id')
    .where('folded', '=', folded)
    .executeTakeFirstOrThrow();
  return id;
}
