import type { Conversation, Draft, LetterFile, Reply } from '#contract/admin/replies.ts';
import type { AnyRecord } from '#db/queries/any-record.ts';
import { type ChangedBy, userNames } from '#db/queries/done-by.ts';
import { filesOf, type ListedFile } from '#db/queries/letter-files.ts';
import { mailsToSender, type RecordMail } from '#db/queries/replies.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Db, DraftRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { namedChange } from './done-by.ts';
import { toListed } from './mail.ts';

/** Mails sent to the sender of a record, and the draft of the next one. */
export async function conversationOf(db: Db, id: string): Promise<Conversation> {
  const mails = await mailsToSender(db, id);
  const nameOf = await userNames(db);
  return {
    replies: mails.map((mail) => toReply(mail, nameOf(mail.user_id))),
    draft: await draftOf(db, id),
  };
}

/** The draft of a reply to a record; null without one. */
export async function draftOf(db: Db, id: string): Promise<Draft | null> {
  const draft = await findRow(db, 'drafts', { record_id: id });
  return draft ? toDraft(db, draft, await filesOf(db, { draft_id: id })) : null;
}

function toReply(row: RecordMail, by: string | null): Reply {
  const { subject, text, quotes, invites, stage, moved_from, cc, files, ...mail } = row;
  return {
    ...toListed(mail),
    kind: mail.kind === 'reply' ? 'reply' : 'acknowledgement',
    by,
    ...{ subject, text, quotes: quotes === 1, invites: invites === 1 },
    ...{ stage, moves: moved_from !== null, cc: cc ?? '', files: files.map(toFile) },
  };
}

export async function toDraft(db: Db, row: DraftRow, files: readonly ListedFile[]): Promise<Draft> {
  const { subject, text, quotes, invites, stage, moves, cc, version } = row;
  return {
    ...{ subject, text, quotes: quotes === 1, invites: invites === 1 },
    ...{ stage, moves: moves === 1, cc, version, files: files.map(toFile) },
    lastChange: await namedChange(db, changeOf(row)),
  };
}

/** Who wrote a draft last, and when: its version is a time (`saveDraft`). */
export function changeOf({ user_id, version }: DraftRow): ChangedBy {
  return { user_id, at: version };
}

export function toFile({ id, name, size }: ListedFile): LetterFile {
  return { id, name, size };
}

/** Announces a change of a record's conversation, and reads it. */
export function published({ db, events, searchIndex }: Context, { about, row }: AnyRecord) {
  searchIndex.arrived();
  events.publish({ about, what: 'changed', id: row.id });
  return conversationOf(db, row.id);
}
