import { messageStatuses } from '#contract/admin/message.ts';
import { applicationStages } from '#contract/application.ts';
import type { SearchedTable } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Db } from '../schema.ts';
import { notInTrash } from './trash.ts';

/** A time range as ids: `from` is included, `to` is not. */
export type IdSpan = { readonly from: string; readonly to: string };

/** Rows read per turn of the event loop. */
const rowsAtOnce = 2000;

/**
 * What the statistics count of the messages of a range, spam included, the trash not. An index holds these columns, so
 * no row is read.
 */
export async function* messagesIn(db: Db, span: IdSpan) {
  for await (const { from, to } of partsOf(db, 'messages', span)) {
    yield await db
      .selectFrom('messages')
      .select(['id', 'status', 'kind', 'subject', 'created_at', 'replied_at'])
      .where('id', '>=', from)
      .where('id', '<', to)
      // All statuses, so that the index is used.
      .where('status', 'in', messageStatuses)
      .where(notInTrash)
      .execute();
  }
}

export async function* applicationsIn(db: Db, span: IdSpan) {
  for await (const { from, to } of partsOf(db, 'applications', span)) {
    yield await db
      .selectFrom('applications')
      .select(['id', 'stage', 'source', 'experience', 'spam_reason'])
      .where('id', '>=', from)
      .where('id', '<', to)
      .where('stage', 'in', applicationStages)
      .where(notInTrash)
      .execute();
  }
}

/**
 * Splits a range into parts with a limited number of rows, however unevenly they arrived, so that reading one part does
 * not block other requests.
 */
async function* partsOf(db: Db, table: SearchedTable, { from, to }: IdSpan) {
  for (let start: string | undefined = from; start !== undefined; ) {
    await yieldToEventLoop();
    const next: { id: string } | undefined = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>=', start)
      .where('id', '<', to)
      .orderBy('id')
      .offset(rowsAtOnce)
      .limit(1)
      .executeTakeFirst();
    yield { from: start, to: next?.id ?? to };
    start = next?.id;
  }
}
