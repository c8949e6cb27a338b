import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailHtml } from '#api/mail/mail-of.ts';
import { messageItem, noticeLetter } from '#api/mail/notice-letters.ts';
import { type Letter, letterText, quoteLines } from '#contract/mail/letter.ts';
import { colours } from '#contract/mail/mail-page.ts';
import { newId } from '#db/engine/ids.ts';

test('a mail has the colours of the site, in both schemes', () => {
  const theme = readFileSync('web/styles/theme.css', 'utf8').replaceAll('white: #fff;', '#ffffff');
  for (const [scheme, values] of Object.entries(colours)) {
    for (const [name, colour] of Object.entries(values)) {
      expect([scheme, name, theme.includes(colour)]).toEqual([scheme, name, true]);
    }
  }
});

test('the plain part says all that a letter says', () => {
  const letter: Letter = {
    ...{ language: 'tr', subject: '2 yeni mesaj', heading: '2 yeni mesaj' },
    paragraphs: ['ve 3 kayıt daha'],
    items: [{ title: 'Işıl Çağ', lines: ['Kısa form · R-1', 'Merhaba'], href: 'https://a/1' }],
    action: { text: 'Gelen kutusunu aç', href: 'https://a/admin' },
    footer: 'Gökhat Telekom',
  };
  expect(letterText(letter)).toBe(
    [
      ...['2 yeni mesaj', '', 've 3 kayıt daha', ''],
      ...['Işıl Çağ', 'Kısa form · R-1', 'Merhaba', 'https://a/1', ''],
      ...['Gelen kutusunu aç:', 'https://a/admin', '', '-- ', 'Gökhat Telekom', ''],
    ].join('\n'),
  );
});

// The last two are a vertical tab and a form feed.
test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
  'no line of what is quoted passes for ours, however it was broken: %j',
  (lineBreak) => {
    expect(quoteLines(`Merhaba${lineBreak}Ödeme alındı${lineBreak}`)).toBe(
      '> Merhaba\n> Ödeme alındı\n> ',
    );
  },
);

test('no line of a message passes for another record of its notice', () => {
  const row = {
    ...{ id: newId(), full_name: 'Ada', company: null, subject: null },
    ...{ email: 'ada@ada.example', phone: null },
    kind: 'simple',
    message: 'Merhaba\n\nIşıl Çağ\u2028https://stranger.example/admin/messages/1\n\n-- \nGökhat',
  } as const;
  const settings = {
    ...{ siteUrl: 'https://gokhat.example', content: 'full', language: 'tr' },
    company: { name: 'Gökhat', email: { info: '', careers: '', sales: '', support: '' } },
  } as unknown as Parameters<typeof noticeLetter>[1];
  const letter = noticeLetter(
    { kind: 'messages', total: 1, items: [messageItem(row, settings)] },
    settings,
  );
  expect(letterText(letter)).toContain(
    '\n> Merhaba\n> \n> Işıl Çağ\n> https://stranger.example/admin/messages/1\n> \n> -- \n> Gökhat\nhttps://gokhat.example/',
  );
});

test('what is quoted has the direction of its own words', () => {
  const letter: Letter = {
    ...{ language: 'tr', subject: 'Yanıt', paragraphs: ['Merhaba'], items: [], footer: 'Gökhat' },
    quoted: { lead: 'Şunları yazdı:', text: 'مرحبا، كم السعر؟' },
  };
  expect(mailHtml(letter)).toMatch(/<blockquote[^>]* dir="auto"/);
});
