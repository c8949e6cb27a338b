import { atom } from 'jotai';
import type { PublishProgress } from '#contract/admin/events.ts';

/** How far the publication is that is being written, here or elsewhere; undefined without one. */
export const publishProgressAtom = atom<PublishProgress | undefined>(undefined);

/** Whether this page publishes: what its dialog lists stays until there is a response. */
export const isPublishingAtom = atom(false);
