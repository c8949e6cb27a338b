import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { claimedCvType } from '#contract/cv.ts';
import { doc, docx, pdf } from '#tests/support/files/cv-files.ts';
import { wordParts } from '#tests/support/files/docx-files.ts';
import { hostileFiles } from '#tests/support/files/hostile-files.ts';
import { falsified, zip } from '#tests/support/files/zip-files.ts';

const comment = Buffer.from('made by hand');
const picture = {
  name: 'word/media/image1.png',
  bytes: Buffer.alloc(2000, 'picture'),
  stored: true,
};
const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `word/${n}.xml` }));
describe('a valid file’s type is found by its content', () => {
  test.each([
    ['a PDF', 'pdf', pdf()],
    ['a PDF of 5 MiB', 'pdf', pdf(5 * 1024 * 1024)],
    ['a PDF behind white space', 'pdf', Buffer.concat([Buffer.from('\r\n \t'), pdf()])],
    ['a PDF behind a UTF-8 mark', 'pdf', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
    ['a PDF before white space', 'pdf', Buffer.concat([pdf(), Buffer.from('\r\n \0')])],
    ['a document in sectors of 512 bytes', 'doc', doc()],
    [
      'a document between white space',
      'doc',
      Buffer.concat([Buffer.from('\n'), doc(), Buffer.from('\n')]),
    ],
    ['a document in sectors of 4,096 bytes', 'doc', doc(4096)],
    ['a deflated Word document', 'docx', docx()],
    ['a stored Word document', 'docx', docx({ stored: true })],
    ['a Word document with an archive comment', 'docx', docx({ comment })],
    ['a Word document with a picture', 'docx', zip([...wordParts, picture])],
    ['a Word document of 1,000 entries', 'docx', zip([...wordParts, ...filler(997)])],
    [
      'a Word document with UTF-8 names',
      'docx',
      falsified(zip([...wordParts, { name: 'word/ş.xml' }]), 'both', { flags: 0x800 }),
    ],
  ] as const)('%s', (_, type, bytes) => {
    expect(judgeCv(bytes, type)).toEqual({ type });
  });

  test('at any offset in memory', () => {
    for (const [type, bytes] of [
      ['pdf', pdf()],
      ['doc', doc()],
      ['docx', docx()],
    ] as const) {
      const around = Buffer.concat([Buffer.alloc(3, 'x'), bytes, Buffer.alloc(5, 'x')]);
      const within = new Uint8Array(around).subarray(3, 3 + bytes.length);
      expect(judgeCv(within, type)).toEqual({ type });
    }
  });
});

test.each(hostileFiles().map(({ what, ...file }) => [what, file] as const))(
  'refused: %s',
  (_, { name, type, bytes }) => {
    expect(judgeCv(bytes, claimedCvType({ name, type }))).toHaveProperty('refusal');
  },
);

describe('for any bytes the check ends in time and does not throw:', () => {
  const patientMs = 1000;
  const judge = (bytes: Uint8Array) => {
    const claimed = bytes[0] === 0x50 ? 'docx' : bytes[0] === 0xd0 ? 'doc' : 'pdf';
    // Processor time: the time of day counts what else the machine does.
    const begun = process.threadCpuUsage();
    const judged = judgeCv(bytes, claimed);
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(patientMs);
    return judged;
  };
  const good = fc.constantFrom(pdf(), doc(), doc(4096), docx(), docx({ stored: true }));

  test('random bytes are no CV', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(judge(bytes)).toHaveProperty('refusal');
      }),
    );
  });

  test('random bytes after a valid beginning', () => {
    const magic = fc.constantFrom('%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
    fc.assert(
      fc.property(magic, fc.uint8Array({ maxLength: 5000 }), (start, bytes) => {
        judge(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
      }),
    );
  });

  test('valid files with some bytes changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(good, changes, (file, all) => {
        const bytes = Buffer.from(file);
        for (const [at, value] of all) bytes[at % bytes.length] = value;
        judge(bytes);
      }),
      { numRuns: 500 },
    );
  });

  test('valid files with an extreme number somewhere', () => {
    const value = fc.constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff);
    fc.assert(
      fc.property(good, fc.nat(), value, (file, at, number) => {
        const bytes = Buffer.from(file);
        bytes.writeUInt32LE(number, at % (bytes.length - 3));
        judge(bytes);
      }),
      { numRuns: 500 },
    );
  });

  test('truncated documents are no documents', () => {
    const documents = fc.constantFrom(doc(), doc(4096), docx(), docx({ stored: true }));
    fc.assert(
      fc.property(documents, fc.nat(), (file, length) => {
        expect(judge(file.subarray(0, length % file.length))).toHaveProperty('refusal');
      }),
    );
  });

  test.each(['PK\x05\x06', 'PK\x01\x02', 'PK\x03\x04', '\xff\xff\xff\xff', '\0\0\0\0'])(
    '5 MiB of %j behind each beginning',
    (repeated) => {
      for (const file of [pdf(), doc(), doc(4096), docx()]) {
        judge(Buffer.concat([file, Buffer.alloc(5 * 1024 * 1024, repeated, 'latin1')]));
      }
    },
  );

  test('5 MiB of directory entries that each claim the whole file', () => {
    const sectors = 10_000;
    const file = Buffer.concat([doc().subarray(0, 512), Buffer.alloc(sectors * 512)]);
    file.writeUInt32LE(80, 44);
    for (let sector = 0; sector < sectors; sector++)
      file.writeUInt32LE(sector + 1, 512 + sector * 4);
    for (let table = 0; table < 80; table++) file.writeUInt32LE(table, 76 + table * 4);
    file.writeUInt32LE(0xfffffffe, 512 + (sectors - 1) * 4);
    file.writeUInt32LE(100, 48);
    for (let entry = 0; entry < 4 * (sectors - 100); entry++) {
      const at = 512 + 100 * 512 + entry * 128;
      file[at + 66] = entry === 0 ? 5 : 2;
      file.writeUInt32LE(entry + 1, at + (entry === 0 ? 76 : 72));
      file.writeUInt32LE(100, at + 116);
      file.writeUInt32LE(5_000_000, at + 120);
    }
    expect(judge(file)).toEqual({ refusal: 'unreadableFile' });
  });
});
