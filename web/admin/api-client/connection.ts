import { atom } from 'jotai';

/** The state of the event stream. `lost` is reported only after a while: short interruptions are normal. */
export const connectionAtom = atom<'open' | 'lost'>('open');
