import { calls } from '#contract/calls.ts';
import type { adminOf } from '../support/api/admin.ts';
import type { TestDatabase } from '../support/database/test-database.ts';

/** Values for the queries, so that each turn requests something else. */
export type AdminSamples = {
  readonly messages: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    /** A number found in few messages or in this one only. */
    readonly rare: string;
  }[];
  /** Telephone numbers from abroad. */
  readonly foreign: readonly string[];
  readonly applicants: readonly { readonly name: string; readonly email: string }[];
  /** The cursors of the inbox's pages from the twentieth on. */
  readonly inboxCursors: readonly string[];
  /** All tags. */
  readonly tags: readonly { readonly id: string; readonly name: string }[];
};

const firstPage = 20;

/** Samples messages and applicants evenly from the database, and pages through the inbox. */
export async function takeSamples(
  database: TestDatabase,
  admin: Awaited<ReturnType<typeof adminOf>>,
  count: number,
): Promise<AdminSamples> {
  const messages = await sampleMessages(database, count);
  const applicants = await sampleApplicants(database, count);
  const inboxCursors: string[] = [];
  let cursor: string | null = null;
  for (let page = 1; page < firstPage + count; page += 1) {
    const query: Record<string, string> = { folder: 'inbox', ...(cursor && { cursor }) };
    cursor = (await admin.adminCall(calls.listMessages, { query })).nextCursor;
    if (!cursor) break;
    if (page >= firstPage - 1) inboxCursors.push(cursor);
  }
  if (inboxCursors.length === 0) throw new Error('the inbox has too few messages for a page 20');
  const { tags } = await admin.adminCall(calls.readCounts);
  const foreign = await database.column<string>(
    `select phone from messages where phone not like '+90%' and status <> 'spam' order by id`,
  );
  return { messages, applicants, inboxCursors, tags, foreign: spread(foreign, count) };
}

async function sampleMessages(
  { all }: TestDatabase,
  count: number,
): Promise<AdminSamples['messages']> {
  type Row = { id: string; name: string; email: string; phone: string; message: string };
  const rows = await all<Row>(
    `select id, full_name as name, email, phone, message from messages
     where phone is not null and status <> 'spam' order by id`,
  );
  return spread(rows, count).map(({ message, ...row }, index) => ({
    ...row,
    rare: /\b\d{5,}\b/.exec(message)?.[0] ?? String(10_000 + index * 1_471),
  }));
}

async function sampleApplicants(
  { all }: TestDatabase,
  count: number,
): Promise<AdminSamples['applicants']> {
  type Row = { name: string; email: string };
  const rows = await all<Row>('select full_name as name, email from applications order by id');
  return spread(rows, count);
}

function spread<T>(rows: readonly T[], count: number): T[] {
  const step = rows.length / count;
  return Array.from({ length: count }, (_, index) => rows[Math.floor(index * step)] as T);
}
