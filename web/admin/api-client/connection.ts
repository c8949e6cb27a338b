import { atom } from 'jotai';

/** Whether the service can be reached. Setting `lost` ends the event stream, which sets `open` when it is back. */
export const connectionAtom = atom<'open' | 'lost'>('open');

/** Changes without a response yet. */
export const changesAtom = atom(0);
/** Whether a change is under way: leaving the page would lose it, and a list that is read now may lack it. */
export const isChangingAtom = atom((get) => get(changesAtom) > 0);
