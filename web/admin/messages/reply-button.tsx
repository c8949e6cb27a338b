import { useAtomValue, useSetAtom } from 'jotai';
import { Reply } from 'lucide';
import { useEffect, useState } from 'react';
import type { Message } from '#contract/admin/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom, firstCountsAtom } from '../api-client/counts.ts';
import { company } from '../company.ts';
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
  const askAgain = useSetAtom(firstCountsAtom);
  // The id of the message: another one may be opened while its reply waits.
  const [wanted, setWanted] = useState<string>();
  const isWanted = wanted === message.id;
  useEffect(() => {
    if (!isWanted || canReply === undefined) return;
    setWanted(undefined);
    document.getElementById('reply')?.click();
  }, [isWanted, canReply]);
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
  // Not known yet: a press waits, since the mail program would be the wrong place where the site sends mail.
  if (canReply ?? true) {
    return (
      <button
        id="reply"
        type="button"
        title={title}
        aria-busy={isWanted}
        onClick={() => {
          if (canReply) return setWriting({ id: message.id });
          setWanted(message.id);
          askAgain();
        }}
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
