import type { CvType } from '#contract/cv.ts';
import { judgeCv } from './cv-content.ts';

/** What the worker receives. */
export type ClaimedCv = { readonly bytes: Uint8Array; readonly claimed: CvType | undefined };

// Answers with the judgement of each file that it receives (`cv-judge.ts`).
process.on('message', ({ bytes, claimed }: ClaimedCv) => {
  process.send?.(judgeCv(bytes, claimed));
});

// The service has ended.
process.on('disconnect', () => process.exit());

process.send?.('ready');
