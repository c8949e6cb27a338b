import { expect } from 'vitest';
import type { RunningApi } from './api.ts';
import { sendMessage } from './messages.ts';

const writers = 32;
export const acknowledgedBeforeKill = 300;

/** Posts from all writers at once, kills the process midway, and resolves with the acknowledged ids. */
export async function postUntilKilled(api: RunningApi): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async () => {
    for (;;) {
      const { id } = await sendMessage(api);
      acknowledged.push(id);
      if (acknowledged.length === acknowledgedBeforeKill) api.stop('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: writers }, write));
  // Each writer must have ended by the kill, not by a refusal.
  for (const end of ends) expect(end).toMatchObject({ reason: { message: 'fetch failed' } });
  return acknowledged;
}
