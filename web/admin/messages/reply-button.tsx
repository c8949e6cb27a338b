import { useSetAtom } from 'jotai';
import { Reply } from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { WriteButton } from '../replies/write-button.tsx';
import { replyHref } from './reply.ts';
import { startReplyAtom } from './reply-question.ts';

/** Begins a reply to a message. */
export function ReplyButton({ message }: { message: Message }) {
  const { reply } = useTexts().actions;
  const startReply = useSetAtom(startReplyAtom);
  return (
    <WriteButton
      id="reply"
      recordId={message.id}
      title={`${reply} (r)`}
      mailHref={replyHref(message, company())}
      onMailProgram={() => {
        // Only the user knows whether the mail program sent the reply: ask on return.
        if (message.repliedBy === null) startReply(message.id);
      }}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl bg-link px-2.5 font-semibold text-surface hover:opacity-90"
    >
      <Icon drawing={Reply} size={18} />
      <span className="@max-[19rem]:sr-only">{reply}</span>
      <span
        aria-hidden="true"
        className="key key-on-colour pointer-coarse:hidden @max-[19rem]:hidden"
      >
        r
      </span>
    </WriteButton>
  );
}
