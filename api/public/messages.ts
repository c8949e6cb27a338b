import { type MessageColumns, type MessageKind, messageFields } from '#contract/admin/message.ts';
import { ownWordsOf } from '#contract/admin/record-fields.ts';
import { calls } from '#contract/calls.ts';
import { type Created, noticeVersion, type SimpleContact } from '#contract/contact.ts';
import { type NewMessage, type Stored, submitMessage } from '#db/queries/message-writer.ts';
import { sentRowOf } from '#db/records.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { type Sender, senderOf } from '../http/sender.ts';
import { fillingSigns, letterSigns, spamColumns } from './spam.ts';

const perAddress = { name: 'messages', times: 20, per: 'minute', for: 'address' } as const;

const rowOf = sentRowOf<MessageColumns, typeof messageFields>(messageFields);
const ownWords = ownWordsOf(messageFields);

export function contactFormRoutes(routes: CallRouter, context: Context): void {
  // Shared, so alternating the forms cannot multiply the limit.
  const limits = limitsOf(context, perAddress);

  routes.serve(
    calls.submitSimpleContact,
    ({ body, request }) => {
      const { website, filledInMs, ...sent } = body;
      const sender = senderOf(request, body);
      return keep(context, rowOf(sent), { kind: 'simple', sender, website, filledInMs });
    },
    ...limits,
  );

  routes.serve(
    calls.submitFullContact,
    ({ body, request }) => {
      const { website, filledInMs, ...sent } = body;
      const sender = senderOf(request, body);
      const row = rowOf({ ...sent, fullName: `${sent.firstName} ${sent.lastName}` });
      return keep(context, row, { kind: 'full', sender, website, filledInMs });
    },
    ...limits,
  );

  routes.serve(
    calls.submitQuoteRequest,
    ({ body, request }) => {
      const { website, filledInMs, ...sent } = body;
      const sender = senderOf(request, body);
      const row = rowOf({ ...sent, message: sent.message ?? '' });
      return keep(context, row, { kind: 'quote', sender, website, filledInMs });
    },
    ...limits,
  );
}

type Origin = Pick<SimpleContact, 'website' | 'filledInMs'> & {
  readonly kind: MessageKind;
  readonly sender: Sender;
};

/** Stores a visitor's message. Resolves when it is on the disk: a 201 must not acknowledge less. */
async function keep(
  context: Context,
  row: ReturnType<typeof rowOf>,
  { kind, sender, website, filledInMs }: Origin,
): Promise<Created> {
  const text = ownWords(row);
  const { full_name: name, email, company } = row;
  const { siteUrl } = context.settings;
  const signs = [
    ...fillingSigns({ honeypot: website, filledInMs }),
    ...letterSigns({ name, email, company, text, siteUrl }),
  ];
  const message: NewMessage = {
    ...{ ...row, ...sender, kind },
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

/** The response that acknowledges a stored row. */
export function toCreated({ id, created_at }: Stored): Created {
  return { id, createdAtUtc: new Date(created_at).toISOString() };
}
