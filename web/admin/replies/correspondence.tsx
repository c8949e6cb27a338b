import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useTexts } from '../language.ts';
import { draftKey, unsavedNotesAtom } from '../notes/unsaved.ts';
import { changedAtom } from '../record/events.ts';
import { FailedPart } from '../ui/failed.tsx';
import { conversationAtom, fetchConversationAtom } from './conversation-state.ts';
import type { Replied } from './fill.ts';
import { ReplyForm } from './reply-form.tsx';
import { SentReply } from './sent-reply.tsx';
import { writingAtom } from './writing.ts';

/** What was written to the sender of the open record, and the reply that is being written; nothing without either. */
export default function Correspondence({ replied }: { replied: Replied }) {
  const { id, language } = replied;
  const { replies: texts } = useTexts();
  const conversation = useAtomValue(conversationAtom);
  const isUnsaved = useAtomValue(unsavedNotesAtom).has(draftKey(id));
  const isWriting = useAtomValue(writingAtom)?.id === id;
  const fetchConversation = useSetAtom(fetchConversationAtom);
  const store = useStore();
  useEffect(() => {
    fetchConversation(id, language);
    return store.sub(changedAtom, () => {
      const { id: changed, isErased } = store.get(changedAtom);
      // An erasure leaves the other conversations as they are, and of its own there is nothing to fetch.
      if (isErased) return;
      if (changed === undefined || changed === id) fetchConversation(id, language);
    });
  }, [id, language, fetchConversation, store]);
  if (conversation?.id !== id) return null;
  const { what } = conversation;
  if (what === 'failed') {
    return <FailedPart text={texts.failed} onRetry={() => fetchConversation(id, language)} />;
  }
  const { replies, draft } = what;
  return (
    <>
      {replies.length > 0 && (
        <section aria-label={texts.title} className="mt-6 grid gap-3">
          {replies.map((reply, index) => (
            <SentReply
              key={reply.id}
              {...{ reply, replied }}
              isLast={index === replies.length - 1}
            />
          ))}
        </section>
      )}
      {(isWriting || isUnsaved || draft) && replied.trashedAtUtc === null && (
        <ReplyForm {...{ replied, draft }} />
      )}
    </>
  );
}
