import { useSetAtom } from 'jotai';
import type { ListedMail, Mail } from '#contract/admin/mail.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { shortDateTime } from '../format/date-format.ts';
import { useLanguage } from '../language.ts';
import { LinkButton, MainButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { useBusy } from '../ui/use-run.ts';
import { Facts } from './facts.tsx';
import { mailAtom, mailRead } from './state.ts';
import { useSystemTexts } from './texts.ts';

/** Recipients of notices, and the states of mails. */
export function MailPanel() {
  const texts = useSystemTexts().mail;
  return (
    <Panel title={texts.title}>
      <WhenFetched of={mailRead} loading={texts.loading} failed={texts.failed}>
        {(state) => <MailState state={state} />}
      </WhenFetched>
    </Panel>
  );
}

function MailState({ state: mailState }: { readonly state: Mail }) {
  const texts = useSystemTexts().mail;
  const language = useLanguage();
  const send = useSetAtom(mailAtom);
  const [isAsked, run] = useBusy();
  const { state, server, problem, notified, content, acknowledges } = mailState;
  const { lastSentAtUtc, waiting, troubled, tests } = mailState;
  const recipients = [...notified.messages, ...notified.applications];
  if (state === 'off') {
    return (
      <p className="mt-4">
        <strong>{texts.off}</strong> {texts.offAdvice}
      </p>
    );
  }
  return (
    <>
      <div role="alert">
        {state === 'down' && <p className="mt-4 text-error">{texts.down}</p>}
        {problem !== null && (
          <p className="mt-4 wrap-anywhere text-error">
            {texts.broken} <span lang="en">{problem}</span>
          </p>
        )}
      </div>
      {recipients.length === 0 && <p className="mt-4 font-semibold">{texts.nobody}</p>}
      <Facts
        of={[
          server && [texts.server, server.host, fill(texts.from, { from: server.from })],
          [texts.messages, notified.messages.join(', ') || texts.none],
          [texts.applications, notified.applications.join(', ') || texts.none],
          [texts.operator, notified.operator.join(', ') || texts.none],
          [texts.content, texts.contents[content]],
          [texts.senders, acknowledges ? texts.acknowledged : texts.notAcknowledged],
          lastSentAtUtc
            ? [
                texts.lastSent,
                timeSince(lastSentAtUtc, language),
                shortDateTime(lastSentAtUtc, language),
              ]
            : [texts.lastSent, texts.never],
          [texts.waiting, waiting.toLocaleString(language)],
        ]}
      />
      {recipients.length + notified.operator.length > 0 && (
        <MainButton
          onClick={() => run(() => send('test'))}
          aria-disabled={isAsked || undefined}
          className="mt-5"
        >
          {isAsked ? texts.testing : texts.test}
        </MainButton>
      )}
      <Mails title={texts.troubled} mails={troubled} />
      <Mails title={texts.tests} mails={tests} />
    </>
  );
}

function Mails({ title, mails }: { title: string; mails: readonly ListedMail[] }) {
  if (mails.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-text font-semibold tracking-normal">{title}</h3>
      <ul aria-live="polite" className="mt-2 border-t border-line">
        {mails.map((one) => (
          <MailRow key={one.id} one={one} />
        ))}
      </ul>
    </>
  );
}

/** A mail with the server's response, and its actions. */
function MailRow({ one }: { readonly one: ListedMail }) {
  const texts = useSystemTexts().mail;
  const language = useLanguage();
  const change = useSetAtom(mailAtom);
  const { id, kind, recipient, state, attempts, changedAtUtc, nextAtUtc, answer } = one;
  const isOver = state === 'sent' || state === 'sending';
  return (
    <li className="border-b border-line py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">
          {texts.states[state]}
          <span className="font-normal text-muted"> · {texts.kinds[kind]}</span>
        </span>
        <time dateTime={changedAtUtc} className="text-sm text-muted">
          {shortDateTime(changedAtUtc, language)}
        </time>
      </p>
      <p className="wrap-anywhere text-sm text-muted">
        {fill(texts.to, { recipient })} · {fill(texts.attempts, { count: attempts }, language)}
        {nextAtUtc && ` · ${fill(texts.next, { time: shortDateTime(nextAtUtc, language) })}`}
      </p>
      {answer && <p className="wrap-anywhere text-sm">{fill(texts.answer, { answer })}</p>}
      {!isOver && (
        <div className="flex gap-5">
          <LinkButton onClick={() => change('retry', id)}>{texts.retry}</LinkButton>
          {state === 'waiting' && (
            <LinkButton onClick={() => change('giveUp', id)}>{texts.giveUp}</LinkButton>
          )}
        </div>
      )}
    </li>
  );
}
