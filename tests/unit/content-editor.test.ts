import { describe, expect, test } from 'vitest';
import { type DocumentName, documentNames, formOf, partsOf } from '#contract/content/documents.ts';
import { allFacts } from '#contract/content/fact-names.ts';
import type { Field } from '#contract/content/fields.ts';
import { fieldOf } from '#contract/content/fields.ts';
import { identitySchema } from '#contract/content/identity-schema.ts';
import { linkProblems } from '#contract/content/schema-parts.ts';
import { foldLetters } from '#contract/fold.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { unknownPlaceholders } from '#contract/placeholders.ts';
import { servicesFor } from '#contract/quote.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { fieldOfText, leavesOf } from '#web/admin/content/field-of-text.ts';
import { emptyOf } from '#web/admin/content/fields/values.ts';
import {
  linkAt,
  linkMark,
  readTarget,
  replaced,
  writeTarget,
} from '#web/admin/content/links/links.ts';
import { inWords, shortened, wordDiff } from '#web/admin/content/publishing/words.ts';
import { texts as englishTexts } from '#web/admin/content/texts/en/index.ts';
import { labels as english } from '#web/admin/content/texts/en/labels.ts';
import { texts as turkishTexts } from '#web/admin/content/texts/tr/index.ts';
import type { Labels } from '#web/admin/content/texts.ts';
import { codeNamesIn, labelOf } from '#web/admin/content/use-names.ts';
import { toShown, toStored } from '#web/admin/format/placeholder-names.ts';
import { about } from '#web/content/tr/about.ts';

const opening: DocumentName = 'openings/ag';

/** The first key of a document's labels. */
function rootOf(name: DocumentName): string {
  return name === opening ? 'opening' : (partsOf(name)?.texts ?? name);
}

/** The keys of all values of a form. */
function pathsOf(field: Field, keys: readonly string[]): (readonly string[])[] {
  const own = [keys];
  if (field.kind === 'group') {
    return Object.entries(field.fields)
      .flatMap(([key, inner]) => pathsOf(inner, [...keys, key]))
      .concat(own);
  }
  if (field.kind === 'list') return own.concat(pathsOf(field.item, [...keys, '0']));
  if (field.kind === 'record') return own.concat(pathsOf(field.item, [...keys, 'id-of-a-record']));
  return own;
}

const labelsByLanguage = languages.map(async (language): Promise<[string, Labels]> => {
  const { labels } = await import(`../../web/admin/content/texts/${language}/labels.ts`);
  return [language, labels];
});

describe.each(await Promise.all(labelsByLanguage))('in %s', (language, labels) => {
  test.each([...documentNames, opening].filter((name) => !name.startsWith('en/')))(
    'every value of %s has a label',
    (name) => {
      const paths = pathsOf(formOf(name), [rootOf(name)]);
      // A record's items are titled by the thing that they describe; ids of things are not shown. Languages have
      // names of their own.
      const shown = paths.filter(
        (keys) =>
          !/^(id-of-a-record|id|tr|en)$/.test(keys.at(-1) ?? '') ||
          keys.join('/').includes('sections/0/id'),
      );
      expect(
        shown.filter((keys) => keys.join() !== 'opening' && labelOf(labels, keys) === undefined),
      ).toEqual([]);
    },
  );

  test('no label and no hint is for nothing', async () => {
    const { texts } = await import(`../../web/admin/content/texts/${language}/index.ts`);

    const paths = [...documentNames, opening].flatMap((name) =>
      pathsOf(formOf(name), [rootOf(name)]),
    );
    const patterns = paths.map(
      (keys) =>
        `/${keys.map((key) => (/^\d+$/.test(key) || isLanguage(key) ? '*' : key)).join('/')}`,
    );
    const unused = Object.keys({ ...labels, ...texts.hints }).filter(
      (key) => !patterns.some((path) => path.endsWith(`/${key}`)),
    );
    expect(unused).toEqual([]);
  });
});

test('a more exact label counts before a general one', () => {
  expect(labelOf(english, ['about', 'seo', 'title'])).toBe('Title');
  expect(labelOf(english, ['identity', 'certificates', '2'])).toBe('Certificate');
  expect(labelOf(english, ['identity', 'certificates', '2', 'validUntil'])).toBe('Last valid day');
  expect(labelOf(english, ['certificates', 'validUntil'])).toMatch(/^Line of validity/);
});

