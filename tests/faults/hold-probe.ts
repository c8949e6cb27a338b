/**
 * Another visitor, on a thread of its own, so that nothing of the experiment delays it: asks for both addresses over
 * and over, and tells the longest wait for each in ms since it was last asked.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const betweenMs = 3;
let worst: number[] = [0, 0];
parentPort?.on('message', () => {
  parentPort?.postMessage(worst);
  worst = [0, 0];
});
for (;;) {
  for (const [index, url] of workerData.entries()) {
    const began = performance.now();
    const answer = await fetch(url);
    await answer.text();
    worst[index] = Math.max(worst[index] ?? 0, performance.now() - began);
  }
  await wait(betweenMs);
}
