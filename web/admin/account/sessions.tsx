import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenSession } from '#contract/admin/account.ts';
import { plainAddress } from '../format/address.ts';
import { fullDateTime, shortDateTime, timeSince } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { dangerQuietButton, quietButton } from '../ui/buttons.ts';
import { useFetch, WhenAnswered } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { browserName } from './browser-name.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { type EndedSessions, sessions } from './sessions-state.ts';

/** The open sessions, and the buttons that end them. */
export function Sessions() {
  const texts = useTexts().account;
  const { logOut: logOutText } = useTexts();
  const logOut = useSetAtom(askToLogOutAtom);
  const [asked, setAsked] = useState<EndedSessions | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFetch(sessions, false);

  const done = () => {
    // The dialog closes first: nothing behind an open dialog can take the focus.
    flushSync(() => setAsked(null));
    // The pressed button was removed with its row.
    title.current?.focus();
  };

  return (
    <Panel title={texts.sessions} titleRef={title}>
      <p className="mt-2 max-w-[40rem] text-muted">{texts.sessionsLead}</p>
      <WhenAnswered of={sessions} loading={texts.sessionsLoading} failed={texts.sessionsFailed}>
        {({ items }) => {
          const others = items.filter(({ own }) => !own);
          return (
            <>
              <div className="mt-4 flex flex-wrap gap-3">
                <button type="button" onClick={() => logOut()} className={quietButton}>
                  {logOutText}
                </button>
                {others.length > 0 && (
                  <button
                    type="button"
                    onClick={() => setAsked('others')}
                    className={dangerQuietButton}
                  >
                    {texts.endOthers}
                  </button>
                )}
              </div>
              <ul className="mt-5 border-t border-line">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
                ))}
              </ul>
              <EndSessionsDialog asked={asked} onClose={() => setAsked(null)} onDone={done} />
            </>
          );
        }}
      </WhenAnswered>
    </Panel>
  );
}

/** One open session. The own session cannot be ended here: that is logging out. */
function SessionRow({ session, onEnd }: { session: OpenSession; onEnd(): void }) {
  const texts = useTexts().account;
  const language = useAtomValue(languageAtom);
  const { browser, address, createdAtUtc, lastSeenUtc, own } = session;
  const name = browserName(browser ?? '') || texts.unknownBrowser;
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
          {texts.since.replace('{time}', () => shortDateTime(createdAtUtc, language))}
        </p>
        <p className="text-sm text-muted">
          {texts.lastSeen}{' '}
          <time dateTime={lastSeenUtc} title={fullDateTime(lastSeenUtc, language)}>
            {timeSince(lastSeenUtc, language)}
          </time>
        </p>
      </div>
      {!own && (
        <button
          type="button"
          aria-label={texts.endOne.replace('{name}', () => name)}
          onClick={onEnd}
          className={quietButton}
        >
          {texts.end}
        </button>
      )}
    </li>
  );
}
