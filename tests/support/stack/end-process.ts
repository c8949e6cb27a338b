import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
