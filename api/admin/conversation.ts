import type { Conversation, Draft, LetterFile, Reply } from '#contract/admin/replies.ts';
import type { AnyRecord } from '#db/queries/any-record.ts';
import { filesOf, type ListedFile } from '#db/queries/letter-files.ts';
import { mailsToSender, type RecordMail } from '#db/queries/replies.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Db, DraftRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { toListed } from './mail.ts';

/** Mails sent to the sender of a record, and the draft of the next one. */
export async function conversationOf(db: Db, id: string): Promise<Conversation> {
  const mails = await mailsToSender(db, id);
  return { replies: mails.map(toReply), draft: await draftOf(db, id) };
}

/** The draft of a reply to a record; null without one. */
export async function draftOf(db: Db, id: string): Promise<Draft | null> {
  const draft = await findRow(db, 'drafts', { record_id: id });
  return draft ? toDraft(draft, await filesOf(db, { draft_id: id })) : null;
}

function toReply(row: RecordMail): Reply {
  const { subject, text, quotes, invites, stage, moved_from, cc, files, ...mail } = row;
  return {
    ...toListed(mail),
    kind: mail.kind === 'reply' ? 'reply' : 'acknowledgement',
    ...{ subject, text, quotes: quotes === 1, invites: invites === 1 },
    ...{ stage, moves: moved_from !== null, cc: cc ?? '', files: files.map(toFile) },
  };
}

export function toDraft(row: DraftRow, files: readonly ListedFile[]): Draft {
  const { subject, text, quotes, invites, stage, moves, cc, version } = row;
  return {
    ...{ subject, text, quotes: quotes === 1, invites: invites === 1 },
    ...{ stage, moves: moves === 1, cc, version, files: files.map(toFile) },
  };
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
