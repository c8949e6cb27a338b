import { createSelection } from '../selection.ts';
import { applicationList } from './lists.ts';

/** The ticked applications of the list. */
export const applicationSelection = createSelection(applicationList.listAtom);
