import { useAtomValue } from 'jotai';
import { CheckCheck } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { BulkBar, bulkButton } from '../record/bulk-bar.tsx';
import { AnswerMenu } from './answer-menu.tsx';
import { messageSelection } from './list.ts';
import { type MessageActs, messageBulkActions, messageErasing, toolsFor } from './marks.ts';

/** The bulk actions for the ticked messages. */
export function MessageBulkBar({ onAct, onTrash }: MessageActs) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const [archive, , unread, spam] = toolsFor(selected, texts);
  return (
    <BulkBar
      kind="messages"
      label={texts.selection}
      selection={messageSelection}
      markAtom={messageBulkActions.markAtom}
      erasing={messageErasing}
      onTrash={onTrash}
      actions={[unread, archive, spam].map(({ drawing, label, action }) => ({
        ...{ drawing, label, onPress: () => onAct(selected, action) },
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
