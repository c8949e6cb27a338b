import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeFileName } from '#api/admin/safe-file-name.ts';
import { type ZipFile, zip } from '#api/http/zip.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { readZip } from '#tests/support/files/read-zip.ts';

const modified = new Date('2026-11-24T20:15:42Z');
const cv = Buffer.from([
  0x25,
  0x50,
  0x44,
  0x46,
  ...Array.from({ length: 3000 }, (_, at) => at % 7),
]);
const text = `{"ad":"Işıl Ğüşçö","satır":"${'uzun '.repeat(40_000)}"}`;

async function* files(): AsyncGenerator<ZipFile> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += 10_000) yield text.slice(at, at + 10_000);
  }
  yield { name: 'kişi.json', modified, content: pieces() };
  yield { name: 'Özgeçmişler/R-1/Işıl ğüşçö İ.pdf', modified, content: cv };
  yield { name: 'boş.txt', modified, content: new Uint8Array() };
}

async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function archived(mostBefore64?: number): Promise<Buffer> {
  return collected(zip(files(), mostBefore64));
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['-h'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('an archive has each file under its Turkish name with its bytes; texts are compressed', async () => {
  const archive = await archived();
  expect(readZip(archive)).toEqual([
    { name: 'kişi.json', bytes: Buffer.from(text) },
    { name: 'Özgeçmişler/R-1/Işıl ğüşçö İ.pdf', bytes: cv },
    { name: 'boş.txt', bytes: Buffer.alloc(0) },
  ]);
  expect(archive.length).toBeLessThan(cv.length + 2000);
});

test('one of no files is an archive too', async () => {
  async function* none(): AsyncGenerator<ZipFile> {}
  expect(readZip(await collected(zip(none())))).toEqual([]);
});

describe.each([
  ['an archive', undefined],
  ['one that is so large that it needs ZIP64', 1000],
])('%s', (_what, mostBefore64) => {
  test.runIf(isInstalled('unzip'))('is whole for Info-ZIP', async () => {
    await using work = await temporaryDirectory();
    const file = join(work.path, 'archive.zip');
    writeFileSync(file, await archived(mostBefore64));
    expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain('No errors');
    execFileSync('unzip', ['-q', file, '-d', work.path], {
      env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
    });
    const unpacked = join(work.path, 'Özgeçmişler/R-1/Işıl ğüşçö İ.pdf');
    expect(readFileSync(unpacked).equals(cv)).toBe(true);
  });

  test.runIf(isInstalled('python3'))('is whole for Python', async () => {
    await using work = await temporaryDirectory();
    const file = join(work.path, 'archive.zip');
    writeFileSync(file, await archived(mostBefore64));
    const script = [
      'import json, sys, zipfile',
      'archive = zipfile.ZipFile(sys.argv[1])',
      'assert archive.testzip() is None',
      'print(json.dumps([[one.filename, one.file_size, one.date_time] for one in archive.infolist()]))',
    ].join('\n');
    const read = JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }));
    const time = [2026, 11, 24, 20, 15, 42];
    expect(read).toEqual([
      ['kişi.json', Buffer.byteLength(text), time],
      ['Özgeçmişler/R-1/Işıl ğüşçö İ.pdf', cv.length, time],
      ['boş.txt', 0, time],
    ]);
  });
});

test('an error of a file ends the archive with it', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield '{';
    throw new Error('the database is gone');
  }
  async function* one(): AsyncGenerator<ZipFile> {
    yield { name: 'a.json', modified, content: broken() };
  }
  await expect(collected(zip(one()))).rejects.toThrow('the database is gone');
});

test.each([
  ['Işıl Ğüşçö özgeçmiş.pdf', 'Işıl Ğüşçö özgeçmiş.pdf'],
  // Decomposed, as macOS writes it.
  ['O\u0308zge\u0063\u0327mis\u0327.pdf', 'Özgeçmiş.pdf'],
  ['../../etc/passwd.pdf', '_.._etc_passwd.pdf'],
  ['C:\\Users\\ada\\cv.pdf', 'C_Users_ada_cv.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1.cv.pdf', '_com1.cv.pdf'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['conout$.pdf', '_conout$.pdf'],
  ['nul .cv.pdf', '_nul .cv.pdf'],
  ['console.pdf', 'console.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv\u202Efdp.exe.pdf', 'cv_fdp.exe.pdf'],
  ['CV.PDF', 'CV.pdf'],
  ['…  .pdf', '….pdf'],
  ['...pdf', 'cv.pdf'],
  ['.pdf', 'cv.pdf'],
  ['', 'cv.pdf'],
  ['a\r\nb\u0000.pdf', 'a_b_.pdf'],
  [`${'ğ'.repeat(300)}.pdf`, `${'ğ'.repeat(60)}.pdf`],
])('the file name %j becomes %j in the archive', (name, safe) => {
  expect(safeFileName(name, 'pdf')).toBe(safe);
});
