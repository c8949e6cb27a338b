import { calls } from '#contract/calls.ts';
import type { Message } from '#contract/messages.ts';
import { findMessage, listMessages } from '#db/queries/messages.ts';
import type { MessageRow } from '#db/schema.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

export function messageRoutes(routes: CallRouter, { db }: Context): void {
  routes.serve(calls.listMessages, async ({ query }) => {
    const page = await listMessages(db, query);
    return { ...page, items: page.items.map(toMessage) };
  });

  routes.serve(calls.readMessage, async ({ parameters }) => {
    const row = await findMessage(db, parameters.id);
    if (!row) throw new Problem('notFound');
    return toMessage(row);
  });
}

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    createdAtUtc: new Date(row.created_at).toISOString(),
    kind: row.kind,
    status: row.status,
    spamReason: row.spam_reason,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    subject: row.subject,
    message: row.message,
    language: row.language,
    noticeVersion: row.notice_version,
  };
}
