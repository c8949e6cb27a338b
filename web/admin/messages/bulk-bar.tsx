import { useAtomValue } from 'jotai';
import {
  Archive,
  CheckCheck,
  type IconNode,
  Inbox,
  Mail,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
} from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { BulkBar, bulkButton } from '../record/bulk-bar.tsx';
import { AnswerMenu } from './answer-menu.tsx';
import { messageSelection } from './list.ts';
import {
  choicesFor,
  type MessageActs,
  messageBulkActions,
  messageErasing,
  type Toggle,
} from './marks.ts';

/** The bulk actions for the ticked messages. */
export function MessageBulkBar({ onAct, onTrash }: MessageActs) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
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
      kind="messages"
      label={texts.selection}
      selection={messageSelection}
      markAtom={messageBulkActions.markAtom}
      erasing={messageErasing}
      onTrash={onTrash}
      actions={tools.map(({ toggle, drawing, label }) => ({
        drawing,
        label: label ?? texts.actions[choices[toggle]],
        onPress: () => onAct(selected, choices[toggle]),
      }))}
    >
      <AnswerMenu
        id="bulk-answer"
        messages={selected}
        className={bulkButton}
        face={<Icon drawing={CheckCheck} size={18} />}
      />
    </BulkBar>
  );
}
