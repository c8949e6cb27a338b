import { maxRelated, type Related, type RelatedRecord } from '#contract/admin/related.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { applicationsBeside, idsFromSender, messagesBeside } from '#db/queries/related.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { ApplicationRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { type Kind, mayRead } from './kinds.ts';
import { utc } from './utc.ts';

/** Length of the excerpt, in characters: more than fit into its two lines, which end with an ellipsis. */
const maxWords = 250;

/**
 * Other messages and applications, as far as a user may read them, from the sender of a record: the same e-mail address, or the same telephone number.
 * @param record a message or an application
 */
export async function relatedTo(
  { db }: Context,
  { role }: Session,
  { id, email, phone }: Pick<ApplicationRow, 'id' | 'email'> & { readonly phone: string | null },
): Promise<Related> {
  const idsOf = async (kind: Kind, table: SearchedTable) =>
    mayRead(role, kind) ? idsFromSender(db, table, { email, phone }) : [];
  const messages = await idsOf('message', 'messages');
  const applications = await idsOf('application', 'applications');
  // Ids sort by arrival.
  const others = [...messages, ...applications].filter((one) => one !== id).sort();
  const shown = others.slice(-maxRelated);
  const items: RelatedRecord[] = [
    ...(await messagesBeside(db, shown)).map(({ message, countries, ...row }) => ({
      ...beside('message', row, [countries, message].filter(Boolean).join(' · ')),
      ...{ status: row.status, subject: row.subject, stage: null },
    })),
    ...(await applicationsBeside(db, shown)).map(({ current_position, about, ...row }) => ({
      ...beside('application', row, current_position ?? about),
      ...{ status: null, subject: null, stage: row.stage },
    })),
  ];
  items.sort((one, other) => (one.id < other.id ? 1 : -1));
  return { items, total: others.length };
}

type Row = Pick<ApplicationRow, 'id' | 'created_at' | 'language'>;

function beside<About extends RelatedRecord['about']>(about: About, row: Row, text: string) {
  const { id, created_at, language } = row;
  const words = [...text.trim()].slice(0, maxWords).join('');
  return { about, id, createdAtUtc: utc(created_at), language, words };
}
