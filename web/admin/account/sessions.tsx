import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../language.ts';
import { askToLogOutAtom } from '../notes/log-out.ts';
import { dangerQuietButton, quietButton } from '../ui/buttons.ts';
import { useFetch, WhenAnswered } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { SessionRow } from './session-row.tsx';
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
