import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Strength } from '#contract/password-strength.ts';

/** Beside this file, in the sources and in the built service. */
const program = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/** Each fills a core for half a second and some 60 MB. */
const oneAtATime = pLimit(1);

/**
 * How strong a chosen password is. A thread of its own finds out and ends with its answer: the lists that it
 * compares with take 0.3 s to load and 30 MB to keep, and passwords are chosen once a year.
 */
export function strengthOfPassword(password: string): Promise<Strength> {
  return oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(program, { workerData: password });
        worker.once('message', resolve).once('error', reject);
      }),
  );
}
