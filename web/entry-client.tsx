import './styles/site.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ContentCache, ContentContext } from './content-cache.ts';
import { pageDataId } from './document.ts';
import type { PageTexts } from './entry-server.tsx';
import { loadPage } from './pages/index.ts';
import { resolveRoute } from './site-map.ts';
import { arriveByHtml } from './use-arrival.ts';

await start().catch((reason) => {
  window.earlyTouches?.askAgain();
  throw reason;
});

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const cache = new ContentCache();
  const site = (
    <ContentContext value={cache}>
      <App />
    </ContentContext>
  );
  const data = document.getElementById(pageDataId)?.textContent;
  const route = resolveRoute(location.pathname);
  if (!data || route.kind !== 'page') {
    createRoot(root).render(site);
    return;
  }
  const { chrome, content }: PageTexts = JSON.parse(data);
  cache.put(route.language, 'chrome', chrome);
  cache.put(route.language, route.page, content);
  arriveByHtml(location.pathname);
  // With its chunk here first, the page comes alive in one piece: what was pressed early finds its handler.
  await loadPage(route.page);
  hydrateRoot(root, site);
}
