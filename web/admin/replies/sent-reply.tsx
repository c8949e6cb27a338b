import { useSetAtom } from 'jotai';
import { CalendarCheck, CheckCheck, Clock, type IconNode, MailX, Send } from 'lucide';
import type { Reply } from '#contract/admin/replies.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDateTime, shortDateTime } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import { useMay } from '../session/user.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { focusRecord } from '../ui/focus-page.ts';
import type { Replied } from './fill.ts';
import { FileName } from './letter-files.tsx';
import { isLeaving, reasonOf } from './reason.ts';
import { decideMailAtom, takeBackAtom, writeAgainAtom } from './send.ts';

const icons: Readonly<Record<Reply['state'], IconNode>> = {
  waiting: Clock,
  sending: Send,
  sent: CheckCheck,
  refused: MailX,
  givenUp: MailX,
};

type SentReplyProps = {
  readonly reply: Reply;
  readonly replied: Replied;
  /** Whether its text is expanded at first. */
  readonly isLast: boolean;
};

/** A mail to the sender: its text and its state. */
export function SentReply({ reply, replied, isLast }: SentReplyProps) {
  const { replies: texts } = useTexts();
  const language = useLanguage();
  const { state, subject, text, recipient, createdAtUtc, kind, by, invites, cc, files } = reply;
  const isFailed = state === 'refused' || state === 'givenUp';
  const who = kind === 'reply' ? (by ?? texts.you) : texts.site;
  return (
    <article
      className={`rounded-2xl border px-4 py-3 ${isFailed ? 'border-error' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{who}</bdi> → <bdi>{recipient}</bdi>
          {cc && <span className="font-normal text-muted"> · {fill(texts.copied, { cc })}</span>}
        </p>
        <time
          dateTime={createdAtUtc}
          title={longDateTime(createdAtUtc, language)}
          className="text-muted"
        >
          {shortDateTime(createdAtUtc, language)}
        </time>
        <p
          role="status"
          className={`ml-auto inline-flex items-center gap-1.5 font-medium ${isFailed ? 'text-error' : 'text-muted'}`}
        >
          <Icon drawing={icons[state]} size={16} className="shrink-0" />
          {stateInWords(reply, texts, language)}
        </p>
      </div>
      {text === null ? (
        <p className="mt-1 text-muted">{texts.acknowledgement}</p>
      ) : (
        <details open={isLast}>
          <summary className="mt-1 cursor-pointer font-medium wrap-anywhere">
            <bdi>{subject}</bdi>
          </summary>
          <p
            lang={replied.language}
            dir="auto"
            className="mt-1.5 whitespace-pre-wrap wrap-anywhere leading-relaxed"
          >
            {text}
          </p>
          {invites && (
            <p className="mt-2 inline-flex items-center gap-2 text-sm text-muted">
              <Icon drawing={CalendarCheck} size={16} />
              {texts.invitation}
            </p>
          )}
        </details>
      )}
      {files.length > 0 && (
        <ul aria-label={texts.files} className="no-print mt-1 grid justify-items-start text-sm">
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
      <Troubles {...{ reply, replied }} />
    </article>
  );
}

/** Why a mail was not delivered, with the server's response, and possible actions. */
function Troubles({ reply, replied }: Omit<SentReplyProps, 'isLast'>) {
  const { replies: texts } = useTexts();
  const decide = useSetAtom(decideMailAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const writeAgain = useSetAtom(writeAgainAtom);
  const mayRetry = useMay('letters');
  const mayGiveUp = useMay('owner');
  const { state, answer, id } = reply;
  const { id: recordId } = replied;
  const isUnsent = state !== 'sent' && state !== 'sending';
  if (!isUnsent) return null;
  /** The button unmounts: move the focus first. */
  const andFocus = (act: () => unknown) => () => {
    act();
    focusRecord();
  };
  return (
    <>
      {answer !== null && (
        <p className="mt-2 text-sm">
          {texts.reasons[reasonOf(answer)]}{' '}
          <span className="text-muted wrap-anywhere">{fill(texts.serverSays, { answer })}</span>
        </p>
      )}
      <div className="no-print flex flex-wrap gap-x-5 text-sm">
        {isLeaving(reply) ? (
          <LinkButton onClick={andFocus(() => takeBack(recordId, id))}>{texts.undo}</LinkButton>
        ) : (
          <>
            {mayRetry && (
              <LinkButton onClick={andFocus(() => decide(recordId, reply, 'retry'))}>
                {texts.retry}
              </LinkButton>
            )}
            {reply.text !== null && state !== 'waiting' && (
              <LinkButton onClick={() => writeAgain(replied, reply)}>{texts.edit}</LinkButton>
            )}
            {mayGiveUp && state !== 'givenUp' && (
              <LinkButton onClick={andFocus(() => decide(recordId, reply, 'giveUp'))}>
                {texts.giveUp}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </>
  );
}

function stateInWords(
  reply: Reply,
  { states }: ReturnType<typeof useTexts>['replies'],
  language: Parameters<typeof shortDateTime>[1],
): string {
  if (isLeaving(reply)) return states.leaving;
  const { state, nextAtUtc } = reply;
  if (state !== 'waiting' || nextAtUtc === null) return states[state];
  return fill(states.waiting, { time: shortDateTime(nextAtUtc, language) });
}
