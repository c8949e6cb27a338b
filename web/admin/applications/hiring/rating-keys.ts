import { atom } from 'jotai';

/**
 * The id of the application that is being rated by keys: r, then a number. Other numbers stand for stages, also while
 * the application is still loading.
 */
export const ratingKeysAtom = atom<string | undefined>(undefined);
