import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { readZip } from '#tests/support/files/read-zip.ts';

const bytes = Buffer.alloc(5 * 1024 * 1024, 'x');

vi.mock('#api/admin/change.ts', () => ({ audit: vi.fn() }));
vi.mock('#api/admin/people.ts', () => ({
  recordIdsFrom: async () => ({ messages: [], applications: ['0'.repeat(32)] }),
  personOf: () => ({}),
}));
vi.mock('#db/queries/applications.ts', () => ({
  findCv: async () => ({ name: 'cv.pdf', type: 'pdf', scan: null, bytes }),
}));

vi.mock('#db/queries/users.ts', () => ({ rolesHeld: async () => ['owner'] }));
vi.mock('#db/queries/letter-files.ts', () => ({ filesTo: async () => [] }));

const { exportPerson } = await import('#api/admin/export-person.ts');

test('a large CV is checked and sent in pieces, so that its checksum blocks no request for long', async () => {
  const sent: Buffer[] = [];
  const response = Object.assign(
    new Writable({
      write(piece, _encoding, done) {
        sent.push(piece);
        done();
      },
    }),
    { attachment: () => response, type: () => response, setTimeout: () => response },
  );
  const asked = { session: {}, request: { acceptsLanguages: () => ['tr'] }, response };
  const context = { db: {}, settings: { timeZone: 'Europe/Istanbul' } };
  type Given = Parameters<typeof exportPerson>;
  await exportPerson(context as Given[0], asked as unknown as Given[1], 'elif@gokhat.example');
  const [, cv] = readZip(Buffer.concat(sent));
  expect(cv?.bytes.equals(bytes)).toBe(true);
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
});
