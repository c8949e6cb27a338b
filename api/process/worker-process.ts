import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { WorkerProgress, WorkerResponse } from './serve-orders.ts';

/** Environment variables that each program inherits; the others are settings, and some of them secrets. */
const inherited = ['NODE_COMPILE_CACHE', 'TZ'];
/** Of glibc: its default of eight arenas per core leaves up to 120 MB more allocated. */
const littleMemory = { MALLOC_ARENA_MAX: '2' };
/** On a busy machine a start takes seconds. */
const maxStartMs = 30_000;

type Conditions = {
  /** Time limit of one order. */
  readonly maxMs: number;
  /** How long the process waits for the next order. */
  readonly idleMs: number;
  /** Options of Node; by default this process's own. */
  readonly execArgv?: string[];
};

/**
 * Why there is no result: the process did not start, it ended during the order, it took too long, or the program threw.
 */
type Failure = 'notStarted' | 'ended' | 'tooLong' | 'threw';

export class WorkerFailed extends Error {
  readonly failure: Failure;
  /** Of the system error that the program threw, such as ENOSPC. */
  readonly code: string | undefined;

  constructor(failure: Failure, message: string, cause?: unknown, code?: string) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
  }
}

/**
 * A program in a process of its own, which runs one order at a time. It starts with the first order, ends when idle,
 * and is killed and replaced when an order takes too long. It does not keep this process running, and gets no settings,
 * so no secret. The program calls `serveOrders`.
 */
export class WorkerProcess<Order, Answer> {
  readonly #program: string;
  readonly #conditions: Conditions;
  readonly #oneAtATime = pLimit(1);
  #worker: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param program the path of a JavaScript or TypeScript file */
  constructor(program: string, conditions: Conditions) {
    this.#program = program;
    this.#conditions = conditions;
  }

  /** @param onProgress gets what the program reports meanwhile. @throws WorkerFailed */
  run(order: Order, onProgress?: OnProgress): Promise<Answer> {
    return this.#oneAtATime(() => this.#carryOut(order, onProgress));
  }

  /** Kills the process, whatever it is doing, and starts no other one. */
  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  async #carryOut(order: Order, onProgress?: OnProgress): Promise<Answer> {
    const response = await this.#responseTo(order, onProgress);
    if ('result' in response) return response.result;
    throw new WorkerFailed('threw', response.failure, undefined, response.code);
  }

  async #responseTo(order: Order, onProgress?: OnProgress): Promise<WorkerResponse<Answer>> {
    clearTimeout(this.#idle);
    try {
      const worker = this.#worker ?? (await this.#start());
      worker.send(order as Serializable);
      const { maxMs } = this.#conditions;
      return (await nextMessage(worker, maxMs, onProgress)) as WorkerResponse<Answer>;
    } catch (reason) {
      this.#end();
      throw reason;
    } finally {
      this.#idle = setTimeout(() => this.#rest(), this.#conditions.idleMs).unref();
    }
  }

  async #start(): Promise<ChildProcess> {
    if (this.#isClosed) throw new WorkerFailed('notStarted', 'it is closed');
    const { execArgv = process.execArgv } = this.#conditions;
    const env = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
    try {
      const worker = fork(this.#program, {
        env: { ...littleMemory, ...env },
        execArgv,
        // As JSON, bytes would take several times their size.
        serialization: 'advanced',
      });
      this.#worker = worker;
      worker.once('exit', () => {
        if (this.#worker === worker) this.#worker = undefined;
      });
      // Without a listener, an error between two orders would end this process.
      worker.on('error', () => {});
      worker.unref();
      worker.channel?.unref();
      await nextMessage(worker, maxStartMs);
      return worker;
    } catch (reason) {
      throw new WorkerFailed('notStarted', `no start: ${(reason as Error).message}`, reason);
    }
  }

  /** Lets it exit normally: a kill would lose Node's compile cache for the next start. */
  #rest(): void {
    this.#worker?.disconnect();
    this.#worker = undefined;
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }
}

type OnProgress = (progress: unknown) => void;

function isProgress(message: unknown): message is WorkerProgress {
  return typeof message === 'object' && message !== null && 'progress' in message;
}

/** @throws WorkerFailed */
async function nextMessage(
  worker: ChildProcess,
  maxMs: number,
  onProgress?: OnProgress,
): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = async () => {
    const [code, by] = await once(worker, 'exit', { signal });
    throw new WorkerFailed('ended', `it ended (${by ?? code})`);
  };
  const tooLong = async () => {
    await wait(maxMs, undefined, { signal });
    throw new WorkerFailed('tooLong', 'it took too long');
  };
  const answered = async () => {
    for await (const [message] of on(worker, 'message', { signal })) {
      if (!isProgress(message)) return message;
      onProgress?.(message.progress);
    }
  };
  try {
    return await Promise.race([answered(), ended(), tooLong()]);
  } catch (reason) {
    if (reason instanceof WorkerFailed) throw reason;
    throw new WorkerFailed('ended', (reason as Error).message, reason);
  } finally {
    waiting.abort();
  }
}
