import type { ReplyTexts } from '../../messages/reply.ts';

/** In the mail to a sender. */
export const reply: ReplyTexts = {
  subject: 'Your message',
  greeting: 'Dear {name},',
  quoted: 'On {time}, {name} wrote:',
};
