import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { countsRead } from './api-client/counts.ts';
import { readQuery } from './applications/query.ts';
import { titleOf } from './applications/title.ts';
import { useTexts } from './language.ts';
import { lazyPart, loads } from './lazy-part.tsx';
import type { Landing } from './login/login-page.tsx';
import { Inbox } from './messages/inbox.tsx';
import { readQuery as readMessageQuery } from './messages/query.ts';
import { titleOf as messagesTitle } from './messages/words.ts';
import { paths } from './paths.ts';
import { CheckingSession } from './session/checking-session.tsx';
import { Shell } from './shell/shell.tsx';

const Applications = lazyPart(() => import('./applications/applications-page.tsx'));
const pages = {
  overview: lazyPart(() => import('./overview/overview.tsx')),
  content: lazyPart(() => import('./content/content.tsx')),
  people: lazyPart(() => import('./people/people.tsx')),
  team: lazyPart(() => import('./team/team.tsx')),
  system: lazyPart(() => import('./system/system.tsx')),
  audit: lazyPart(() => import('./audit/audit.tsx')),
  account: lazyPart(() => import('./account/account.tsx')),
} as const;

export function LazyPage({ id }: { id: keyof typeof pages }) {
  const texts = useTexts();
  const AdminPage = pages[id];
  return (
    <Shell title={texts[id].title} hasHeading>
      <Suspense>
        <AdminPage />
      </Suspense>
    </Shell>
  );
}

/** The messages. A login that asked for no page leads to the first steps while these are open. */
export function Messages({ openId }: { openId?: string | undefined }) {
  const search = useSearch();
  const query = readMessageQuery(new URLSearchParams(search));
  const title = messagesTitle(query, useTexts());
  const isLanding = useHistoryState<Landing>()?.isLanding === true && search === '' && !openId;
  const { data, isPending } = useQuery({ ...countsRead, enabled: isLanding });
  if (isLanding && isPending) return <CheckingSession />;
  if (isLanding && data) {
    return <Redirect to={data.openSteps > 0 ? paths.system : paths.inbox} replace />;
  }
  return (
    <Shell title={title}>
      <Inbox openId={openId} />
    </Shell>
  );
}

/** The applications. The shell is here, so that a menu opened in it stays open when the page arrives. */
export function LazyApplications({ openId }: { openId?: string | undefined }) {
  const query = readQuery(new URLSearchParams(useSearch()));
  return (
    <Shell title={titleOf(query, useTexts().applications)}>
      <Suspense>
        <Applications openId={openId} />
      </Suspense>
    </Shell>
  );
}

/** Loads the other pages once the admin is in use and idle: earlier they would delay the list. */
export function useOtherPages(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const begun = new AbortController();
    const begin = () => {
      begun.abort();
      whenIdle(async () => {
        // One after another: requests of the user come first. A page that failed is loaded when opened.
        for (const load of loads) await load().catch(() => undefined);
      });
    };
    const { signal } = begun;
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
      addEventListener(sign, begin, { passive: true, signal });
    }
    return () => begun.abort();
  }, [isShown]);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call);
  else setTimeout(call, 200);
}
