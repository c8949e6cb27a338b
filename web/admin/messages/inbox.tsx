import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { Message } from '#contract/admin/message.ts';
import { useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { useShortcuts } from '../shortcuts.ts';
import { undoLastAtom } from '../undo.ts';
import { actAtom } from './act.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { messageList, messageSelection } from './list.ts';
import { MessageList } from './message-list.tsx';
import { openAndReadAtom, openMessage } from './open.ts';
import { type Query, readQuery, writeQuery } from './query.ts';
import { ReadingPane } from './reading-pane.tsx';

/** The messages page: the list and the open message; on a phone one of them at a time. */
export function Inbox({ openId }: { openId?: string }) {
  const texts = useTexts();
  const [, navigate] = useLocation();
  // Wouter's own `useSearchParams` decodes the URL twice: a literal "%41" would become "A".
  const search = useSearch();
  const written = writeQuery(readQuery(new URLSearchParams(search)));
  const query = useMemo(() => readQuery(new URLSearchParams(written)), [written]);
  const { items } = useAtomValue(messageList.listAtom);
  const shown = useAtomValue(openMessage.shownAtom);
  const selected = useAtomValue(messageSelection.selectedAtom);
  const showList = useSetAtom(messageList.showAtom);
  const openOne = useSetAtom(openAndReadAtom);
  const act = useSetAtom(actAtom);
  const toggle = useSetAtom(messageSelection.toggleAtom);
  const clearSelection = useSetAtom(messageSelection.clearSelectionAtom);
  const undoLast = useSetAtom(undoLastAtom);
  const fetchMore = useSetAtom(messageList.fetchMoreAtom);
  const [toErase, setToErase] = useState<readonly Message[]>([]);

  useEffect(() => {
    clearSelection();
    showList(query);
  }, [query, showList, clearSelection]);
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);

  const goTo = (id: string | undefined, options?: { readonly replace: boolean }) =>
    navigate(
      id ? pathOf(paths.message, id, written) : paths.inbox + (written && `?${written}`),
      options,
    );
  const showQuery = (next: Query) => {
    const address = writeQuery(next);
    // A delayed search must not close a message that was opened meanwhile.
    navigate(
      openId ? pathOf(paths.message, openId, address) : paths.inbox + (address && `?${address}`),
    );
  };
  const index = items.findIndex(({ id }) => id === openId);
  const neighbour = (step: 1 | -1) => items[index + step] ?? items[index];
  const goBy = (step: 1 | -1) => {
    const next = index < 0 ? items[0] : neighbour(step);
    if (next) goTo(next.id);
    if (index + step >= items.length - 2) fetchMore();
  };

  /** What a shortcut acts on: the ticked messages, else the open one. */
  const chosen = selected.length > 0 ? selected : shown ? [shown] : [];
  const actOn = (messages: readonly Message[], action: Parameters<typeof act>[1]) => {
    const leavesFolder = action !== 'star' && action !== 'unstar' && action !== 'read';
    const isOpenOne = leavesFolder && messages.some(({ id }) => id === openId);
    // Opens the next message after the action.
    const next = isOpenOne ? nextAfter(items, messages, index) : undefined;
    act(messages, action);
    if (isOpenOne) goTo(action === 'unread' ? undefined : next?.id);
  };

  useShortcuts({
    j: () => goBy(1),
    k: () => goBy(-1),
    o: () => document.getElementById('detail-heading')?.focus(),
    x: () => openId && toggle(openId, false),
    r: () => document.getElementById('reply')?.click(),
    n: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    e: () => actOn(chosen, query.folder === 'archived' ? 'read' : 'archive'),
    s: () => actOn(chosen, chosen.every(({ starred }) => starred) ? 'unstar' : 'star'),
    u: () => actOn(chosen, 'unread'),
    '!': () => actOn(chosen, query.folder === 'spam' ? 'notSpam' : 'spam'),
    '#': () => setToErase(chosen),
    Delete: () => setToErase(chosen),
    z: () => undoLast(),
    '/': () => document.getElementById('search')?.focus(),
    Escape: () => {
      if (selected.length > 0) clearSelection();
      else if (openId) goTo(undefined);
    },
  });

  return (
    <Shell title={texts.folders[query.folder]}>
      <div className="grid h-full min-h-0 md:grid-cols-[19rem_1fr] min-[80rem]:grid-cols-[minmax(18rem,26rem)_1fr] print:block">
        <div
          data-open={openId !== undefined}
          className="no-print min-h-0 border-line data-[open=true]:hidden md:border-r md:data-[open=true]:block"
        >
          <MessageList
            query={query}
            openId={openId}
            hrefOf={(id) => pathOf(paths.message, id, written)}
            onQuery={showQuery}
            onAct={actOn}
            onErase={setToErase}
          />
        </div>
        <div
          data-open={openId !== undefined}
          className="hidden min-h-0 overflow-y-auto bg-raised data-[open=true]:block md:block print:block"
        >
          <ReadingPane
            folder={query.folder}
            position={index < 0 ? undefined : index}
            canChoose={items.length > 0}
            onBack={() => goTo(undefined)}
            onGoBy={goBy}
            onAct={actOn}
            onErase={setToErase}
          />
        </div>
      </div>
      <EraseDialog
        messages={toErase}
        onClose={() => setToErase([])}
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
