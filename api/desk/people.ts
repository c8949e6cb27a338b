import type { Person } from '#contract/admin/data-protection.ts';
import { applicationsFrom, eraseApplications } from '#db/queries/applications.ts';
import { eraseMessages, messagesFrom } from '#db/queries/messages.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { toWholeApplication } from './applications.ts';
import { audit, change } from './change.ts';
import { toMessage } from './messages.ts';

/** Everything held on who writes from an address; that it was looked up is written down. */
export async function readPerson(
  { db, arrivals }: Context,
  session: SessionRow,
  email: string,
): Promise<Person> {
  await arrivals.all();
  const messages = await messagesFrom(db, email);
  const applications = await applicationsFrom(db, email);
  await audit(db, session, {
    action: 'personRead',
    details: { messages: messages.length, applications: applications.length },
  });
  return {
    email,
    messages: messages.map(toMessage),
    applications: await Promise.all(applications.map((row) => toWholeApplication(db, row))),
  };
}

/** Erases all of that. What stays is one line that it was done, and how many there were. */
export async function erasePerson(context: Context, session: SessionRow, email: string) {
  await context.arrivals.all();
  const erased = await change(context, session, async (transaction, note) => {
    const messages = await messagesFrom(transaction, email);
    const applications = await applicationsFrom(transaction, email);
    const details = {
      messages: await eraseMessages(transaction, idsOf(messages)),
      applications: await eraseApplications(transaction, idsOf(applications)),
    };
    await note({ action: 'personErased', details });
    return details;
  });
  await context.forget();
  context.events.publish({ about: 'message', what: 'erased' });
  context.events.publish({ about: 'application', what: 'erased' });
  return erased;
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
