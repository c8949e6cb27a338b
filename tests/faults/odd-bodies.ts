import { gzipSync } from 'node:zlib';
import type { Random } from '#tests/sample-data/random.ts';
import { sampleApplication } from '../support/api/applications.ts';
import { sampleFullMessage, sampleMessage, sampleQuote } from '../support/api/messages.ts';
import { boundary, multipart, multipartType } from '../support/api/multipart.ts';
import { cells } from '../support/cells.ts';
import { doc, docx, pdf } from '../support/files/cv-files.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A valid body for each call. */
export const samples = {
  submitSimpleContact: sampleMessage as Fields,
  submitFullContact: sampleFullMessage as Fields,
  submitQuoteRequest: sampleQuote as Fields,
  submitJobApplication: {
    ...sampleApplication,
    cv: { name: 'a.pdf', type: '', size: 9 },
  } as Fields,
};

const words: readonly string[] = [
  ...[
    '',
    ' ',
    '\n\t',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '\u2028',
  ],
  ...cells(String.raw`
    null | true | 1e400 | -0 | NaN | __proto__ | constructor | {{7*7}} | %00 | " | \ | =1+1
    '; drop table messages; -- | <script>alert(1)</script> | ../../etc/passwd
    ada@ | @ | a@b@c.example | "a b"@c.example | a@[127.0.0.1] | + | +9 | ٠٥٣٢١٢٣٤٥٦٧ | 0x10
    +90 532 123 45 67 ext. 99999999999 | javascript:alert(1) | https:// | http://[::1
    https://a.example/%zz | //a.example
  `),
  ...[`${'a'.repeat(250)}@b.example`, `+${'9'.repeat(40)}`, 'ş'.repeat(5001), '👍'.repeat(120)],
  ...['e\u0301'.repeat(300), '(a+)+'.repeat(99), '-'.repeat(249)],
];
const numbers = [0, -0, 1, -1, 0.1, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE, -1e21];
const keys = [
  '',
  ...cells('__proto__ | constructor | toString | website | id | status | a.b | 0 | ş'),
];

/** A JSON value: a body with up to four errors. */
export function oddFields(random: Random, sample: Fields): unknown {
  if (random.chance(0.03)) return oddValue(random, 0);
  const entries = Object.entries(sample);
  for (let times = random.whole(0, 4); times > 0; times -= 1) {
    const at = random.whole(0, entries.length - 1);
    const name = entries[at]?.[0] ?? 'name';
    const change = random.whole(0, 3);
    if (change === 0) entries.splice(at, 1);
    else if (change === 1) entries.push([random.pick(keys), oddValue(random, 0)]);
    else entries[at] = [name, oddValue(random, 0)];
  }
  // Defines `__proto__` as a field of its own, as JSON.parse does.
  return Object.fromEntries(entries);
}

function oddValue(random: Random, depth: number): unknown {
  const kind = random.whole(0, depth < 3 ? 9 : 6);
  if (kind <= 3) return random.pick(words);
  if (kind === 4) return random.pick(numbers);
  if (kind === 5) return random.pick([null, true, false]);
  if (kind === 6)
    return String.fromCharCode(...Array.from({ length: 8 }, () => random.whole(0, 65_535)));
  if (kind === 7) return nested(random.whole(1, 200));
  const inner = () => oddValue(random, depth + 1);
  if (kind === 8) return Array.from({ length: random.whole(0, 3) }, inner);
  return Object.fromEntries([[random.pick(keys), inner()]]);
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

export type OddBody = { readonly bytes: Buffer; readonly headers: Record<string, string> };

/** JSON text that may be truncated, duplicated, compressed, or in another encoding than declared. */
export function oddJson(random: Random, sample: Fields): OddBody {
  const type = { 'Content-Type': 'application/json' };
  let text = JSON.stringify(oddFields(random, sample));
  const spoil = random.whole(0, 11);
  if (spoil === 0) text = text.slice(0, random.whole(0, text.length));
  if (spoil === 1) text = text.replace('{', '{"message":"twice","message":1e999,');
  if (spoil === 2) text = `${'['.repeat(random.whole(1, 9000))}${text}`;
  if (spoil === 3) text = text.replace(/"[^"]*"/, '\\u00zz');
  if (spoil === 4) return { bytes: Buffer.from(text, 'utf16le'), headers: type };
  if (spoil === 5) return { bytes: spoiled(random, Buffer.from(text)), headers: type };
  if (spoil === 6) {
    const coding = random.pick(['gzip', 'br', 'deflate', 'identity', 'gzip, gzip', 'x']);
    const bytes = random.chance(0.5) ? gzipSync(text) : Buffer.from(text);
    return { bytes, headers: { ...type, 'Content-Encoding': coding } };
  }
  if (spoil === 7) {
    const charset = random.pick(['utf-16', 'utf-7', 'iso-8859-9', 'x', '"', ';;']);
    return {
      bytes: Buffer.from(text),
      headers: { 'Content-Type': `application/json; charset=${charset}` },
    };
  }
  return { bytes: Buffer.from(text), headers: type };
}

const goodFiles = [pdf(), doc(), docx()];

/** A valid CV with some bytes changed or missing, or doubled. */
export function oddFile(random: Random): Buffer {
  return spoiled(random, random.pick(goodFiles));
}

/** An application's multipart body, odd in its texts, in its file, or as a whole. */
export function oddForm(random: Random): OddBody {
  const texts = Object.entries(oddFields(random, sampleApplication) ?? {}).map(([name, value]) => ({
    ...{ name, value: typeof value === 'string' ? value : JSON.stringify(value) },
  }));
  const names = [...cells('a.pdf | a.doc | a.docx | ../a.pdf'), '', 'a\u0000.pdf', 'ş'.repeat(300)];
  const file = {
    name: 'cv',
    value: oddFile(random),
    fileName: random.pick(names),
    type: random.pick(words.slice(10)),
  };
  const body = multipart(...texts, { ...file, type: file.type.replaceAll(/[^ -~]/g, '') });
  const type = random.pick([
    ...Array.from({ length: 6 }, () => multipartType['Content-Type']),
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=a'],
    `multipart/form-data; boundary="${boundary}`,
  ]);
  return {
    bytes: random.chance(0.5) ? body : spoiled(random, body),
    headers: { 'Content-Type': type },
  };
}

function spoiled(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = random.whole(1, 8); times > 0 && copy.length > 0; times -= 1) {
    copy[random.whole(0, copy.length - 1)] = random.whole(0, 255);
  }
  if (random.chance(0.3)) return copy.subarray(0, random.whole(0, copy.length));
  return random.chance(0.1) ? Buffer.concat([copy, copy]) : copy;
}
