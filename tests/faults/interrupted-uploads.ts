import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { startApi, temporaryDirectory } from '../support/api/api.ts';
import { applicationForm, cvFile, postApplication } from '../support/api/applications.ts';
import { fileOf, inDatabase } from '../support/database/sqlite-database.ts';
import { ms, timed, together } from './measure.ts';

const uploads = 200;
const cvBytes = 1024 * 1024;
const stoppedWithinMs = 10_000;

/** Two hundred CVs are being uploaded when the API gets SIGTERM, and when it is killed. */
export async function interruptedUploads(): Promise<string> {
  const stopped = await interrupt('SIGTERM');
  assert.equal(stopped.code, 0);
  assert.ok(stopped.ms <= stoppedWithinMs, `SIGTERM took ${ms(stopped.ms)}`);
  const killed = await interrupt('SIGKILL');
  assert.ok(killed.acknowledged < uploads, 'every upload was over before the kill');
  return `acknowledged and stored by SHA-256: ${stopped.acknowledged} of ${uploads} at SIGTERM, which ended it in ${ms(stopped.ms)}, and ${killed.acknowledged} at SIGKILL`;
}

async function interrupt(signal: 'SIGTERM' | 'SIGKILL') {
  await using directory = await temporaryDirectory();
  await using api = await startApi({ DATA_DIR: directory.path });
  const acknowledged: string[] = [];
  const enough = Promise.withResolvers<void>();
  const sending = together(uploads, async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(cvBytes)]);
    const answer = await postApplication(api, applicationForm({}, cvFile(bytes))).catch(
      () => undefined,
    );
    // Uploads that were incomplete at the signal are refused or disconnected.
    if (answer?.status !== 201) return;
    acknowledged.push(createHash('sha256').update(bytes).digest('hex'));
    if (acknowledged.length === uploads / 10) enough.resolve();
  });
  await enough.promise;
  const { ms: took, value: code } = await timed(() => api.stop(signal));
  await sending;
  const stored = inDatabase(fileOf(api), (database) => {
    assert.deepEqual(database.pragma('integrity_check'), [{ integrity_check: 'ok' }]);
    const rows = database.prepare<[], Buffer>('select bytes from cvs').pluck().iterate();
    return new Set(Array.from(rows, (bytes) => createHash('sha256').update(bytes).digest('hex')));
  });
  const lost = acknowledged.filter((sum) => !stored.has(sum)).length;
  assert.equal(lost, 0, `${lost} of ${acknowledged.length} acknowledged CVs are lost`);
  return { acknowledged: acknowledged.length, ms: took, code };
}
