import type { Request } from 'express';
import { type MessageColumns, messageFields } from '#contract/admin/message.ts';
import { ownWordsOf } from '#contract/admin/record-fields.ts';
import { calls } from '#contract/calls.ts';
import { type Created, noticeVersion, type SimpleContact } from '#contract/contact.ts';
import { type NewMessage, type Stored, submitMessage } from '#db/queries/message-writer.ts';
import { sentRowOf } from '#db/records.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { senderOf } from '../http/sender.ts';
import { fillingSigns, letterSigns, spamColumns } from './spam.ts';

const perAddress = { name: 'messages', times: 20, per: 'minute', for: 'address' } as const;

const rowOf = sentRowOf<MessageColumns, typeof messageFields>(messageFields);
const ownWords = ownWordsOf(messageFields);

export function contactFormRoutes(routes: CallRouter, context: Context): void {
  // Shared, so alternating the forms cannot multiply the limit.
  const limits = limitsOf(context, perAddress);

  routes.serve(
    calls.submitSimpleContact,
    ({ body, request }) => keep(context, request, body, { ...rowOf(typed(body)), kind: 'simple' }),
    ...limits,
  );

  routes.serve(
    calls.submitFullContact,
    ({ body, request }) => {
      const row = rowOf({ ...typed(body), fullName: `${body.firstName} ${body.lastName}` });
      return keep(context, request, body, { ...row, kind: 'full' });
    },
    ...limits,
  );

  routes.serve(
    calls.submitQuoteRequest,
    ({ body, request }) => {
      const row = rowOf({ ...typed(body), message: body.message ?? '' });
      return keep(context, request, body, { ...row, kind: 'quote' });
    },
    ...limits,
  );
}

type Filling = Pick<SimpleContact, 'website' | 'filledInMs'>;

/** What the visitor typed, without what shows how the form was filled. */
function typed<Body extends Filling>({ website, filledInMs, ...sent }: Body) {
  return sent;
}

/** Stores a visitor's message. Resolves when it is on the disk: a 201 must not acknowledge less. */
async function keep(
  context: Context,
  request: Request,
  body: Filling,
  row: ReturnType<typeof rowOf> & Pick<NewMessage, 'kind'>,
): Promise<Created> {
  const text = ownWords(row);
  const { full_name: name, email, company } = row;
  const { siteUrl } = context.settings;
  const signs = [
    ...fillingSigns({ honeypot: body.website, filledInMs: body.filledInMs }),
    ...letterSigns({ name, email, company, text, siteUrl }),
  ];
  const message: NewMessage = {
    ...row,
    ...senderOf(request, body),
    notice_version: noticeVersion,
    ...spamColumns(signs),
  };
  const { events, searchIndex, quota, disk } = context;
  if (disk.left() < 0) throw new Problem('storageFull');
  const submitted = await submitMessage(context, message, quota.limits.messages);
  if (!submitted) throw new Problem('storageFull');
  // A retry: the admin was notified of the first attempt.
  if (submitted.was !== 'retried') {
    const isNew = submitted.was === 'stored';
    if (isNew) {
      searchIndex.arrived();
      await quota.usage();
    }
    events.publish({
      about: 'message',
      what: isNew ? 'arrived' : 'changed',
      id: submitted.id,
      ...(isNew && message.spam_reason !== null && { suspected: true }),
    });
  }
  return toCreated(submitted);
}

export function toCreated({ id, created_at }: Stored): Created {
  return { id, createdAtUtc: new Date(created_at).toISOString() };
}
