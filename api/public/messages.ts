import {
  type Created,
  type FullContact,
  noticeVersion,
  type SimpleContact,
} from '#contract/contact.ts';
import type { QuoteRequest } from '#contract/quote.ts';
import type { NewMessage, Stored } from '#db/queries/message-writer.ts';
import { messageBytes } from '#db/queries/stored-bytes.ts';
import type { Context } from '../context.ts';
import type { Sender } from '../http/sender.ts';
import { suspect } from './spam.ts';

/** Stores a visitor's message. Resolves when it is on the disk: a 201 acknowledges nothing less. */
export async function submitSimpleContact(
  context: Context,
  { fullName, email, message, website, filledInMs }: SimpleContact,
  sender: Sender,
): Promise<Created> {
  return keep(context, {
    ...sender,
    notice_version: noticeVersion,
    spam_reason: suspect({ honeypot: website, filledInMs, name: fullName, text: message }) ?? null,
    kind: 'simple',
    full_name: fullName,
    email,
    phone: null,
    company: null,
    subject: null,
    ...noQuote,
    message,
  });
}

/** Stores a message of the full form, as `submitSimpleContact` does. */
export async function submitFullContact(
  context: Context,
  {
    firstName,
    lastName,
    email,
    phone,
    company,
    subject,
    message,
    website,
    filledInMs,
  }: FullContact,
  sender: Sender,
): Promise<Created> {
  const fullName = `${firstName} ${lastName}`;
  return keep(context, {
    ...sender,
    notice_version: noticeVersion,
    spam_reason: suspect({ honeypot: website, filledInMs, name: fullName, text: message }) ?? null,
    kind: 'full',
    full_name: fullName,
    email,
    phone: phone ?? null,
    company: company ?? null,
    subject,
    ...noQuote,
    message,
  });
}

/** Stores a request for a quote, as `submitSimpleContact` does a message. */
export async function submitQuoteRequest(
  context: Context,
  quote: QuoteRequest,
  sender: Sender,
): Promise<Created> {
  const { fullName, email, phone, company, services, countries, monthlyVolume } = quote;
  const { message = '', website, filledInMs } = quote;
  // Every free text field: spam may be in any of them.
  const text = [message, countries, monthlyVolume].join('\n');
  return keep(context, {
    ...sender,
    notice_version: noticeVersion,
    spam_reason: suspect({ honeypot: website, filledInMs, name: fullName, text }) ?? null,
    kind: 'quote',
    full_name: fullName,
    email,
    phone: phone ?? null,
    company,
    subject: null,
    services: services.join(','),
    countries,
    monthly_volume: monthlyVolume,
    message,
  });
}

/** The quote columns of other messages. */
const noQuote = { services: null, countries: null, monthly_volume: null } as const;

async function keep(context: Context, message: NewMessage): Promise<Created> {
  const { storeMessage, repeatMessage, recentMessages, events, searchIndex, quota } = context;
  context.disk.refuseFull();
  const arrival = { bytes: messageBytes(message), isSpam: message.spam_reason !== null };
  const { stored, isRepeated } = await recentMessages.take(
    message,
    () => quota.within('messages', arrival, () => storeMessage(message)),
    repeatMessage,
  );
  if (!isRepeated) searchIndex.arrived();
  events.publish({
    about: 'message',
    what: isRepeated ? 'changed' : 'arrived',
    id: stored.id,
    ...(arrival.isSpam && !isRepeated && { suspected: true }),
  });
  return toCreated(stored);
}

/** The response that acknowledges a stored row. */
export function toCreated({ id, created_at }: Stored): Created {
  return { id, createdAtUtc: new Date(created_at).toISOString() };
}
