import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningApi } from '../support/api.ts';

/** With these an API tells what it holds when it is asked (told-memory.ts). */
export const toldMemory = {
  NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'told-memory.ts')}`,
} as const;

/** Asks for what the API holds now; the answer comes as a line of its log. */
export function askMemory({ pid }: RunningApi): void {
  process.kill(pid ?? 0, 'SIGUSR2');
}

/** What the API held each time it was asked, in MB of this machine's memory; waits for the last answer. */
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
