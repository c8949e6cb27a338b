import { atom } from 'jotai';

/** The state of the event stream. `lost` is reported only after a while: short interruptions are normal. */
export const connectionAtom = atom<'open' | 'lost'>('open');

/** Changes without a response yet. */
export const changesAtom = atom(0);
/** Whether a change is under way: leaving the page would lose it, and a list that is read now may lack it. */
export const isChangingAtom = atom((get) => get(changesAtom) > 0);
