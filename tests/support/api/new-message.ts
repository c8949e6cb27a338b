import { messageFields } from '#contract/admin/message.ts';
import type { Store } from '#db/engine/store.ts';
import { type NewMessage, type Stored, submitMessage } from '#db/queries/message-writer.ts';

const fields = Object.values<{ readonly column: string; readonly isSent?: true }>(messageFields);
const unsent = fields.filter(({ isSent }) => isSent).map(({ column }) => [column, null]);

/** A short message as it is stored; what its form does not send is null, as every further field will be. */
export const newMessage: NewMessage = {
  ...Object.fromEntries(unsent),
  ...{ kind: 'simple', full_name: 'Ada Yılmaz', email: 'ada@gokhat.example', message: 'Merhaba' },
  ...{
    language: 'tr',
    notice_version: 1,
    spam_reason: null,
    spam_signs: null,
    idempotency_hash: null,
  },
};

/** Stores a message whose quota is not used up. */
export async function storeMessage(
  store: Pick<Store, 'db' | 'write'>,
  message: NewMessage = newMessage,
): Promise<Stored> {
  const unlimited = { all: Number.MAX_SAFE_INTEGER, spam: Number.MAX_SAFE_INTEGER };
  const stored = await submitMessage(store, message, unlimited);
  if (stored?.was !== 'stored') throw new Error(`Not stored: ${stored?.was}`);
  return stored;
}
