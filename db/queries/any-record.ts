import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { findApplication, type ListedApplication } from './applications.ts';
import { findMessage, type TaggedMessage } from './messages.ts';
import { recordOf } from './replies.ts';

/** A message or an application, and which of them. */
export type AnyRecord =
  | { readonly about: 'message'; readonly row: TaggedMessage }
  | { readonly about: 'application'; readonly row: ListedApplication };

/** The message or the application of an id, which no two share; undefined if it does not exist. */
export async function findRecord(db: Kysely<Database>, id: string): Promise<AnyRecord | undefined> {
  const message = await findMessage(db, id);
  if (message) return { about: 'message', row: message };
  const application = await findApplication(db, id);
  return application && { about: 'application', row: application };
}

/** The record that a mail is about; undefined if there is none, or it was erased. Of a notice of several, any. */
export async function findRecordOf(
  db: Kysely<Database>,
  mailId: string,
): Promise<AnyRecord | undefined> {
  const id = await recordOf(db, mailId);
  return id === undefined ? undefined : findRecord(db, id);
}
