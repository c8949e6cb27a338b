import { useAtomValue, useSetAtom } from 'jotai';
import {
  Archive,
  CalendarClock,
  CheckCheck,
  Inbox,
  Mail,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
  Trash2,
} from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { BulkBar, bulkButton } from '../bulk-bar.tsx';
import { followUpMark } from '../follow-up.ts';
import { FollowUpButton } from '../follow-up-button.tsx';
import { useTexts } from '../language.ts';
import type { Action } from './act.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { messageSelection } from './list.ts';
import { messageMarking } from './marks.ts';
import { isSpamList, type Query } from './query.ts';

type MessageBulkBarProps = {
  readonly query: Query;
  onAct(messages: readonly Message[], action: Action): void;
  onErase(): void;
};

/** The bulk actions for the ticked messages. */
export function MessageBulkBar({ query, onAct, onErase }: MessageBulkBarProps) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const mark = useSetAtom(messageMarking.markAtom);
  const isUnread = selected.some(({ status }) => status === 'new');
  const actions = [
    isUnread
      ? ({ action: 'read', drawing: MailOpen } as const)
      : ({ action: 'unread', drawing: Mail } as const),
    query.folder === 'archived'
      ? ({ action: 'read', drawing: Inbox, label: texts.actions.toInbox } as const)
      : ({ action: 'archive', drawing: Archive } as const),
    isSpamList(query)
      ? ({ action: 'notSpam', drawing: ShieldCheck } as const)
      : ({ action: 'spam', drawing: ShieldAlert } as const),
  ];
  return (
    <BulkBar
      label={texts.selection}
      selection={messageSelection}
      actions={[
        ...actions.map(({ action, drawing, ...own }) => ({
          drawing,
          label: 'label' in own ? own.label : texts.actions[action],
          onPress: () => onAct(selected, action),
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
    </BulkBar>
  );
}
