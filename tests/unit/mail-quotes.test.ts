import { expect, test } from 'vitest';
import { messageItem, noticeLetter } from '#api/mail/notice-letters.ts';
import { letterText, quoteLines } from '#contract/mail/letter.ts';
import { newId } from '#db/engine/ids.ts';

// The last two are a vertical tab and a form feed.
test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
  'no quoted line looks like one of ours, however it was broken: %j',
  (lineBreak) => {
    expect(quoteLines(`Merhaba${lineBreak}Ödeme alındı${lineBreak}`)).toBe(
      '> Merhaba\n> Ödeme alındı\n> ',
    );
  },
);

test('no line of a message looks like another record of its notice', () => {
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
  const items = [messageItem(row, settings)];
  const letter = noticeLetter({ kind: 'messages', total: 1, items }, settings);
  expect(letterText(letter)).toContain(
    '\n> Merhaba\n> \n> Işıl Çağ\n> https://stranger.example/admin/messages/1\n> \n> -- \n> Gökhat\nhttps://gokhat.example/',
  );
});
