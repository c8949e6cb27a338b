import { useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { endSessions, type OpenSession } from '#contract/admin/account.ts';
import type { Proof } from '#contract/admin/session.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { authenticatedCall } from '../api-client/call.ts';
import { readAnewAtom } from '../api-client/queries.ts';
import { plainAddress } from '../format/address.ts';
import { fullDateTime, shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { DangerQuietButton, QuietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { closeToHeading } from '../ui/focus-page.ts';
import { Panel } from '../ui/panel.tsx';
import { useForm } from '../ui/use-form.ts';
import { browserName } from './browser-name.ts';
import { ProvenForm } from './proof.tsx';
import { sessionsRead } from './sessions-state.ts';

/** One session, or all except the own one. */
type EndedSessions = OpenSession | 'others';

/** The open sessions, and the buttons that end them. */
export function Sessions() {
  const { account: texts, logOut: logOutText, close: closeLabel } = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  const [asked, setAsked] = useState<EndedSessions | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
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
        onClose={close}
        title={(asked === 'others' ? texts.endOthersDialog : texts.endOneDialog).title}
        closeLabel={closeLabel}
      >
        {/* Unmounted when it closes, so that no password stays in it. */}
        {asked && (
          <EndForm asked={asked} onClose={close} onDone={() => closeToHeading(close, title)} />
        )}
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

type EndFormProps = { readonly asked: EndedSessions; onClose(): void; onDone(): void };

/** Asks for a proof before sessions end: someone who finds the admin open must not lock others out. */
function EndForm({ asked, onClose, onDone }: EndFormProps) {
  const { account: texts, actionFailed } = useTexts();
  const { get, set } = useStore();
  const form = useForm(useState({}), ['password']);
  const send = async (proof: Proof) => {
    const body = { ...proof, ...(asked !== 'others' && { id: asked.id }) };
    if (!form.passes(endSessions.body, body)) return;
    const outcome = await authenticatedCall(get, set, endSessions, { body });
    // A session that has already expired counts as ended.
    if (!outcome.ok && outcome.status !== 404) {
      return form.show(outcome.fields, outcome.text || actionFailed);
    }
    await set(readAnewAtom, sessionsRead);
    notify('success', asked === 'others' ? texts.endedOthers : texts.endedOne);
    if (form.isShown()) onDone();
  };
  const { lead, confirm } = asked === 'others' ? texts.endOthersDialog : texts.endOneDialog;
  return (
    <ProvenForm
      {...{ form, confirm, send }}
      lead={<span className="block max-w-[26rem]">{lead}</span>}
      className="gap-5"
      confirming={texts.ending}
      isDanger
      onCancel={onClose}
    />
  );
}