describe.each([
  { language: 'Turkish', names: turkishTexts.placeholders },
  { language: 'English', names: englishTexts.placeholders },
])('placeholders of texts, in $language', ({ names }) => {
  const held = documentNames.flatMap((name) => heldIn(formOf(name)));
  const all = new Set([...allFacts, ...held]);

  test('have a name each, which is unlike any other; one that is mistyped is noticed', () => {
    expect(new Set(Object.keys(names))).toEqual(all);
    const shown = Object.values(names).map(foldLetters);
    expect(new Set(shown).size).toBe(shown.length);
    for (const [stored, name] of Object.entries(names)) {
      expect(
        shown.filter((one) => one === foldLetters(stored) && one !== foldLetters(name)),
      ).toEqual([]);
      expect(unknownPlaceholders(`{${name}}`, [])).toEqual([`{${name}}`]);
    }
  });

  test('are stored as before, however a text with them is typed', () => {
    const stored = 'x {founded}, {email.info}{nobody} {} [{phone}](phone)';
    const shown = toShown(stored, names);
    expect(shown).toBe(
      `x {${names.founded}}, {${names['email.info']}}{nobody} {} [{${names.phone}}](phone)`,
    );
    for (const typed of [shown, stored, shown.toLocaleLowerCase('tr'), foldLetters(shown)]) {
      expect(toStored(typed, names)).toBe(stored);
    }
  });
});

function heldIn(field: Field): string[] {
  if (field.kind === 'text') return (field.holds ?? []).map((held) => held.slice(1, -1));
  if (field.kind === 'group') return Object.values(field.fields).flatMap(heldIn);
  return 'item' in field ? heldIn(field.item) : [];
}

describe('what differs between two texts', () => {
  const marked = (from: string, to: string) =>
    wordDiff(from, to)
      .map(({ kind, text }) =>
        kind === 'same' ? text : kind === 'old' ? `[-${text}]` : `[+${text}]`,
      )
      .join('');

  test.each([
    ['Bir söz', 'Bir söz', 'Bir söz'],
    ['', 'Yeni', '[+Yeni]'],
    ['Eski', '', '[-Eski]'],
    ['Biz kimiz', 'Biz neyiz', 'Biz [-kimiz][+neyiz]'],
    ['one two three four', 'one 2 3 four', 'one [-two three][+2 3] four'],
    ['a b c', 'a c', 'a [-b ]c'],
    ['Şişli’de', 'Şişli’den', 'Şişli’[-de][+den]'],
  ])('“%s” and “%s”', (from, to, shown) => {
    expect(marked(from, to)).toBe(shown);
  });

  test('both texts can be put together again from it', () => {
    const words = ['bir', 'iki', ' ', '.', 'üç', '\n'];
    let seed = 7;
    const next = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed;
    };
    const text = () =>
      Array.from({ length: next() % 30 }, () => words[next() % words.length]).join('');
    for (let round = 0; round < 500; round += 1) {
      const [from, to] = [text(), text()];
      const pieces = wordDiff(from, to);
      const side = (left: 'old' | 'new') =>
        pieces
          .filter(({ kind }) => kind !== left)
          .map((piece) => piece.text)
          .join('');
      expect([side('new'), side('old')]).toEqual([from, to]);
    }
  });

  test('is shown without what is far from it, in whole words', () => {
    const same = 'kelime '.repeat(200);
    const shown = shortened(wordDiff(`${same}eski ${same}`, `${same}yeni ${same}`));
    expect(shown.map(({ kind }) => kind)).toEqual(['same', 'old', 'new', 'same']);
    const words = shown.map((piece) => piece.text).join(' ');
    expect(words.length).toBeLessThan(250);
    expect(new Set(words.trim().split(/\s+/))).toEqual(new Set(['…', 'kelime', 'eski', 'yeni']));
    expect(shortened(wordDiff(same, same))).toEqual([{ kind: 'same', text: same }]);
  });

  test('of two long texts with changes far apart is found by words', () => {
    const middle = 'kelime '.repeat(2000);
    expect(marked(`bir ${middle}iki`, `üç ${middle}dört`)).toBe(
      `[-bir][+üç] ${middle}[-iki][+dört]`,
    );
  });

  test('of two long texts is found without a wait', async () => {
    const long = (word: string) =>
      Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(' ');
    const { result, ms } = await threadTime(() => wordDiff(long('a'), long('b')));
    expect(result.length).toBeGreaterThan(0);
    expect(ms).toBeLessThan(500);
  });
});

