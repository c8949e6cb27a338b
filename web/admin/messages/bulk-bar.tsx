import { useAtomValue, useSetAtom } from 'jotai';
import {
  Archive,
  CalendarClock,
  CheckCheck,
  type IconNode,
  Inbox,
  Mail,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
  Tag,
  Trash2,
} from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { BulkBar, bulkButton } from '../bulk-bar.tsx';
import { followUpMark } from '../follow-up.ts';
import { FollowUpButton } from '../follow-up-button.tsx';
import { useTexts } from '../language.ts';
import { TagButton } from '../tags/tag-button.tsx';
import type { Action } from './act.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { choicesFor, type Toggle } from './choices.ts';
import { messageList, messageSelection } from './list.ts';
import { messageMarking } from './marks.ts';

type MessageBulkBarProps = {
  onAct(messages: readonly Message[], action: Action): void;
  onErase(): void;
};

/** The bulk actions for the ticked messages. */
export default function MessageBulkBar({ onAct, onErase }: MessageBulkBarProps) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const mark = useSetAtom(messageMarking.markAtom);
  const choices = choicesFor(selected);
  const tools: readonly { toggle: Toggle; drawing: IconNode; label?: string }[] = [
    { toggle: 'unread', drawing: choices.unread === 'read' ? MailOpen : Mail },
    choices.archive === 'archive'
      ? { toggle: 'archive', drawing: Archive }
      : { toggle: 'archive', drawing: Inbox, label: texts.actions.toInbox },
    { toggle: 'spam', drawing: choices.spam === 'spam' ? ShieldAlert : ShieldCheck },
  ];
  return (
    <BulkBar
      label={texts.selection}
      list={messageList}
      selection={messageSelection}
      actions={[
        ...tools.map(({ toggle, drawing, label }) => ({
          drawing,
          label: label ?? texts.actions[choices[toggle]],
          onPress: () => onAct(selected, choices[toggle]),
        })),
        { drawing: Trash2, label: texts.actions.erase, onPress: onErase },
      ]}
    >
      <AnswerMenu
        id="bulk-answer"
        messages={selected}
        className={bulkButton}
        face={<Icon drawing={CheckCheck} size={18} />}
      />
      <FollowUpButton
        id="bulk-follow-up"
        isSet={selected.some(({ followUp }) => followUp !== null)}
        onDay={(day) => mark(selected, followUpMark(day))}
        className={bulkButton}
        face={<Icon drawing={CalendarClock} size={18} />}
      />
      <TagButton
        id="bulk-tags"
        records={selected}
        onMark={(one) => mark(selected, one)}
        className={bulkButton}
        face={<Icon drawing={Tag} size={18} />}
      />
    </BulkBar>
  );
}
