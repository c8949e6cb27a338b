import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Letter, letterText } from '#contract/mail/letter.ts';
import { MailPage } from '#contract/mail/mail-page.ts';
import type { MailRow } from '#db/schema.ts';
import type { MailContent } from './mail-content.ts';
import type { MailToSend } from './mail-to-send.ts';

/** A letter as the HTML part of its mail. */
export function mailHtml(letter: Letter): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(MailPage, { letter }))}`;
}

/** A letter as the mail that carries it. */
export function mailOf(
  { id, attempts, recipient }: MailRow,
  { letter, about = [], ...rest }: MailContent,
  siteUrl: string,
): MailToSend {
  const { hostname } = new URL(siteUrl);
  const messageId = (of: string) => `<${of}@${hostname}>`;
  return {
    ...{ id, attempt: attempts, to: recipient, subject: letter.subject, text: letterText(letter) },
    html: mailHtml(letter),
    messageId: messageId(id),
    references: about.map(messageId),
    ...rest,
  };
}
