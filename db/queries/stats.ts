import type { Kysely } from 'kysely';
import { firstIdAt } from '../ids.ts';
import type { Database } from '../schema.ts';

export type Span = { readonly from: Date; readonly to: Date };

/** All but spam, by status, so that the index that holds them all is walked in its order. */
const counted = ['new', 'read', 'archived'] as const;

function messagesIn(db: Kysely<Database>, { from, to }: Span) {
  return db
    .selectFrom('messages')
    .where('id', '>=', firstIdAt(from))
    .where('id', '<', firstIdAt(to));
}

function applicationsIn(db: Kysely<Database>, { from, to }: Span) {
  return db
    .selectFrom('applications')
    .where('id', '>=', firstIdAt(from))
    .where('id', '<', firstIdAt(to));
}

/** How many messages arrived in a span, without spam. */
export async function countMessagesIn(db: Kysely<Database>, span: Span): Promise<number> {
  const { count } = await messagesIn(db, span)
    .where('status', 'in', counted)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many applications arrived in a span, without spam. */
export async function countApplicationsIn(db: Kysely<Database>, span: Span): Promise<number> {
  const { count } = await applicationsIn(db, span)
    .where('spam_reason', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The messages of a span by what they have in common, spam too. */
export function messageGroups(db: Kysely<Database>, span: Span) {
  return messagesIn(db, span)
    .select(['status', 'kind', 'subject', 'language'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['status', 'kind', 'subject', 'language'])
    .execute();
}

/** The applications of a span by what they have in common, spam too. */
export function applicationGroups(db: Kysely<Database>, span: Span) {
  return applicationsIn(db, span)
    .select(['stage', 'source', 'experience', 'language', 'talent_pool'])
    .select((row) => row('spam_reason', 'is not', null).as('spam'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['stage', 'source', 'experience', 'language', 'talent_pool', 'spam'])
    .execute();
}

/** When the answered messages of a span arrived and were answered. */
export function replies(db: Kysely<Database>, span: Span) {
  return messagesIn(db, span)
    .select(['status', 'created_at', 'replied_at'])
    .where('replied_at', 'is not', null)
    .where('status', '!=', 'spam')
    .$narrowType<{ replied_at: number }>()
    .execute();
}
