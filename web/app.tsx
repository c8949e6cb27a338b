import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
} from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { hrefFor, type PageId, type Route, resolveRoute } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { Head } from './document/head.tsx';
import { Dialogs } from './features/dialogs/dialogs.tsx';
import { FloatingArea } from './features/floating-contact/floating-area.tsx';
import { MapPreload } from './features/map/map-slot.tsx';
import { Toaster } from './features/toasts/toaster.tsx';
import { ContentContext, contentPath, useChrome, usePageContent } from './loading/content-cache.ts';
import { EventReplay } from './loading/event-replay.tsx';
import { LoadError } from './loading/load-module.ts';
import { PageLanguage } from './loading/page-language.ts';
import { pageCode } from './pages/index.ts';
import { type Prefetch, PrefetchContext } from './routing/prefetch.ts';
import { useArrival } from './routing/use-arrival.ts';
import { viewTransition } from './routing/view-transition.ts';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { useScrollToChosen } from './state/chosen-section.ts';
import { useLanguageStore } from './state/language-store.ts';
import { CrashScreen } from './ui/crash-screen.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { LoadFailure } from './ui/load-failure.tsx';
import { Loading } from './ui/loading.tsx';
import { OwnPictures } from './ui/own-pictures.ts';

/**
 * For the crash screen, which may be shown when no text could be loaded. Read now: React takes its elements out of the
 * head together with a page that failed.
 */
const companyName =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ??
  '';

/** The public site at the router's address. */
export function App() {
  const cache = use(ContentContext);
  const [path] = useLocation();
  const prefetch: Prefetch = useCallback(
    (page, language) => {
      // A failure is ignored here: it recurs and is reported on arrival.
      pageCode.clearFailures();
      cache.clearFailures();
      const texts = textPaths(page, language).map((path) => cache.get(path));
      Promise.all([pageCode.get(page), ...texts]).catch(() => undefined);
    },
    [cache],
  );
  const around = useMemo(
    () =>
      viewTransition((to) => {
        const route = resolveRoute(to);
        if (route.kind !== 'page') return false;
        const texts = textPaths(route.page, route.language);
        return pageCode.has(route.page) && texts.every((path) => cache.has(path));
      }),
    [cache],
  );
  return (
    <ErrorBoundary fallback={() => <CrashScreen name={companyName} />} resetKey={path}>
      <PrefetchContext value={prefetch}>
        <Router aroundNav={around}>
          <Suspense fallback={<Loading />}>
            <RoutedSite />
          </Suspense>
        </Router>
      </PrefetchContext>
    </ErrorBoundary>
  );
}

const textPaths = (page: PageId, language: Language) => [
  contentPath(language, page),
  contentPath(language, 'chrome'),
];

function RoutedSite() {
  const [path] = useLocation();
  // Not subscribed: storing the language on arrival would render the whole page again.
  const route = resolveRoute(path, useLanguageStore.getState().stored);
  if (route.kind === 'redirect') {
    return <Redirect key={path} to={route.to + location.search} replace />;
  }
  return (
    <PageLanguage value={route.language}>
      <Site page={route.page} language={route.language} />
    </PageLanguage>
  );
}

type PageRoute = Pick<Extract<Route, { kind: 'page' }>, 'page' | 'language'>;

function Site({ page, language }: PageRoute) {
  const fetchAgain = use(PrefetchContext);
  const chrome = useChrome();
  return (
    <OwnPictures value={chrome.pictures}>
      <a
        href="#main"
        className="fixed z-50 bg-dawn px-5 py-3 font-semibold text-night not-focus:sr-only"
      >
        {chrome.skipToContent}
      </a>
      <FloatingArea />
      <Header page={page} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary
          resetKey={hrefFor(page, language)}
          fallback={(error, reset) => (
            <PageFailure
              error={error}
              title={chrome.identity.name}
              onRetry={() => {
                fetchAgain(page, language);
                // Some files are requested again only after a reload (load-module.ts).
                pageCode.get(page).catch(() => location.reload());
                reset();
              }}
            />
          )}
        >
          <Suspense
            fallback={
              <InPagesPlace>
                <Loading />
              </InPagesPlace>
            }
          >
            <Page page={page} language={language} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer page={page} />
      <Dialogs page={page} />
      <Toaster texts={chrome.toast} />
      <MapPreload />
    </OwnPictures>
  );
}

function Page({ page, language }: PageRoute) {
  // Requested before waiting for the texts, so that both load at once.
  const code = pageCode.get(page);
  const content = usePageContent(page);
  const { default: Content } = use(code);
  useArrival(page, language);
  useScrollToChosen(page);
  return (
    <>
      <Head {...{ page, language, content }} chrome={useChrome()} />
      <Content key={`${language}/${page}`} content={content} />
      <EventReplay />
    </>
  );
}

/** A page that failed to load can be retried; a rendering error is left to the crash screen. */
function PageFailure({
  error,
  title,
  ...failure
}: { error: unknown; title: string } & ComponentProps<typeof LoadFailure>) {
  if (!(error instanceof LoadError)) throw error;
  return (
    <InPagesPlace>
      <title>{title}</title>
      <div className="wrap min-h-svh py-48">
        <LoadFailure {...failure} />
      </div>
    </InPagesPlace>
  );
}

/** Scrolls to the top: the placeholder is short, so a visitor further down would see the footer. */
function InPagesPlace({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}
