import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Hourglass,
  type IconNode,
  Mail,
  ShieldQuestionMark,
  StickyNote,
} from 'lucide';
import type { ApplicationView } from '#contract/admin/applications.ts';
import type { MessageView } from '#contract/admin/messages.ts';

/** The views of messages and of applications. */
export const viewIcons: Readonly<Record<MessageView | ApplicationView, IconNode>> = {
  unread: Mail,
  waiting: Hourglass,
  interview: CalendarCheck,
  followUp: CalendarClock,
  noted: StickyNote,
  toCheck: ShieldQuestionMark,
  due: CalendarX,
};
