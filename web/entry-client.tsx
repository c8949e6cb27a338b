import './styles/later.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { resolveRoute } from '#contract/content/site-map.ts';
import { App } from './app.tsx';
import { ContentContext, createContentCache } from './loading/content-cache.ts';
import { partsOf } from './pages/index.ts';
import { leaveClosedDialogs } from './routing/dialog-history.ts';
import { startScrollMemory } from './routing/scroll-memory.ts';
import { arriveByHtml } from './routing/use-arrival.ts';

// Pages have their style sheet inlined. In development a changed one is applied at once.
if (import.meta.hot) import('./styles/site.css');

// Not awaited: pages import this file, and both would wait for each other.
start().catch((reason) => {
  window.earlyEvents?.askAgain();
  throw reason;
});

async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  startScrollMemory();
  leaveClosedDialogs();
  // On a slow phone evaluating the scripts fills one task.
  await new Promise((next) => setTimeout(next));
  const cache = createContentCache();
  const site = (
    <ContentContext value={cache}>
      <App />
    </ContentContext>
  );
  const route = resolveRoute(location.pathname);
  if (route.kind !== 'page') {
    createRoot(root).render(site);
    return;
  }
  arriveByHtml(location.pathname);
  // Loaded first, so that the page is hydrated in one piece, and early events find their handlers.
  await Promise.all(partsOf(route, cache));
  hydrateRoot(root, site);
}
