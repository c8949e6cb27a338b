import { atom } from 'jotai';
import type { CountedTag } from '#contract/admin/tags.ts';
import { countsAtom } from '../api-client/counts.ts';

/** Every tag, by name, with the number of its records; none until they are loaded. They follow the events. */
export const tagsAtom = atom<readonly CountedTag[]>((get) => get(countsAtom)?.tags ?? none);

/** Whether the window in which tags are renamed, recoloured and deleted is open. */
export const managerOpenAtom = atom(false);

const none: readonly CountedTag[] = [];
