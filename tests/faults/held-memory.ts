import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApi } from '../support/api/api.ts';

/** Settings with which an API logs its memory on SIGUSR2 (reported-memory.ts). */
export const reportedMemory = {
  NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'reported-memory.ts')}`,
} as const;

/** Makes the API log its memory. */
export function askMemory({ pid }: RunningApi): void {
  process.kill(pid ?? 0, 'SIGUSR2');
}

/** The API's memory at each request (RSS in MB). Waits for the last one. */
export async function heldMegabytes(api: RunningApi, asked: number): Promise<number[]> {
  for (let waits = 0; ; waits += 1) {
    const held = api
      .logLines()
      .flatMap(({ msg, rss }) => (msg === 'memory' ? [Number(rss) / 1e6] : []));
    if (held.length === asked) return held;
    assert.ok(waits < 50, `the API answered ${held.length} of ${asked} times`);
    await sleep(100);
  }
}
