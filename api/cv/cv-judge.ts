import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import type { CvType } from '#contract/cv.ts';
import { Problem } from '../http/problem.ts';
import { WorkerFailed, WorkerProcess } from '../process/worker-process.ts';
import type { JudgedCv } from './cv-content.ts';
import type { ClaimedCv } from './cv-worker.ts';

/** Next to this file, in the sources and in the built service. */
const besideIt = join(import.meta.dirname, `cv-worker${extname(import.meta.filename)}`);

/** A refused applicant may soon send again. After that, the memory is worth more than a fast start. */
const idleMs = 10_000;
/** The slowest known file needs a second of a core; a busy machine adds waiting. */
const longestMs = 10_000;
/** In MiB, for objects; the worst known file needs half. Bytes and texts are outside this limit. */
const littleMemory = ['--max-old-space-size=64', '--max-semi-space-size=2'];

type Worker = { readonly program?: string; readonly maxMs?: number };

/**
 * The type that a file's content shows.
 * @param field of the form, for the error
 * @throws Problem `wrongFile` when its content is refused (`CvRefusal`), `unavailable` when it cannot be judged now
 */
export async function judgedType(
  judge: CvJudge,
  bytes: Uint8Array,
  { field, claimed }: { readonly field: string; readonly claimed: CvType | undefined },
): Promise<CvType> {
  const judged = await judge.judge(bytes, claimed);
  if (!('refusal' in judged)) return judged.type;
  const key = judged.refusal === 'pdfOnly' ? 'cvType' : judged.refusal;
  throw new Problem('wrongFile', { errors: { [field]: { key } } });
}

/**
 * Judges files of strangers in a process of its own: one that keeps it busy or fills its memory delays no other
 * request.
 */
export class CvJudge {
  readonly #log: Logger;
  readonly #worker: WorkerProcess<ClaimedCv, JudgedCv>;

  /** @param worker another program or time limit, for tests */
  constructor(log: Logger, { program = besideIt, maxMs = longestMs }: Worker = {}) {
    this.#log = log;
    this.#worker = new WorkerProcess(program, {
      ...{ maxMs, idleMs },
      execArgv: littleMemory,
    });
  }

  /**
   * As `judgeCv`. A file that takes too long, or that ends the process twice, counts as not examinable and is refused.
   * @throws Problem `unavailable` when no process can start, as when the machine is out of memory
   */
  async judge(bytes: Uint8Array, claimed: CvType | undefined): Promise<JudgedCv> {
    const file = { bytes, claimed };
    try {
      return await this.#worker.run(file).catch((reason: unknown) => {
        if (!(reason instanceof WorkerFailed) || reason.failure !== 'ended') throw reason;
        // Retried once: the kernel, or the previous file, may have ended the process.
        this.#log.warn({ why: reason.message }, 'a CV is examined again: the process ended');
        return this.#worker.run(file);
      });
    } catch (reason) {
      if (!(reason instanceof WorkerFailed)) throw reason;
      if (reason.failure === 'notStarted') throw new Problem('unavailable', { cause: reason });
      this.#log.warn({ why: reason.message }, 'a CV was refused: it could not be examined');
      return { refusal: 'unreadableFile' };
    }
  }

  close(): void {
    this.#worker.close();
  }
}
