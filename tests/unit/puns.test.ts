import { expect, test } from 'vitest';
import { loadTexts } from '#tests/support/texts.ts';
import { strings } from '#web/workshop/fonts/texts.ts';

/** The pun on *hat* (line): home's hero and call to action, the heroes of about and contact. */
const places = 4;

test('the pun on the line is in exactly four titles of each language', async () => {
  const [tr, en] = await Promise.all([loadTexts('tr'), loadTexts('en')]);
  const titles = (texts: unknown) =>
    strings(texts)
      .filter(([key]) => ['title', 'subtitle', 'note', 'statement'].includes(key))
      .map(([, text]) => text);
  const played = (texts: unknown, word: RegExp) => titles(texts).filter((text) => word.test(text));
  expect(played(tr, /(?<!\p{L})hat(?:t?[ıi]n?|ta|tan|lar)?(?!\p{L})/iu)).toHaveLength(places);
  expect(played(en, /\bline\b/i)).toHaveLength(places);
});
