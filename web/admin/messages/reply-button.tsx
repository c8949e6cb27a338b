import { useAtomValue, useSetAtom } from 'jotai';
import { Reply } from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { company } from '../company.ts';
import { countsAtom } from '../counts.ts';
import { useTexts } from '../language.ts';
import { writingAtom } from '../replies/writing.ts';
import { replyHref } from './reply.ts';
import { startReplyAtom } from './reply-question.ts';

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl bg-link px-2.5 font-semibold text-surface hover:opacity-90';

/** Begins a reply under the letter; where the site sends no mail, in the mail program. */
export function ReplyButton({ message }: { message: Message }) {
  const { reply } = useTexts().actions;
  const canReply = useAtomValue(countsAtom)?.canReply;
  const startReply = useSetAtom(startReplyAtom);
  const setWriting = useSetAtom(writingAtom);
  const title = `${reply} (r)`;
  const face = (
    <>
      <Icon drawing={Reply} size={18} />
      <span className="@max-[19rem]:sr-only">{reply}</span>
      <span
        aria-hidden="true"
        className="key key-on-colour pointer-coarse:hidden @max-[19rem]:hidden"
      >
        r
      </span>
    </>
  );
  if (canReply) {
    return (
      <button
        id="reply"
        type="button"
        title={title}
        onClick={() => setWriting({ id: message.id })}
        className={look}
      >
        {face}
      </button>
    );
  }
  return (
    <a
      id="reply"
      href={replyHref(message, company())}
      onClick={() => {
        // The mail program sends the reply, or not: that is asked when the user is back.
        if (message.repliedBy === null) startReply(message.id);
      }}
      title={title}
      className={look}
    >
      {face}
    </a>
  );
}
