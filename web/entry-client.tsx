import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fetchDialog } from './features/dialogs/dialogs.tsx';
import { ContentCache, ContentContext } from './loading/content-cache.ts';
import { loadPage } from './pages/index.ts';
import { startScrollMemory } from './routing/scroll-memory.ts';
import { arriveByHtml } from './routing/use-arrival.ts';
import { resolveRoute } from './site-map.ts';

// A page has its style sheet in it; while developing a changed one shows at once.
if (import.meta.hot) import('./styles/site.css');

// Not awaited: pages import this file, and would wait for it as it waits for them.
start().catch((reason) => {
  window.earlyEvents?.askAgain();
  throw reason;
});

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  startScrollMemory();
  // What reading the scripts took has been enough for one task of a slow phone.
  await new Promise((next) => setTimeout(next));
  const cache = new ContentCache();
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
  // What was pressed already is most likely the menu's button: its code comes along, and not after the rest.
  if (window.earlyEvents?.remembered.length) fetchDialog('menu');
  // With all of it here first, the page comes alive in one piece: what was pressed early finds its handler.
  await Promise.all([
    loadPage(route.page),
    cache.get(route.language, 'chrome'),
    cache.get(route.language, route.page),
  ]);
  hydrateRoot(root, site);
}
