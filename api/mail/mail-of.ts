import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Letter, letterText } from '#contract/mail/letter.ts';
import { MailPage } from '#contract/mail/mail-page.ts';
import type { MailRow } from '#db/schema.ts';
import type { MailToSend } from './mail-to-send.ts';

/** A letter as the mail that carries it. */
export function mailOf({ id, recipient }: MailRow, letter: Letter, siteUrl: string): MailToSend {
  return {
    id,
    to: recipient,
    subject: letter.subject,
    text: letterText(letter),
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailPage, { letter }))}`,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
  };
}
