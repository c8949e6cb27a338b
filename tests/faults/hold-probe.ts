/**
 * Another visitor, on its own thread, so that the experiment does not delay it. Requests both addresses repeatedly, and
 * on a message reports the longest wait for each since the last message, in ms.
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
