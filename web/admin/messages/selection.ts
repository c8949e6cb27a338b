import { createSelection } from '../selection.ts';
import { messageList } from './list.ts';

/** The ticked messages. */
export const messageSelection = createSelection(messageList.listAtom);
