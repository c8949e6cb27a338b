import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Message } from '#contract/admin/message.ts';
import type { PlainAction } from '#contract/admin/messages.ts';
import { useTexts } from '../language.ts';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { useListPage } from '../list/use-list-page.ts';
import { paths } from '../paths.ts';
import { EraseDialog } from '../record/erase-dialogs.tsx';
import { OpenPane } from '../record/open-pane.tsx';
import { areInTrash, trashMark } from '../record/trash.ts';
import { useMay } from '../session/user.ts';
import { pressOne, useShortcuts } from '../ui/shortcuts.ts';
import { messageList, messageSelection, openAndReadAtom, openMessage } from './list.ts';
import { messageBulkActions, messageErasing, toolsFor } from './marks.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { readQuery, writeQuery } from './query.ts';

/** The messages page: the list and the open message; on a phone one of them at a time. */
export function Inbox({ openId }: { openId?: string | undefined }) {
  const texts = useTexts();
  const page = useListPage({
    list: messageList,
    selection: messageSelection,
    openAtom: openMessage.openAtom,
    openId,
    path: paths.inbox,
    itemPath: paths.message,
    readQuery,
    writeQuery,
    texts,
  });
  const mayWork = useMay('messageWork');
  const { query, isComing, selected, clearSelection, hrefOf, leave } = page;
  const shown = useAtomValue(openMessage.shownAtom);
  const showList = useSetAtom(messageList.showAtom);
  const openOne = useSetAtom(openAndReadAtom);
  const mark = useSetAtom(messageBulkActions.markAtom);
  const untick = useSetAtom(messageSelection.untickAtom);
  const askToErase = useSetAtom(messageErasing.toEraseAtom);

  useEffect(() => {
    clearSelection();
    showList(query);
  }, [query, showList, clearSelection]);
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);

  /** The messages for a shortcut: the selected ones, else the open one. */
  const chosen = selected.length > 0 ? selected : shown ? [shown] : [];
  const actOn = (messages: readonly Message[], action: PlainAction) => {
    // In the unread view, archived messages and spam become read, and stay in their folder.
    const unread = action === 'read' ? messages.filter(({ status }) => status === 'new') : [];
    mark(unread.length > 0 ? unread : messages, { action });
    untick(messages.map(({ id }) => id));
    const leavesFolder = action !== 'star' && action !== 'unstar' && action !== 'read';
    if (leavesFolder) leave(messages, action !== 'unread');
  };
  const moveToTrash = (messages: readonly Message[], isTrashed: boolean) => {
    mark(messages, trashMark(isTrashed));
    leave(messages);
  };
  const isTrash = areInTrash(chosen, query.folder === 'trash');

  const { actions, marks } = texts;
  useShortcuts(
    // The message that was open before is still shown.
    !mayWork || (isComing && selected.length === 0)
      ? {}
      : isTrash
        ? {
            e: { does: actions.restore, run: () => moveToTrash(chosen, false) },
            '#': { does: actions.erase, run: () => askToErase(chosen) },
          }
        : {
            r: { does: actions.reply, run: () => document.getElementById('reply')?.click() },
            a: { does: marks.markAnswered, run: () => pressOne('answer', selected.length > 0) },
            f: { does: marks.followUp, run: () => pressOne('follow-up', selected.length > 0) },
            l: { does: texts.tags.tag, run: () => pressOne('tags', selected.length > 0) },
            ...Object.fromEntries(
              toolsFor(chosen, texts, query.folder, selected.length === 0).map(
                ({ shortcut, action, label }) => [
                  shortcut,
                  { does: label, run: () => actOn(chosen, action) },
                ],
              ),
            ),
            '#': { does: actions.trash, run: () => moveToTrash(chosen, true) },
          },
  );

  return (
    <>
      <ListAndDetail
        isOpen={openId !== undefined}
        layout="even"
        list={<MessageList {...page} onAct={actOn} onTrash={moveToTrash} />}
        detail={
          <OpenPane
            {...page}
            record={openMessage}
            erasing={messageErasing}
            onTrash={moveToTrash}
            texts={{ ...texts, loading: texts.messageLoading, failed: texts.messageFailed }}
            actions={(message) => (
              <MessageActions {...{ message }} onAct={actOn} onTrash={moveToTrash} />
            )}
          >
            {(message) => <MessageDetail key={message.id} message={message} hrefOf={hrefOf} />}
          </OpenPane>
        }
      />
      <EraseDialog erasing={messageErasing} leads={texts.erase} onErased={leave} />
    </>
  );
}
