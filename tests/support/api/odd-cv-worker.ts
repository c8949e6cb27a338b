import type { ClaimedCv } from '#api/cv/cv-worker.ts';
import { serveOrders } from '#api/process/serve-orders.ts';

// Stands in for api/cv/cv-worker.ts: does what the text of a file says.
serveOrders(({ bytes, claimed }: ClaimedCv) => {
  const text = Buffer.from(bytes).toString();
  while (text === 'never end');
  const held: number[][] = [];
  while (text === 'fill the memory') held.push(new Array<number>(10_000).fill(1));
  if (text === 'exit') process.exit(1);
  return { type: claimed };
});
