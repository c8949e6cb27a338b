import { atom } from 'jotai';
import { today } from '../../format/date.ts';

/** How soon after midnight an open page notices the new day, in ms. */
const noticedWithinMs = 60_000;

/** The reader's date, ISO 8601. Dates relative to today follow it. */
export const dayAtom = atom(today());

dayAtom.onMount = (set) => {
  const update = () => set(today());
  update();
  const timer = setInterval(update, noticedWithinMs);
  return () => clearInterval(timer);
};
