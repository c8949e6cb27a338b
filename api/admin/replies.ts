import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '#contract/admin/replies.ts';
import { calls } from '#contract/calls.ts';
import { timeNow } from '#db/engine/clock.ts';
import { type AnyRecord, findRecord, findRecordOf } from '#db/queries/any-record.ts';
import { moveApplications } from '#db/queries/applications.ts';
import { endOf, interviewOf } from '#db/queries/interview.ts';
import { filesOf, moveFiles } from '#db/queries/letter-files.ts';
import { addReply, isToSender, recordOf } from '#db/queries/replies.ts';
import { findRow, putRow, removeRow, toBit } from '#db/queries/rows.ts';
import type { DraftRow, ReplyRow, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { changedBy, invalid, orNotFound, Problem, recordChanged } from '../http/problem.ts';
import { change } from './change.ts';
import { changeOf, conversationOf, published, toDraft } from './conversation.ts';
import { toInterview } from './interview.ts';
import { requireReader, requireWorker } from './kinds.ts';
import { requireRoom } from './letter-files.ts';
import { retryMail } from './mail.ts';

export function replyRoutes(routes: CallRouter, context: Context): void {
  const { db, settings } = context;
  /** A record is found by the words of its letters. */
  const reindex = (transaction: Transaction, { about, row }: AnyRecord) =>
    context.search.reindex(transaction, about === 'message' ? 'messages' : 'applications', row);

  /** @throws Problem `notFound` */
  routes.serve(calls.readReplies, async ({ parameters: { id }, session }) => {
    requireReader(session, orNotFound(await findRecord(db, id)).about);
    return conversationOf(db, id);
  });

  /**
   * Stores a draft, or removes it if it is blank. The record and the audit trail do not change.
   * @throws Problem `notFound`, or `changedMeanwhile` when `version` is not the present one and the words differ
   */
  routes.serve(calls.saveDraft, async ({ parameters: { id }, body, session }) => {
    const { version, ...words } = body;
    const { about, before, draft } = await db.transaction().execute(async (transaction) => {
      const { about } = orNotFound(await findRecord(transaction, id));
      requireWorker(session, about);
      const present = await findRow(transaction, 'drafts', { record_id: id });
      const files = await filesOf(transaction, { draft_id: id });
      const before = present ? await toDraft(transaction, present, files) : null;
      const isBlank = words.text.trim() === '' && words.subject === '' && files.length === 0;
      if (isBlank ? !before : before && isDeepStrictEqual(before, { ...before, ...words })) {
        return { about, before, draft: before };
      }
      if (version !== (before?.version ?? 0)) throw await draftChanged(transaction, id, version);
      if (isBlank) {
        await removeRow(transaction, 'drafts', { record_id: id, version });
        return { about, before, draft: null };
      }
      // Higher than the version of any earlier, removed draft of the record.
      const next = { ...words, version: Math.max(timeNow(), version + 1) };
      const row: DraftRow = {
        ...{ record_id: id, ...columnsOf(next), version: next.version },
        ...{ moves: toBit(next.moves), user_id: session.user_id },
      };
      await putRow(transaction, 'drafts', ['record_id'], row);
      return { about, before, draft: await toDraft(transaction, row, files) };
    });
    // Lists mark records that have a draft.
    if (!before !== !draft) context.events.publish({ about, what: 'changed', id });
    return { draft };
  });

  /**
   * Sends a reply after the time in which it can be undone. A repeated `mailId` is the same mail.
   * @throws Problem `mailOff` where no mail can be sent, `notFound`, `changedMeanwhile` if the id belongs to another
   *   mail or the draft or interview has changed, or `invalid` for an invitation without an interview that
   *   is ahead or cancelled
   */
  routes.serve(calls.sendReply, async ({ parameters: { id }, body, session }) => {
    const { mailId, draftVersion, undoMs, interview, ...words } = body;
    if (!(await context.outbox.sender())) throw new Problem('mailOff');
    const record = await change(context, session, async (transaction, note) => {
      const record = orNotFound(await findRecord(transaction, id));
      requireWorker(session, record.about);
      if (await findRow(transaction, 'mails', { id: mailId })) {
        if ((await recordOf(transaction, mailId)) === id) return record;
        throw new Problem('changedMeanwhile');
      }
      const planned = record.about === 'application' ? interviewOf(record.row) : null;
      if (interview && !isDeepStrictEqual(interview, planned && toInterview(planned, settings))) {
        throw recordChanged(id);
      }
      const isOver = planned && !planned.isCancelled && endOf(planned) <= timeNow();
      if (words.invites && (!planned || isOver)) {
        throw invalid('invites', { key: 'invalid' });
      }
      const { stage, moves } = words;
      if (stage && record.about === 'message') throw invalid('stage', { key: 'invalid' });
      const { user_id } = session;
      const isMoving = stage && moves;
      const [moved] = isMoving ? await moveApplications(transaction, [id], stage, user_id) : [];
      const reply = {
        ...{ mail_id: mailId, ...columnsOf(words) },
        ...{ moved_from: moved?.stage ?? null, user_id },
      };
      await addReply(transaction, { ...reply, undoMs, recordId: id, recipient: record.row.email });
      await reindex(transaction, record);
      if (draftVersion > 0) {
        requireRoom(await filesOf(transaction, { draft_id: id }));
        await moveFiles(transaction, { draft_id: id }, { mail_id: mailId });
      }
      const sent = { record_id: id, version: draftVersion };
      const isDropped = await removeRow(transaction, 'drafts', sent);
      // Another admin sent it meanwhile: it would leave twice.
      if (draftVersion > 0 && !isDropped) throw await draftChanged(transaction, id, draftVersion);
      await note({
        ...{ action: 'replySent', subjectIds: [id] },
        ...(moved && { details: { stage: `${moved.stage} → ${stage}` } }),
      });
      return record;
    });
    return published(context, record);
  });

  /** @throws Problem `notFound` for a mail to nobody who wrote, or one that was removed, was sent or is being sent */
  routes.serve(calls.retryReply, async ({ parameters: { id }, session }) => {
    const mail = await findRow(db, 'mails', { id });
    const { about, row } = orNotFound(await findRecordOf(db, id));
    requireWorker(session, about);
    if (!mail || !isToSender(mail)) throw new Problem('notFound');
    await retryMail(context, session, id);
    return conversationOf(db, row.id);
  });

  /**
   * Undoes a reply: its words become the draft again, above those of a newer draft, unless they are dropped.
   * @throws Problem `notFound` for a mail that was removed, `changedMeanwhile` for one that is being sent or was sent
   */
  routes.serve(calls.undoReply, async ({ parameters: { id: mailId }, query, session }) => {
    const record = await change(context, session, async (transaction, note) => {
      const mail = orNotFound(await findRow(transaction, 'mails', { id: mailId }));
      const reply = orNotFound(await findRow(transaction, 'replies', { mail_id: mailId }));
      const record = orNotFound(await findRecordOf(transaction, mailId));
      requireWorker(session, record.about);
      const recordId = record.row.id;
      if (mail.state !== 'waiting' || mail.attempts > 0) throw new Problem('changedMeanwhile');
      const { mail_id: _, moved_from: before, ...words } = reply;
      const isThere = record.about === 'application' && record.row.stage === words.stage;
      if (before && isThere) {
        await moveApplications(transaction, [recordId], before, session.user_id);
      }
      if (!query.words) {
        const since = await findRow(transaction, 'drafts', { record_id: recordId });
        await putRow(transaction, 'drafts', ['record_id'], {
          ...{ ...words, record_id: recordId, moves: toBit(before !== null) },
          ...(since && { text: joined(words, since) }),
          version: Math.max(timeNow(), (since?.version ?? 0) + 1),
        });
        await moveFiles(transaction, { mail_id: mailId }, { draft_id: recordId });
      }
      await removeRow(transaction, 'mails', { id: mailId });
      await reindex(transaction, record);
      await note({
        ...{ action: 'replyTakenBack', subjectIds: [recordId] },
        ...(before && isThere && { details: { stage: `${words.stage} → ${before}` } }),
      });
      return record;
    });
    return published(context, record);
  });
}

/** A draft is another one by now, or was sent after it was saved. */
async function draftChanged(db: Transaction, recordId: string, version: number): Promise<Problem> {
  const present = await findRow(db, 'drafts', { record_id: recordId });
  return changedBy(
    present ? changeOf(present) : { actions: ['replySent'], recordId, since: version },
  );
}

/** Joins two drafts, one text above the other. Their subjects seldom differ: the first one stays. */
function joined(above: Pick<ReplyRow, 'subject' | 'text'>, below: typeof above): string {
  const subject = below.subject !== above.subject && below.subject;
  return [above.text, subject, below.text].filter(Boolean).join('\n\n');
}

function columnsOf(words: Omit<Draft, 'version' | 'moves' | 'files' | 'lastChange'>) {
  const { subject, text, quotes, invites, stage, cc } = words;
  return { subject, text, quotes: toBit(quotes), invites: toBit(invites), stage, cc };
}
