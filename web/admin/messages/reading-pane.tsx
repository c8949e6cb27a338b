import '../../styles/whole-fonts.css';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/message.ts';
import type { PlainAction } from '#contract/admin/messages.ts';
import { useTexts } from '../language.ts';
import { OpenPane, type PaneProps } from '../record/open-pane.tsx';
import { TrashTools } from '../record/trash-tools.tsx';
import { messageErasing } from './marks.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageDetail } from './message-detail.tsx';
import { openMessage } from './open.ts';

type ReadingPaneProps = PaneProps & {
  hrefOf(id: string): string;
  onAct(messages: readonly Message[], action: PlainAction): void;
  onTrash(messages: readonly Message[], isTrashed: boolean): void;
};

/** The open message with its actions. */
export default function ReadingPane({ onAct, onTrash, hrefOf, ...pane }: ReadingPaneProps) {
  const texts = useTexts();
  const askToErase = useSetAtom(messageErasing.toEraseAtom);
  const fetchOpen = useSetAtom(openMessage.fetchAtom);
  return (
    <OpenPane
      {...pane}
      open={useAtomValue(openMessage.openAtom)}
      texts={{ ...texts, loading: texts.messageLoading, failed: texts.messageFailed }}
      onRetry={fetchOpen}
      actions={(message) =>
        message.trashedAtUtc === null ? (
          <MessageActions
            message={message}
            onAct={onAct}
            onTrash={(messages) => onTrash(messages, true)}
          />
        ) : (
          <TrashTools
            label={texts.actionsLabel}
            onRestore={() => onTrash([message], false)}
            onErase={() => askToErase([message])}
          />
        )
      }
    >
      {(message) => <MessageDetail key={message.id} message={message} hrefOf={hrefOf} />}
    </OpenPane>
  );
}
