import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import { loadModule } from '../loading/load-module.ts';
import { readQuery } from './applications/query.ts';
import { titleOf } from './applications/title.ts';
import { useTexts } from './language.ts';
import { Inbox } from './messages/inbox.tsx';
import { readQuery as readMessageQuery } from './messages/query.ts';
import { titleOf as messagesTitle } from './messages/words.ts';
import { Shell } from './shell/shell.tsx';

/** Loaders of the pages that are loaded when they are opened: the inbox contains none of their code. */
const loads: (() => Promise<unknown>)[] = [];

const Applications = lazyPage(() => import('./applications/applications-page.tsx'));
const pages = {
  overview: lazyPage(() => import('./overview/overview.tsx')),
  content: lazyPage(() => import('./content/content.tsx')),
  people: lazyPage(() => import('./people/people.tsx')),
  system: lazyPage(() => import('./system/system.tsx')),
  audit: lazyPage(() => import('./audit/audit.tsx')),
  account: lazyPage(() => import('./account/account.tsx')),
} as const;

function lazyPage<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  loads.push(load);
  return lazy(() => loadModule(load));
}

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

/** The messages. The admin's first load has their code. */
export function Messages({ openId }: { openId?: string | undefined }) {
  const query = readMessageQuery(new URLSearchParams(useSearch()));
  return (
    <Shell title={messagesTitle(query, useTexts())}>
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

/** Signs that the admin is in use. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads the other pages once the admin is in use and idle, so that each opens at once. Earlier they would delay the
 * list, and many visits need none of them.
 */
export function useOtherPages(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      whenIdle(async () => {
        // One after another: requests of the user come first. A page that failed is loaded when opened.
        for (const load of loads) await load().catch(() => undefined);
      });
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return stop;
  }, [isShown]);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call);
  else setTimeout(call, 200);
}
