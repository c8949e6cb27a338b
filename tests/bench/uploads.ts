/**
 * `npm run bench -- uploads`: fifty applications with a CV of 5 MiB each, sent at once through nginx. Each must be
 * answered with 201 and stored byte for byte; the peak memory is printed beside its limit.
 */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { cvSize } from '#contract/field-limits.ts';
import { applicationForm, cvFile, postApplication } from '../support/api/applications.ts';
import { findProgram, temporaryDirectory } from './machine.ts';
import { startNginx } from './nginx.ts';
import { freePort, startServer } from './servers.ts';

const uploads = 50;
const memoryAimMb = 400;

const dir = temporaryDirectory();
const socket = join(dir, 'server.sock');
const port = await freePort();
await startNginx(findProgram('nginx'), { port, socket, dir });
const server = await startServer('ours', { path: socket }, dir);
const idleMb = server.peakMemoryMb();

const started = performance.now();
const sent = await Promise.all(Array.from({ length: uploads }, (_, index) => sendOne(index)));
const seconds = (performance.now() - started) / 1000;

const stored = new Set(storedChecksums());
const kept = sent.filter((checksum) => stored.has(checksum)).length;
const peakMb = server.peakMemoryMb();
await server.crashAndCount();
process.stdout.write(
  [
    `${uploads} uploads of ${cvSize.mebibytes} MiB at once through nginx: ${seconds.toFixed(1)} s`,
    `stored by checksum: ${kept} of ${uploads}`,
    `the API's memory: ${peakMb.toFixed(0)} MB at most (${idleMb.toFixed(0)} before), ${(peakMb / memoryAimMb).toFixed(2)} of the ${memoryAimMb} it may take`,
    '',
  ].join('\n'),
);
process.exit(kept === uploads && peakMb <= memoryAimMb ? 0 : 1);

/** Sends random bytes after a PDF's signature; resolves with their checksum once acknowledged. */
async function sendOne(index: number): Promise<string> {
  const bytes = randomBytes(cvSize.bytes);
  bytes.write('%PDF-1.7\n');
  const form = applicationForm({}, cvFile(bytes, `özgeçmiş ${index}.pdf`));
  const answer = await postApplication({ url: `http://127.0.0.1:${port}` }, form);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return createHash('sha256').update(bytes).digest('hex');
}

/** Computed from the stored bytes, not read from the row. */
function storedChecksums(): string[] {
  const db = new BetterSqlite3(join(dir, 'data/site.db'), { readonly: true });
  try {
    const rows = db.prepare<[], Buffer>('SELECT bytes FROM cvs').pluck().iterate();
    return Array.from(rows, (bytes) => createHash('sha256').update(bytes).digest('hex'));
  } finally {
    db.close();
  }
}
