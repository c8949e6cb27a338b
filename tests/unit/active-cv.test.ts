import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { CvJudge } from '#api/cv/cv-judge.ts';
import type { CvType } from '#contract/cv.ts';
import { docx, pdf } from '#tests/support/files/cv-files.ts';
import { withParts } from '#tests/support/files/docx-files.ts';
import { packedAt } from '#tests/support/files/pdf-parts.ts';

test('a valid file with a wrong type is refused', () => {
  expect(judgeCv(docx(), 'pdf')).toEqual({ refusal: 'pdfOnly' });
  expect(judgeCv(pdf(), undefined)).toEqual({ refusal: 'pdfOnly' });
});

describe('is judged in the memory and the time of its process: @release', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  // On a busy machine the others may have the processor for long.
  const apart = new CvJudge(log, { maxMs: 60_000 });
  afterAll(() => apart.close());
  const judge = async (file: Buffer, type: CvType) => {
    const judged = await apart.judge(file, type);
    // A file that takes too long, or ends the process, is logged.
    expect(lines).toEqual([]);
    return judged;
  };
  const quiet = { docx: { type: 'docx' }, pdf: { type: 'pdf' } } as const;
  const begin = '<w:fldChar w:fldCharType="begin"/>';
  const inside = `${begin}<w:instrText>IF </w:instrText>`;
  const field = `${begin}<w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/>`;

  const size = 5 * 1024 * 1024;
  const unreadable = { refusal: 'unreadableFile' } as const;
  const numbered = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index)).join('');
  const filled = (text: string, bytes = size) => text.repeat(bytes / text.length);
  /** Objects of less values than are too many. */
  const objects = (text: string, begin = '[') =>
    numbered(40, (id) => `${id} 0 obj${begin}${filled(text, size / 41)} endobj `);
  const many = (one: string) => filled(`${one} endobj `);
  const all = `/AA<<${numbered(50_000, (id) => `/O ${id} 0 R`)}>>`;

  test.each([
    ['names', () => objects('/a'), quiet.pdf],
    ['names in numbers', () => objects('/#61'), quiet.pdf],
    ['one name', () => `1 0 obj/${filled('#61')}`, quiet.pdf],
    ['numbers', () => objects('1 '), quiet.pdf],
    ['empty dictionaries', () => objects('<<>>'), quiet.pdf],
    ['brackets that close nothing', () => objects(']', '<</a '.repeat(450)), quiet.pdf],
    [
      'brackets inside one another',
      () => many(`1 0 obj${'['.repeat(490)}${']'.repeat(490)}`),
      quiet.pdf,
    ],
    ['unterminated strings', () => filled('1 0 obj('), unreadable],
    ['letters of one string', () => `1 0 obj<</S/GoToR/F(${filled('\\141')})>>`, quiet.pdf],
    ['white space of a script', () => `1 0 obj<</JS<${filled('20')}>>>`, { refusal: 'scriptFile' }],
    ['comments', () => `1 0 obj${filled('% /S\n')}`, quiet.pdf],
    ['objects', () => many('1 0 obj'), unreadable],
    ['objects without a number', () => many('%\nobj<<>>'), unreadable],
    ['object streams', () => many('1 0 obj<</N 1/First 4>>stream\n9 0 null endstream'), unreadable],
    [
      'object streams that share one content',
      () => filled('1 0 obj<</N 1/First 4/Filter/FlateDecode>>stream\n'),
      unreadable,
    ],
    ['trailers', () => filled('trailer<</Root 1 0 R>>'), unreadable],
    [
      'files elsewhere that are missing',
      () => many('1 0 obj<</F 5 0 R>>stream\nendstream'),
      quiet.pdf,
    ],
    [
      'actions that follow one another',
      () =>
        `1 0 obj<</OpenAction 2 0 R>>${numbered(150_000, (id) => `${id} 0 obj<</Next ${id + 1} 0 R>>`)}`,
      quiet.pdf,
    ],
    [
      'references that follow one another',
      () =>
        `1 0 obj<</OpenAction 2 0 R>>${numbered(200_000, (id) => `${id} 0 obj ${id + 1} 0 R `)}`,
      quiet.pdf,
    ],
    [
      'events, each with many objects',
      () => `1 0 obj<<${all}>>${filled('9 0 obj<<>> ', size / 2)}`,
      unreadable,
    ],
    [
      'events, each with any object',
      () => `1 0 obj<<${all}>>${filled('%\nobj<<>> ', size / 2)}`,
      unreadable,
    ],
  ])('5 MiB of %s in a PDF', async (_, text, judged) => {
    expect(await judge(Buffer.from(`%PDF-1.7\n${text()}`, 'latin1'), 'pdf')).toEqual(judged);
  });

  test.each([
    ['nothing', 'null', 1, unreadable],
    ['names', `[${'/a'.repeat(90_000)}]`, 50, quiet.pdf],
    ['dictionaries', `[${'<<>>'.repeat(180_000)}]`, 20, quiet.pdf],
    ['dictionaries', `[${'<<>>'.repeat(180_000)}]`, 50, unreadable],
  ])('packed %s of a PDF: %#', async (what, object, times, judged) => {
    const packed = what === 'nothing' ? ' '.repeat(40 * 1024 * 1024) : object;
    const streams = numbered(times, (id) => `${id} 0 obj ${packedAt('9 0 ', packed)} endobj `);
    expect(await judge(Buffer.from(`%PDF-1.7\n${streams}`, 'latin1'), 'pdf')).toEqual(judged);
  });

  test('many numbers that all lead to one packed object of a PDF', async () => {
    const text = packedAt('9 0 '.repeat(50_000), `[${'1 '.repeat(50_000)}]`);
    const file = Buffer.from(`%PDF-1.7\n1 0 obj ${text}`, 'latin1');
    expect(await judge(file, 'pdf')).toEqual(unreadable);
  });

  const most = 8 * 1024 * 1024 - 64 * 1024;
  test.each([
    ['elements inside one another', () => '<w:p>'.repeat(most / 5), unreadable],
    ['elements without a namespace inside one another', () => '<a>'.repeat(most / 3), unreadable],
    ['elements', () => '<w:p/>'.repeat(most / 6), quiet.docx],
    ['attributes', () => `<w:p ${attributes(most / 14)}/>`, unreadable],
    ['namespaces', () => `<w:p ${attributes(most / 20, 'xmlns:')}/>`, unreadable],
    [
      'instructions',
      () => `${begin}<w:instrText>${' LINK'.repeat(most / 5 - 20)}</w:instrText>`,
      unreadable,
    ],
    [
      'pieces of an instruction',
      () => begin + '<w:instrText>DD </w:instrText>'.repeat(most / 32),
      quiet.docx,
    ],
    ['fields', () => field.repeat(most / field.length), quiet.docx],
    ['fields inside one another', () => inside.repeat(most / inside.length), unreadable],
    [
      'instructions of one field',
      () => `<w:fldSimple w:instr="${' LINK'.repeat(most / 5 - 10)}"/>`,
      unreadable,
    ],
    ['text', () => 'a'.repeat(most), quiet.docx],
    ['references', () => '&amp;'.repeat(most / 5), quiet.docx],
    ['comments', () => '<!-- -->'.repeat(most / 8), quiet.docx],
    ['one comment', () => `<!--${' -'.repeat(most / 2 - 10)} -->`, quiet.docx],
    ['one attribute', () => `<w:p w:a="${'\n'.repeat(most)}"/>`, quiet.docx],
  ])('8 MiB of %s in a Word document', async (_, markup, judged) => {
    const xmlns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const bytes = Buffer.from(`<w:document ${xmlns}>${markup()}</w:document>`);
    const file = withParts({ name: 'word/document.xml', bytes, stored: true });
    expect(await judge(file, 'docx')).toEqual(judged);
  });
});

function attributes(count: number, prefix = ''): string {
  return Array.from({ length: count }, (_, index) => `${prefix}a${index}="x"`).join(' ');
}
