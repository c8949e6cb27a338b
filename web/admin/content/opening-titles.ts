import { atom } from 'jotai';
import type { ContentState } from '#contract/admin/content.ts';

type Title = NonNullable<ContentState['documents'][number]['opening']>['title'];

/**
 * The titles of the openings, by the names of their documents. The editor's pages set it: the audit trail, which names
 * documents too, need not load what they read.
 */
export const openingTitlesAtom = atom<ReadonlyMap<string, Title>>(new Map());
