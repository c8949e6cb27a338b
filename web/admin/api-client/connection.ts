import { atom } from 'jotai';

/** The state of the event stream. `lost` is reported only after a while: a short interruption does not matter. */
export const connectionAtom = atom<'open' | 'lost'>('open');
