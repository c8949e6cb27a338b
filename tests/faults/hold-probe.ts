/**
 * Another visitor, on a thread of its own, so that nothing of the experiment delays it: asks for the address over
 * and over, and tells the longest wait in ms since it was last asked.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const betweenMs = 3;
let worst = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(worst);
  worst = 0;
});
for (;;) {
  const began = performance.now();
  const answer = await fetch(workerData);
  await answer.text();
  worst = Math.max(worst, performance.now() - began);
  await wait(betweenMs);
}
