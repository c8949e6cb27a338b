import type { KeptUntil, Mailed, Person } from '#contract/admin/data-protection.ts';
import { applicationList } from '#db/queries/application-list.ts';
import { userNames } from '#db/queries/done-by.ts';
import { type Erasure, eraseAll } from '#db/queries/erase.ts';
import { messageList } from '#db/queries/message-list.ts';
import { recordsOf } from '#db/queries/record-list.ts';
import { idsFromAddress } from '#db/queries/related.ts';
import { mailsAbout } from '#db/queries/replies.ts';
import { shownAddress } from '#db/records.ts';
import type { Db, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { InPages } from '../http/send-json.ts';
import { toWholeApplication } from './applications.ts';
import { audit } from './change.ts';
import { draftOf, toFile } from './conversation.ts';
import { toMessage } from './messages.ts';
import { utc, utcOrNull } from './utc.ts';

const readAtOnce = 100;
/** Fewer than messages: each needs queries for its history and its scores. */
const applicationsAtOnce = 10;

/** All data stored for an e-mail address; the access is recorded in the audit trail. */
export async function readPerson(context: Context, session: SessionRow, email: string) {
  const { db } = context;
  const held = await recordIdsFrom(db, email);
  await auditLookUp(db, session, held);
  return personOf(context, email, held);
}

/** All data stored for an e-mail address, in pages. */
export function personOf(context: Context, email: string, held: Held): InPages<Person> {
  const { db } = context;
  const messages = recordsOf(messageList, db, held.messages, readAtOnce);
  const applications = recordsOf(applicationList, db, held.applications, applicationsAtOnce);
  return {
    email: shownAddress(email),
    messages: records(context, 'messages', messages, toMessage),
    applications: records(context, 'applications', applications, (row, end) =>
      toWholeApplication(context, row, end),
    ),
  };
}

/** Erases all data of `readPerson`. One line of the audit trail remains, with the counts and the references. */
export async function erasePerson(context: Context, session: SessionRow, email: string) {
  const { db } = context;
  const held = await recordIdsFrom(db, email);
  const erasures: Erasure[] = [
    ...held.messages.map((id) => ({ table: 'messages', id }) as const),
    ...held.applications.map((id) => ({ table: 'applications', id }) as const),
  ];
  const { messages, applications } = await eraseAll(context, erasures, (erased) => ({
    action: 'personErased',
    session,
    details: { messages: erased.messages, applications: erased.applications },
  }));
  await context.purgeErasedData();
  context.events.publish({ about: 'message', what: 'erased' });
  context.events.publish({ about: 'application', what: 'erased' });
  return { messages, applications };
}

export type Held = {
  readonly messages: readonly string[];
  readonly applications: readonly string[];
};

/** Records that a session looked up a person's records. The line holds their numbers, not the person's address. */
export function auditLookUp(
  db: Db,
  session: SessionRow,
  { messages, applications }: Held,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  return audit(db, session, {
    action: 'personRead',
    details: { ...details, messages: messages.length, applications: applications.length },
  });
}

/** The ids of all records of an e-mail address, in any letter case. */
export async function recordIdsFrom(db: Db, email: string): Promise<Held> {
  const messages = await idsFromAddress(db, 'messages', email);
  return { messages, applications: await idsFromAddress(db, 'applications', email) };
}

async function* records<Row extends { readonly id: string }, Item>(
  { db, retention }: Context,
  table: 'messages' | 'applications',
  pages: AsyncIterable<readonly Row[]>,
  toItem: (row: Row, end: number | undefined) => Item | Promise<Item>,
): AsyncGenerator<(Item & KeptUntil & Mailed)[]> {
  for await (const rows of pages) {
    const ends = await retention.expiryOf(table, rows);
    const items = rows.map(async (row) => {
      const end = ends.get(row.id);
      const item = await toItem(row, end);
      return { ...item, keptUntilUtc: utcOrNull(end), ...(await mailsOf(db, row.id)) };
    });
    yield await Promise.all(items);
  }
}

async function mailsOf(db: Db, id: string): Promise<Mailed> {
  const mails = await mailsAbout(db, id);
  const nameOf = await userNames(db);
  return {
    mails: mails.map(({ kind, state, subject, text, cc, files, user_id, ...mail }) => ({
      ...{ kind, state, subject, text, cc: cc ?? '', files: files.map(toFile) },
      by: nameOf(user_id),
      ...{ createdAtUtc: utc(mail.created_at), changedAtUtc: utc(mail.changed_at) },
    })),
    draft: await draftOf(db, id),
  };
}
