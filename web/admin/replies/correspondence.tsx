import { useAtomValue } from 'jotai';
import { useTexts } from '../language.ts';
import { draftKey, unsavedNotesAtom } from '../notes/unsaved.ts';
import { useMay } from '../session/user.ts';
import { loadTexts } from '../texts/index.ts';
import { FailedPart } from '../ui/failed.tsx';
import { useRead } from '../ui/fetched.tsx';
import { conversationRead } from './conversation-state.ts';
import { type Replied, writerIn } from './fill.ts';
import { ReplyForm } from './reply-form.tsx';
import { SentReply } from './sent-reply.tsx';
import { signaturesRead } from './signatures-state.ts';
import { writingAtom } from './writing.ts';

/** Mails to the sender of the open record, and the reply being written; nothing without either. */
export function Correspondence({ replied }: { replied: Replied }) {
  const { id, language } = replied;
  const { replies: texts } = useTexts();
  const isUnsaved = useAtomValue(unsavedNotesAtom).has(draftKey(id));
  const isWriting = useAtomValue(writingAtom)?.id === id;
  const conversation = useRead(conversationRead(id));
  // Texts in the sender's language, which the form uses for canned answers.
  const hasTexts = useRead({
    queryKey: ['texts', language],
    queryFn: () => loadTexts(language).then(() => true),
  });
  const mayWrite = useMay('letters');
  const signatures = useRead({ ...signaturesRead, enabled: mayWrite });
  const reads = [conversation, hasTexts, ...(mayWrite ? [signatures] : [])];
  if (reads.some(({ hasFailed }) => hasFailed)) {
    const retry = () => {
      for (const one of reads) one.retry();
    };
    return <FailedPart text={texts.failed} onRetry={retry} />;
  }
  if (!conversation.data || !hasTexts.data || (mayWrite && !signatures.data)) return null;
  const { replies, draft } = conversation.data;
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
      {signatures.data && (isWriting || isUnsaved || draft) && replied.trashedAtUtc === null && (
        <ReplyForm {...{ replied, draft }} writer={writerIn(language, signatures.data)} />
      )}
    </>
  );
}
