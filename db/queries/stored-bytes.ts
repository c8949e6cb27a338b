import { type RawBuilder, sql } from 'kysely';
import { type ApplicationColumns, applicationFields } from '#contract/admin/application.ts';
import { type MessageColumns, messageFields } from '#contract/admin/message.ts';
import { type SentColumns, sentColumns } from '../records.ts';
import type { Db, StoredBytesRow } from '../schema.ts';

/** What visitors submit. Each kind has its own quota. */
export type StoredKind = StoredBytesRow['kind'];
/** A row that is about to be stored. */
export type Submission = { readonly bytes: number; readonly isSpam: boolean };
/** How many bytes of a kind visitors may store, and how many of them may be flagged as spam. */
export type QuotaBytes = { readonly all: number; readonly spam: number };

/** Bytes of a row besides its texts: times, ids and index entries. */
const rowBytes = 512;

const messageColumns = sentColumns(messageFields);
const applicationColumns = sentColumns(applicationFields);

/** The size of a message in bytes, without its search index. */
export function messageBytes(message: SentColumns<MessageColumns, typeof messageFields>): number {
  return sentBytes(messageColumns.map((column) => message[column]));
}

/** The size of an application with its CV, in bytes. */
export function applicationBytes(
  application: SentColumns<ApplicationColumns, typeof applicationFields>,
  cv: { readonly size: number },
): number {
  return cv.size + sentBytes(applicationColumns.map((column) => application[column]));
}

function sentBytes(values: readonly (string | number | null)[]): number {
  return values.reduce<number>(
    (sum, value) => sum + (value === null ? 0 : Buffer.byteLength(String(value))),
    rowBytes,
  );
}

/** The stored bytes by kind. Triggers count each row, so the value is exact within a transaction. */
export function readStoredBytes(db: Db): Promise<StoredBytesRow[]> {
  return db.selectFrom('stored_bytes').selectAll().execute();
}

/** A condition: whether a row fits in its quota. */
export function hasRoom(
  kind: StoredKind,
  { bytes, isSpam }: Submission,
  quota: QuotaBytes,
): RawBuilder<boolean> {
  const spam = isSpam ? sql` and spam_bytes <= ${quota.spam - bytes}` : sql``;
  return sql`exists (
    select 1 from stored_bytes where kind = ${kind} and bytes <= ${quota.all - bytes}${spam}
  )`;
}
