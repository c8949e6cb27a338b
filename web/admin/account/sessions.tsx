import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenSession } from '#contract/admin/account.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { plainAddress } from '../format/address.ts';
import { fullDateTime, shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { DangerButton, DangerQuietButton, QuietButton } from '../ui/buttons.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { browserName } from './browser-name.ts';
import { ProofField, useProof } from './proof.tsx';
import { type EndedSessions, endSessionsAtom, sessionsRead } from './sessions-state.ts';
import { useKeyTexts } from './texts.ts';

/** The open sessions, and the buttons that end them. */
export function Sessions() {
  const { account: texts, logOut: logOutText, close } = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  const [asked, setAsked] = useState<EndedSessions | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const done = () => {
    // The dialog closes first: nothing behind an open dialog can take the focus.
    flushSync(() => setAsked(null));
    // The pressed button was removed with its row.
    title.current?.focus();
  };

  return (
    <Panel title={texts.sessions} titleRef={title}>
      <p className="mt-2 max-w-[40rem] text-muted">{texts.sessionsLead}</p>
      <WhenFetched of={sessionsRead} loading={texts.sessionsLoading} failed={texts.sessionsFailed}>
        {({ items }) => {
          const by = items.find(({ own }) => own)?.by;
          const others = items.filter((one) => !one.own && one.by === by);
          return (
            <>
              <div className="mt-4 flex flex-wrap gap-3">
                <QuietButton onClick={() => logOut()}>{logOutText}</QuietButton>
                {others.length > 0 && (
                  <DangerQuietButton onClick={() => setAsked('others')}>
                    {texts.endOthers}
                  </DangerQuietButton>
                )}
              </div>
              <ul className="mt-5 border-t border-line">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
                ))}
              </ul>
            </>
          );
        }}
      </WhenFetched>
      {/* Depends on the session, not on the list, which may not be fetched again after the session has ended. */}
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={(asked === 'others' ? texts.endOthersDialog : texts.endOneDialog).title}
        closeLabel={close}
      >
        {/* Unmounted when it closes, so that no password stays in it. */}
        {asked && <PasswordQuestion asked={asked} onClose={() => setAsked(null)} onDone={done} />}
      </Dialog>
    </Panel>
  );
}

/** One open session. The own session cannot be ended here: that is logging out. */
function SessionRow({ session, onEnd }: { session: OpenSession; onEnd(): void }) {
  const texts = useTexts().account;
  const language = useLanguage();
  const { browser, by, address, createdAtUtc, lastSeenUtc, own } = session;
  const browserWords = browserName(browser ?? '') || texts.unknownBrowser;
  const name = by ? `${isolated(by)} · ${browserWords}` : browserWords;
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span title={browser ?? undefined}>{name}</span>
          {own && (
            <span className="rounded-full bg-chosen px-2.5 text-sm text-link">{texts.own}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          <span className="break-all">{plainAddress(address)}</span> ·{' '}
          {fill(texts.since, { time: shortDateTime(createdAtUtc, language) })}
        </p>
        <p className="text-sm text-muted">
          {texts.lastSeen}{' '}
          <time dateTime={lastSeenUtc} title={fullDateTime(lastSeenUtc, language)}>
            {timeSince(lastSeenUtc, language)}
          </time>
        </p>
      </div>
      {!own && (
        <QuietButton aria-label={fill(texts.endOne, { name })} onClick={onEnd}>
          {texts.end}
        </QuietButton>
      )}
    </li>
  );
}

type PasswordQuestionProps = { readonly asked: EndedSessions; onClose(): void; onDone(): void };

/** Asks for the password before sessions end: someone who finds the admin open must not lock others out. */
function PasswordQuestion({ asked, onClose, onDone }: PasswordQuestionProps) {
  const { account: texts } = useTexts();
  const { keys } = useKeyTexts();
  const { hasPassword, prove } = useProof();
  const end = useSetAtom(endSessionsAtom);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const proof = await prove(typed);
    const refusal = proof ? await end(asked, proof) : keys.notProven;
    setBusy(false);
    // Closed meanwhile; a dialog that is open now asks about other sessions.
    if (!form.current) {
      if (refusal !== undefined) notify('error', refusal);
    } else if (refusal === undefined) onDone();
    else {
      setError(refusal);
      form.current.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    }
  };

  const { lead, confirm } = asked === 'others' ? texts.endOthersDialog : texts.endOneDialog;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="max-w-[26rem] text-muted">{lead}</p>
      <ProofField
        error={error}
        value={typed}
        onChange={(password) => {
          setTyped(password);
          setError('');
        }}
      />
      {!hasPassword && <ErrorLine>{error}</ErrorLine>}
      <DialogButtons onCancel={onClose}>
        <DangerButton type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.ending : confirm}
        </DangerButton>
      </DialogButtons>
    </form>
  );
}
