import { atom } from 'jotai';
import type { CountedTag } from '#contract/admin/tags.ts';
import { countsAtom } from '../api-client/counts.ts';

/** Every tag, by name, with the number of its records; none until they are loaded. They follow the events. */
export const tagsAtom = atom<readonly CountedTag[]>((get) => get(countsAtom)?.tags ?? none);

/** The tags for a kind of record: without those that only the other kind has. */
export function tagsFor(kind: TaggedKind, tags: readonly CountedTag[]): readonly CountedTag[] {
  const other = kind === 'messages' ? 'applications' : 'messages';
  return tags.filter((tag) => tag[kind] > 0 || tag[other] === 0);
}

export type TaggedKind = 'messages' | 'applications';

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

const none: readonly CountedTag[] = [];
