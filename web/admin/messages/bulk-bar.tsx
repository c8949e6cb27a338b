import { useAtomValue, useSetAtom } from 'jotai';
import {
  Archive,
  CheckCheck,
  type IconNode,
  Inbox,
  Mail,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
  Trash2,
} from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import type { PlainAction } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { BulkBar, bulkButton } from '../list/bulk-bar.tsx';
import { MarkButtons } from '../record/mark-buttons.tsx';
import { areInTrash } from '../record/trash.ts';
import { trashTools } from '../record/trash-tools.tsx';
import { AnswerMenu } from './answer-menu.tsx';
import { choicesFor, type Toggle } from './choices.ts';
import { messageList, messageSelection } from './list.ts';
import { messageErasing, messageMarking } from './marks.ts';

type MessageBulkBarProps = {
  onAct(messages: readonly Message[], action: PlainAction): void;
  onTrash(messages: readonly Message[], isTrashed: boolean): void;
};

/** The bulk actions for the ticked messages. */
export default function MessageBulkBar({ onAct, onTrash }: MessageBulkBarProps) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const mark = useSetAtom(messageMarking.markAtom);
  const askToErase = useSetAtom(messageErasing.toEraseAtom);
  const choices = choicesFor(selected);
  const bar = { label: texts.selection, list: messageList, selection: messageSelection };
  if (areInTrash(selected, false)) {
    return (
      <BulkBar
        {...bar}
        actions={trashTools(texts, {
          onRestore: () => onTrash(selected, false),
          onErase: () => askToErase(selected),
        })}
      />
    );
  }
  const tools: readonly { toggle: Toggle; drawing: IconNode; label?: string }[] = [
    { toggle: 'unread', drawing: choices.unread === 'read' ? MailOpen : Mail },
    choices.archive === 'archive'
      ? { toggle: 'archive', drawing: Archive }
      : { toggle: 'archive', drawing: Inbox, label: texts.actions.toInbox },
    { toggle: 'spam', drawing: choices.spam === 'spam' ? ShieldAlert : ShieldCheck },
  ];
  return (
    <BulkBar
      {...bar}
      actions={[
        ...tools.map(({ toggle, drawing, label }) => ({
          drawing,
          label: label ?? texts.actions[choices[toggle]],
          onPress: () => onAct(selected, choices[toggle]),
        })),
        { drawing: Trash2, label: texts.actions.trash, onPress: () => onTrash(selected, true) },
      ]}
    >
      <AnswerMenu
        id="bulk-answer"
        messages={selected}
        className={bulkButton}
        face={<Icon drawing={CheckCheck} size={18} />}
      />
      <MarkButtons
        isBulk
        records={selected}
        onMark={(one) => mark(selected, one)}
        className={bulkButton}
        face={(drawing) => <Icon drawing={drawing} size={18} />}
      />
    </BulkBar>
  );
}
