import { setTimeout as wait } from 'node:timers/promises';

/** Resolves with a value once two readings in a row are equal. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  for (let last = await read(); ; ) {
    await wait(200);
    const now = await read();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}
