import { messageFields } from '#contract/admin/message.ts';
import type { NewMessage } from '#db/queries/message-writer.ts';

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
