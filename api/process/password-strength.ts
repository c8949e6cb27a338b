import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Strength } from '#contract/password-strength.ts';

/** Beside this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/** Each fills a core for half a second and some 60 MB. */
const oneAtATime = pLimit(1);

/**
 * How strong a chosen password is. A process of its own finds out and ends with its answer: the lists that it
 * compares with take 0.3 s to load, and a thread would leave 50 MB behind for good.
 * @throws Error when it ends without an answer
 */
export function strengthOfPassword(password: string): Promise<Strength> {
  return oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        const worker = fork(program);
        worker
          .once('message', (strength) => resolve(strength as Strength))
          .once('error', reject)
          .once('exit', (code) => reject(new Error(`The password was not judged (${code})`)))
          // Over the channel: other users of the machine can read a command line.
          .send(password);
      }),
  );
}
