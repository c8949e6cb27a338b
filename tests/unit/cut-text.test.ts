import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Message, messageFields } from '#contract/admin/message.ts';
import { cutText } from '#contract/cut-text.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { replyHref } from '#web/admin/messages/reply.ts';

const message: Message = {
  ...(Object.fromEntries(
    Object.keys(messageFields).map((name) => [name, null]),
  ) as unknown as Message),
  ...{ kind: 'simple', fullName: 'Ada', email: 'ada@gokhat.example', message: 'Merhaba' },
  ...{ createdAtUtc: '2026-11-22T10:00:00.000Z', language: 'tr' },
};
const company = { shortName: 'Gökhat' };
const pair = '😀';
/** Any text that JSON can contain, unpaired surrogates too. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: fieldLimits.message }),
  fc.string({ unit: 'binary', maxLength: fieldLimits.message }),
  fc
    .array(fc.constantFrom('\ud83d', '\ude00', 'a', ' ', '👨‍👩‍👧‍👦', 'e\u0301\u0301'), {
      maxLength: 2000,
    })
    .map((parts) => parts.join('')),
);

describe('a cut text', () => {
  test('ends with a complete emoji or before it', () => {
    expect(cutText(`ab${pair}`, 4)).toBe(`ab${pair}`);
    expect(cutText(`ab${pair}c`, 4)).toBe(`ab${pair}`);
    expect(cutText(`ab${pair}c`, 3)).toBe('ab');
    expect(cutText('a👨‍👩‍👧‍👦b', 6)).toBe('a');
    expect(cutText('ae\u0301b', 2)).toBe('a');
    expect(cutText(`${pair}\u0301\u0301`, 1)).toBe('');
    expect(cutText(`${pair}\u0301\u0301`, 3)).toBe(`${pair}\u0301`);
  });

  test('is a prefix of the text, within the limit, and stays well-formed', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 3000 }), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('the mailto address of a reply', () => {
  test('is valid for a message whose 1,200th character is half an emoji', () => {
    const text = 'a'.repeat(1199) + pair.repeat(5);
    const body = new URL(replyHref({ ...message, message: text }, company)).searchParams.get(
      'body',
    );
    expect(body).toContain(`> ${'a'.repeat(1199)} …`);
  });

  test('is valid for any text and any name', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom('tr' as const, 'en' as const),
        (text, name, language) => {
          const href = replyHref({ ...message, message: text, fullName: name, language }, company);
          expect(() => decodeURIComponent(href)).not.toThrow();
        },
      ),
    );
  });
});
