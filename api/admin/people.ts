import type { Person, PersonRecord } from '#contract/admin/data-protection.ts';
import { applicationsFrom, countApplicationsFrom } from '#db/queries/applications.ts';
import { type Erasure, eraseAll } from '#db/queries/erase.ts';
import { messageIdsFrom, messagesOf } from '#db/queries/messages.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { InPages } from '../http/send-json.ts';
import { sessionTag } from '../http/session-hash.ts';
import { toWholeApplication } from './applications.ts';
import { audit } from './change.ts';
import { toMessage } from './messages.ts';
import { utc } from './utc.ts';

const readAtOnce = 100;
/** Fewer: each needs queries for its history and for others beside it. */
const applicationsAtOnce = 10;

/** All data stored for an e-mail address; the access is recorded in the audit trail. */
export async function readPerson(
  context: Context,
  session: SessionRow,
  email: string,
): Promise<InPages<Person>> {
  const { db } = context;
  const ids = await messageIdsFrom(db, email);
  await audit(db, session, {
    action: 'personRead',
    details: {
      messages: ids.length,
      applications: await countApplicationsFrom(db, email),
    },
  });
  return {
    email,
    messages: records(context, 'messages', messagesOf(db, ids, readAtOnce), toMessage),
    applications: records(
      context,
      'applications',
      applicationsFrom(db, email, applicationsAtOnce),
      (row) => toWholeApplication(db, row),
    ),
  };
}

/** Erases all data of `readPerson`. One line of the audit trail stays, with the counts. */
export async function erasePerson(context: Context, session: SessionRow, email: string) {
  const { db } = context;
  const ids = await messageIdsFrom(db, email);
  const erasures: Erasure[] = ids.map((id) => ({ table: 'messages', id }));
  for await (const rows of applicationsFrom(db, email, readAtOnce)) {
    erasures.push(...rows.map(({ id }) => ({ table: 'applications', id }) as const));
  }
  const { messages, applications } = await eraseAll(context, erasures, (erased) => ({
    action: 'personErased',
    session: sessionTag(session),
    details: { messages: erased.messages, applications: erased.applications },
  }));
  await context.forget();
  context.events.publish({ about: 'message', what: 'erased' });
  context.events.publish({ about: 'application', what: 'erased' });
  return { messages, applications };
}

async function* records<Row extends { readonly id: string }, Item>(
  { retention }: Context,
  table: 'messages' | 'applications',
  pages: AsyncIterable<readonly Row[]>,
  toItem: (row: Row) => Item | Promise<Item>,
): AsyncGenerator<(Item & PersonRecord)[]> {
  for await (const rows of pages) {
    const ends = await retention.expiryOf(
      table,
      rows.map(({ id }) => id),
    );
    const items = rows.map(async (row) => {
      const end = ends.get(row.id);
      return { ...(await toItem(row)), keptUntilUtc: end === undefined ? null : utc(end) };
    });
    yield await Promise.all(items);
  }
}