test.each([
  [undefined, ''],
  [['Bir', '', 'Üç'], 'Bir\n—\nÜç'],
  [[{ id: 'x', title: 'ISO', year: 2009, note: '' }], 'ISO · 2009'],
  [{ title: 'Bölüm', paragraphs: ['Bir', 'İki'] }, 'Bölüm\nBir\nİki'],
  [[{ country: 'ME', services: ['sms'] }], 'Karadağ\nSMS'],
  ['sms', 'sms'],
])('a value is read as words, a code by its name: %j', (value, words) => {
  const names: Readonly<Record<string, string>> = {
    'country ME': 'Karadağ',
    'services sms': 'SMS',
  };
  expect(inWords(value, (member, code) => names[`${member} ${code}`])).toBe(words);
});

test.each([
  ['country', 'ME', 'Karadağ'],
  ['country', 'Montenegro', undefined],
  ['country', '', undefined],
  ['date', '2026-11-30', '30 Kasım 2026'],
  ['title', '2026-99-99', undefined],
  ['services', 'sms', 'SMS'],
  ['', 'sms', undefined],
])(
  'a code has a name, and a text that only looks like one has none: %s %j',
  (member, code, name) => {
    expect(codeNamesIn('tr', { sms: 'SMS' })(member, code) || undefined).toBe(name);
  },
);

describe('the field of a text that a page shows', () => {
  const leaves = leavesOf('tr/about', about);
  const facts = new Map([['name', 'Gökhat Telekom']]);

  test('is that of the same text', () => {
    expect(fieldOfText(about.hero.title, leaves, facts)).toEqual({
      document: 'tr/about',
      path: '/hero/title',
    });
  });

  test.each([
    ['Bize {email.info} adresinden yazın.', 'Bize info@gokhat.example adresinden yazın.'],
    ['{name} kimdir?', 'Gökhat Telekom kimdir?'],
    [
      'Ayrıntılar [gizlilik sayfasında](page:privacy) durur.',
      'Ayrıntılar gizlilik sayfasında durur.',
    ],
    ['Ayrıntılar [gizlilik sayfasında](page:privacy) durur.', 'gizlilik sayfasında'],
    ['Bir  söz', ' Bir\nsöz '],
  ])('takes placeholders and link marks into account: %s', (text, shown) => {
    const place = { document: 'tr/home', path: '/x' };
    const others = leavesOf('tr/home', { a: 'Başka bir söz', b: '{name}', c: 'sayfa' });
    expect(fieldOfText(shown, [...others, { ...place, text }], facts)).toEqual(place);
  });

  test('is none for a text that no document has', () => {
    expect(fieldOfText('Zqx', leaves, facts)).toBeUndefined();
    expect(fieldOfText('  ', leaves, facts)).toBeUndefined();
  });
});

describe('a link', () => {
  const text = 'Önce [sözler](page:about#values) sonra.';

  test('is found where the caret is in it, and changed as a whole', () => {
    const spot = linkAt(text, 9, 9);
    expect(spot).toMatchObject({ words: 'sözler', target: 'page:about#values' });
    expect(replaced(text, spot, linkMark('x', 'phone'))).toBe('Önce [x](phone) sonra.');
  });

  test('is made of the selected words elsewhere', () => {
    expect(linkAt(text, 0, 4)).toEqual({ from: 0, to: 4, words: 'Önce' });
  });

  test.each([
    'page:home',
    'page:about#values',
    'page:privacy#visitors',
    'mail:careers',
    'phone',
    'whatsapp',
    'cookies',
    'https://example.com/a?b=1',
  ])('to %s is read and written the same, and pages can show it', (target) => {
    expect(writeTarget(readTarget(target))).toBe(target);
    expect(linkProblems(linkMark('x', target))).toEqual([]);
  });

  test.each([
    'http://example.com',
    'https://',
    'https://a b',
    'https://a(b)',
    'javascript:alert(1)',
  ])('never leads to %s', (address) => {
    expect(writeTarget({ ...readTarget(), kind: 'https', address })).toBeUndefined();
  });
});

test('a service area that the editor adds can be asked for in a quote', () => {
  const identity = fieldOf(identitySchema) as Extract<Field, { kind: 'group' }>;
  const areas = identity.fields.serviceAreas as Extract<Field, { kind: 'list' }>;
  const { id } = emptyOf(areas.item) as { id: string };
  expect(servicesFor([{ id }])).toContain(id);
});
