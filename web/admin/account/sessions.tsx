import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { OpenSession } from '#contract/admin/account.ts';
import { dangerQuietButton, quietButton } from '../buttons.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { WhenFetched } from '../fetched.tsx';
import { useTexts } from '../language.ts';
import { Panel } from '../panel.tsx';
import { logOutAtom } from '../session.ts';
import { SessionRow } from './session-row.tsx';
import { endSessionsAtom, fetchSessionsAtom, sessionsAtom } from './sessions-state.ts';

/** Where the desk is open, and the way to shut it there. */
export function Sessions() {
  const texts = useTexts().account;
  const { logOut: logOutText } = useTexts();
  const sessions = useAtomValue(sessionsAtom);
  const fetchSessions = useSetAtom(fetchSessionsAtom);
  const endSessions = useSetAtom(endSessionsAtom);
  const logOut = useSetAtom(logOutAtom);
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    fetchSessions();
  }, [fetchSessions]);

  const end = async (ended: readonly OpenSession[]) => {
    await endSessions(ended);
    // The button that was pressed is gone with its row.
    title.current?.focus();
  };

  return (
    <Panel title={texts.sessions} titleRef={title}>
      <p className="mt-2 max-w-[40rem] text-muted">{texts.sessionsLead}</p>
      <WhenFetched
        what={sessions}
        loading={texts.sessionsLoading}
        failed={texts.sessionsFailed}
        onRetry={() => fetchSessions()}
      >
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
                    onClick={() => setAsking(true)}
                    className={dangerQuietButton}
                  >
                    {texts.endOthers}
                  </button>
                )}
              </div>
              <ul className="mt-5 border-t border-line">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} onEnd={() => end([session])} />
                ))}
              </ul>
              <ConfirmDialog
                isOpen={isAsking}
                title={texts.endOthersTitle}
                lead={texts.endOthersLead}
                confirm={texts.endOthersConfirm}
                onClose={() => setAsking(false)}
                onConfirm={() => end(others)}
              />
            </>
          );
        }}
      </WhenFetched>
    </Panel>
  );
}
