import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Company, Strength } from '#contract/password-strength.ts';
import type { Rated } from './password-worker.ts';

/** Beside this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/** Each one uses a core for half a second and some 60 MB. */
const oneAtATime = pLimit(1);

/**
 * Rates a chosen password in a process of its own, which ends with its answer. Its word lists take 0.3 s to load, and
 * a thread would leave 50 MB allocated for good.
 * @param company whose names make a password easy to guess
 * @throws Error when the process ends without an answer
 */
export function strengthOfPassword(password: string, company: Company): Promise<Strength> {
  const { legalName, email } = company;
  const rated: Rated = { password, company: { legalName, email } };
  return oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        const worker = fork(program);
        worker
          .once('message', (strength) => resolve(strength as Strength))
          .once('error', reject)
          .once('exit', (code) => reject(new Error(`The password was not judged (${code})`)))
          // Sent over the channel: other users of the machine can read a command line.
          .send(rated);
      }),
  );
}
