import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'wouter';
import type { Message } from '#contract/admin/messages.ts';
import { shortMoment } from '../dates.ts';
import { languageAtom, useTexts } from './language.ts';
import { fetchMessagesAtom, messageListAtom } from './messages.ts';
import { messagePath } from './paths.ts';

export function MessageList({ openId }: { openId: string | undefined }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { items, nextCursor, total, state } = useAtomValue(messageListAtom);
  const fetchMessages = useSetAtom(fetchMessagesAtom);
  const again = items.length === 0 ? 'first' : 'next';
  return (
    <section aria-labelledby="messages" aria-busy={state === 'loading'}>
      <div className="flex items-baseline justify-between px-5 pb-3 pt-5">
        <h1 id="messages" className="text-xl">
          {texts.messages}
        </h1>
        <p className="text-sm text-muted">
          {texts.count.replace('{count}', total.toLocaleString(language))}
        </p>
      </div>
      <ul>
        {items.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} open={message.id === openId} />
          </li>
        ))}
      </ul>
      <div role="status" className="px-5 py-4 text-muted">
        {state === 'loading' && texts.loading}
        {state === 'ready' && items.length === 0 && texts.empty}
        {state === 'failed' && texts.failed}
      </div>
      {(state === 'failed' || (state === 'ready' && nextCursor)) && (
        <button
          type="button"
          onClick={() => fetchMessages(again)}
          className="mx-5 mb-6 min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
        >
          {state === 'failed' ? texts.retry : texts.more}
        </button>
      )}
    </section>
  );
}

/** A message has no title, so its first words serve. */
function MessageRow({ message, open }: { message: Message; open: boolean }) {
  const language = useAtomValue(languageAtom);
  return (
    <Link
      href={messagePath.replace(':id', message.id)}
      aria-current={open ? 'true' : undefined}
      className="block border-b border-line px-5 py-3 hover:bg-chosen aria-[current=true]:bg-chosen"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{message.fullName}</span>
        <time dateTime={message.createdAtUtc} className="shrink-0 text-sm text-muted">
          {shortMoment(message.createdAtUtc, language)}
        </time>
      </span>
      <span lang={message.language} className="block truncate text-muted">
        {message.message}
      </span>
    </Link>
  );
}
