import { extname, join } from 'node:path';
import type { Company, Strength } from '#contract/password-strength.ts';
import type { Rated } from './password-worker.ts';
import { WorkerProcess } from './worker-process.ts';

/** Next to this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/** It uses a core for half a second and some 60 MB. */
const worker = new WorkerProcess<Rated, Strength>(program, { maxMs: 30_000, idleMs: 0 });

/**
 * Rates a chosen password in a process of its own, which ends after its result. Its word lists take 0.3 s to load, and
 * a thread would leave 50 MB allocated. The password travels over the channel: other users of the machine can read a
 * command line.
 * @param company whose names make a password easy to guess
 * @throws WorkerFailed
 */
export function strengthOfPassword(password: string, company: Company): Promise<Strength> {
  const { legalName, email } = company;
  return worker.run({ password, company: { legalName, email } });
}
