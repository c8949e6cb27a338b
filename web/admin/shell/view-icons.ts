import {
  CalendarClock,
  CalendarX,
  Hourglass,
  type IconNode,
  Mail,
  ShieldQuestionMark,
  StickyNote,
} from 'lucide';
import type { MessageView } from '#contract/admin/messages.ts';

/** The views of messages; those of applications are among them. */
export const viewIcons: Readonly<Record<MessageView, IconNode>> = {
  unread: Mail,
  waiting: Hourglass,
  followUp: CalendarClock,
  noted: StickyNote,
  toCheck: ShieldQuestionMark,
  due: CalendarX,
};
