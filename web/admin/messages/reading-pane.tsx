import { useTexts } from '../language.ts';
import { OpenPane, type PaneProps } from '../record/open-pane.tsx';
import { openMessage } from './list.ts';
import { type MessageActs, messageErasing } from './marks.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageDetail } from './message-detail.tsx';

type ReadingPaneProps = PaneProps & MessageActs & { hrefOf(id: string): string };

/** The open message with its actions. */
export function ReadingPane({ onAct, onTrash, hrefOf, ...pane }: ReadingPaneProps) {
  const texts = useTexts();
  return (
    <OpenPane
      {...pane}
      record={openMessage}
      erasing={messageErasing}
      onTrash={onTrash}
      texts={{ ...texts, loading: texts.messageLoading, failed: texts.messageFailed }}
      actions={(message) => <MessageActions {...{ message, onAct, onTrash }} />}
    >
      {(message) => <MessageDetail key={message.id} message={message} hrefOf={hrefOf} />}
    </OpenPane>
  );
}
