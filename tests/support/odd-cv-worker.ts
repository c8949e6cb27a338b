import type { ClaimedCv } from '#api/cv/cv-worker.ts';

// Stands in for api/cv/cv-worker.ts: does what the text of a file says.
process.on('message', ({ bytes, claimed }: ClaimedCv) => {
  const text = Buffer.from(bytes).toString();
  while (text === 'never end');
  const held: number[][] = [];
  while (text === 'fill the memory') held.push(new Array<number>(10_000).fill(1));
  if (text === 'exit') process.exit(1);
  process.send?.({ type: claimed });
});

process.on('disconnect', () => process.exit());

process.send?.('ready');
