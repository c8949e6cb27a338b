import { Suspense, use, useCallback } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, useLocation } from 'wouter';
import { ContentContext, useChrome, usePageContent } from './content-cache.ts';
import { EarlyTouches } from './early-touches.tsx';
import { useLanguageStore } from './features/language/language-store.ts';
import { Toaster } from './features/toasts/toaster.tsx';
import { lazyPages, loadPage } from './pages/index.ts';
import { type Prefetch, PrefetchContext } from './prefetch.ts';
import { CrashScreen } from './sections/crash-screen.tsx';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { Loading } from './sections/loading.tsx';
import { type Route, resolveRoute } from './site-map.ts';
import { useArrival } from './use-arrival.ts';

/** The public site at the router's address. */
export function App() {
  const cache = use(ContentContext);
  const [path] = useLocation();
  const prefetch: Prefetch = useCallback(
    (page, language) => {
      // A failure here is met again, and told, on arrival.
      Promise.all([loadPage(page), cache.get(language, page)]).catch(() => undefined);
    },
    [cache],
  );
  return (
    <ErrorBoundary FallbackComponent={CrashScreen} resetKeys={[path]}>
      <PrefetchContext value={prefetch}>
        <Suspense fallback={<Loading />}>
          <RoutedSite />
        </Suspense>
      </PrefetchContext>
    </ErrorBoundary>
  );
}

function RoutedSite() {
  const [path] = useLocation();
  const stored = useLanguageStore((store) => store.stored);
  const route = resolveRoute(path, stored);
  if (route.kind === 'redirect') {
    return <Redirect key={path} to={route.to + location.search} replace />;
  }
  return <Site route={route} />;
}

type PageRoute = Extract<Route, { kind: 'page' }>;

function Site({ route }: { route: PageRoute }) {
  const chrome = useChrome(route.language);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-dawn px-5 py-3 font-semibold text-night focus:not-sr-only focus:fixed"
      >
        {chrome.skipToContent}
      </a>
      <Header route={route} chrome={chrome} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
        </Suspense>
      </main>
      <Footer language={route.language} chrome={chrome} />
      <Toaster texts={chrome.toast} />
    </>
  );
}

function Page({ route }: { route: PageRoute }) {
  const { page, language } = route;
  const content = usePageContent(language, page);
  useArrival({ ...route, content });
  const Content = lazyPages[page];
  return (
    <>
      <Content key={`${language}/${page}`} content={content} language={language} />
      <EarlyTouches />
    </>
  );
}
