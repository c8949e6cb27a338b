import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Message } from '#contract/admin/message.ts';
import { EraseDialog } from '../erase-dialog.tsx';
import { useTexts } from '../language.ts';
import { ListAndDetail } from '../list-and-detail.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { pressOne, useShortcuts } from '../shortcuts.ts';
import { useListPage } from '../use-list-page.ts';
import { actAtom, messageErasing } from './act.ts';
import { choicesFor } from './choices.ts';
import { LazyReadingPane } from './lazy-parts.tsx';
import { messageList, messageSelection } from './list.ts';
import { MessageList } from './message-list.tsx';
import { openAndReadAtom, openMessage } from './open.ts';
import { readQuery, writeQuery } from './query.ts';
import { titleOf } from './title.ts';

/** The messages page: the list and the open message; on a phone one of them at a time. */
export function Inbox({ openId }: { openId?: string | undefined }) {
  const texts = useTexts();
  const page = useListPage({
    list: messageList,
    selection: messageSelection,
    openId,
    path: paths.inbox,
    itemPath: paths.message,
    readQuery,
    writeQuery,
    texts,
  });
  const { query, items, index, selected, clearSelection, hrefOf, goTo, goBy, showQuery } = page;
  const shown = useAtomValue(openMessage.shownAtom);
  const showList = useSetAtom(messageList.showAtom);
  const openOne = useSetAtom(openAndReadAtom);
  const act = useSetAtom(actAtom);
  const erase = useSetAtom(messageErasing.eraseAtom);
  const [toErase, setToErase] = useState<readonly Message[]>([]);

  useEffect(() => {
    clearSelection();
    showList(query);
  }, [query, showList, clearSelection]);
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);

  /** What a shortcut acts on: the ticked messages, else the open one. */
  const chosen = selected.length > 0 ? selected : shown ? [shown] : [];
  const choices = choicesFor(chosen, query.folder);
  const actOn = (messages: readonly Message[], action: Parameters<typeof act>[1]) => {
    const leavesFolder = action !== 'star' && action !== 'unstar' && action !== 'read';
    const isOpenOne = leavesFolder && messages.some(({ id }) => id === openId);
    // Opens the next message after the action.
    const next = isOpenOne ? nextAfter(items, messages, index) : undefined;
    act(messages, action);
    // Replaces the history entry: Back leads to the list, not to what has left it.
    if (isOpenOne) goTo(action === 'unread' ? undefined : next?.id, { replace: true });
  };

  const { actions, marks } = texts;
  useShortcuts({
    r: { does: actions.reply, run: () => document.getElementById('reply')?.click() },
    a: { does: marks.markAnswered, run: () => pressOne('answer', selected.length > 0) },
    f: { does: marks.followUp, run: () => pressOne('follow-up', selected.length > 0) },
    l: { does: texts.tags.tag, run: () => pressOne('tags', selected.length > 0) },
    e: {
      does: choices.archive === 'archive' ? actions.archive : actions.toInbox,
      run: () => actOn(chosen, choices.archive),
    },
    s: { does: actions[choices.star], run: () => actOn(chosen, choices.star) },
    u: { does: actions[choices.unread], run: () => actOn(chosen, choices.unread) },
    '!': { does: actions[choices.spam], run: () => actOn(chosen, choices.spam) },
    '#': { does: actions.erase, run: () => setToErase(chosen) },
  });

  return (
    <Shell title={titleOf(query, texts)}>
      <ListAndDetail
        isOpen={openId !== undefined}
        list={
          <MessageList
            query={query}
            openId={openId}
            hrefOf={hrefOf}
            onQuery={showQuery}
            onAct={actOn}
            onErase={setToErase}
          />
        }
        detail={
          <LazyReadingPane
            isOpen={openId !== undefined}
            position={index < 0 ? undefined : index}
            canChoose={items.length > 0}
            onBack={() => goTo(undefined)}
            onGoBy={goBy}
            hrefOf={hrefOf}
            onAct={actOn}
            onErase={setToErase}
          />
        }
      />
      <EraseDialog
        items={toErase}
        leads={texts.erase}
        onClose={() => setToErase([])}
        onErase={erase}
        onErased={(ids) => {
          // Replaces the history entry: Back would lead to an erased message.
          if (openId && ids.includes(openId))
            goTo(nextAfter(items, toErase, index)?.id, { replace: true });
        }}
      />
    </Shell>
  );
}

/** The first remaining message after the open one, else the last before it. */
function nextAfter(
  items: readonly Message[],
  leaving: readonly Message[],
  index: number,
): Message | undefined {
  const stays = (message: Message) => !leaving.some(({ id }) => id === message.id);
  return items.slice(index + 1).find(stays) ?? items.slice(0, Math.max(0, index)).findLast(stays);
}
