import { useAtomValue, useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/messages.ts';
import { languageAtom, useTexts } from '../language.ts';
import { ListFoot } from '../list-tools.tsx';
import { VirtualList } from '../virtual-list.tsx';
import type { Action } from './act.ts';
import { BulkBar } from './bulk-bar.tsx';
import { messageList } from './list.ts';
import { ListHead } from './list-head.tsx';
import { MessageRow } from './message-row.tsx';
import { filterCount, type Query } from './query.ts';
import { selectedAtom } from './selection.ts';

type MessageListProps = {
  readonly query: Query;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
  onQuery(query: Query): void;
  onAct(messages: readonly Message[], action: Action): void;
  onErase(messages: readonly Message[]): void;
};

/** The list of a folder, with what narrows it and what can be done to the ticked ones. */
export function MessageList(props: MessageListProps) {
  const { query, openId, hrefOf, onQuery, onAct, onErase } = props;
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { items, nextCursor, total, state } = useAtomValue(messageList.listAtom);
  const selected = useAtomValue(selectedAtom);
  const showList = useSetAtom(messageList.showAtom);
  const fetchMore = useSetAtom(messageList.fetchMoreAtom);
  const isNarrowed = filterCount(query) > 0 || query.q !== undefined;
  return (
    <section
      aria-label={texts.folders[query.folder]}
      aria-busy={state === 'loading'}
      className="flex h-full min-h-0 flex-col"
    >
      <ListHead query={query} onQuery={onQuery} />
      {selected.length > 0 && (
        <BulkBar query={query} onAct={onAct} onErase={() => onErase(selected)} />
      )}
      <p role="status" className="border-b border-line px-5 py-1.5 text-sm text-muted">
        {state === 'loading' && items.length === 0
          ? texts.loading
          : texts.count.replace('{count}', total.toLocaleString(language))}
      </p>
      <VirtualList
        items={items}
        total={total}
        openId={openId}
        onNearEnd={() => {
          if (nextCursor !== null && state === 'ready') fetchMore();
        }}
        row={(message) => (
          <MessageRow
            message={message}
            href={hrefOf(message.id)}
            isOpen={message.id === openId}
            onStar={() => onAct([message], message.starred ? 'unstar' : 'star')}
          />
        )}
      >
        <ListFoot
          state={state}
          isEmpty={items.length === 0}
          empty={isNarrowed ? texts.nothingFound : texts.empty[query.folder]}
          onClear={isNarrowed ? () => onQuery({ folder: query.folder }) : undefined}
          failed={texts.failed}
          onRetry={() => (items.length > 0 ? fetchMore() : showList(query))}
        />
      </VirtualList>
    </section>
  );
}
