import type { CvType } from '#contract/cv.ts';
import { serveOrders } from '../process/serve-orders.ts';
import { judgeCv } from './cv-content.ts';

export type ClaimedCv = { readonly bytes: Uint8Array; readonly claimed: CvType | undefined };

// Returns the judgement of each file (`cv-judge.ts`).
serveOrders(({ bytes, claimed }: ClaimedCv) => judgeCv(bytes, claimed));
