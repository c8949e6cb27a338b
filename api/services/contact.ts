import { type Created, noticeVersion, type SimpleContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import type { Context } from '../context.ts';

/** Keeps a visitor's message; resolves when it is on the disk, so that a 201 is a promise kept. */
export async function submitSimpleContact(
  { storeMessage }: Context,
  { fullName, email, message }: SimpleContact,
  language: Language,
): Promise<Created> {
  const stored = await storeMessage({
    full_name: fullName,
    email,
    message,
    language,
    notice_version: noticeVersion,
  });
  return { id: stored.id, createdAtUtc: new Date(stored.created_at).toISOString() };
}
