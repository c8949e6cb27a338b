import { atom } from 'jotai';
import { today } from '../../format/today.ts';

/** How soon after midnight a page that stays open notices it, in ms. */
const noticedWithinMs = 60_000;

/** The reader's date, ISO 8601: what is shown of today and of yesterday changes with it. */
export const dayAtom = atom(today());

dayAtom.onMount = (set) => {
  const update = () => set(today());
  update();
  const timer = setInterval(update, noticedWithinMs);
  return () => clearInterval(timer);
};
