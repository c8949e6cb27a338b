import { useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/message.ts';
import { Note } from '../note.tsx';
import { openMessage } from './open.ts';

/** The admin's note on a message. */
export function MessageNote({ message }: { message: Message }) {
  const change = useSetAtom(openMessage.changeAtom);
  return <Note id={message.id} stored={message.note} save={(note) => change(message, { note })} />;
}
