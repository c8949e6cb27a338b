import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import { addressOf, type PageRoute, resolveRoute } from '#contract/content/site-map.ts';
import { Head } from './document/head.tsx';
import { Dialogs } from './features/dialogs/dialogs.tsx';
import { FloatingArea } from './features/floating-contact/floating-area.tsx';
import { MapPreload } from './features/map/map-slot.tsx';
import { Toaster } from './features/toasts/toaster.tsx';
import { ContentContext, useChrome, usePageContent } from './loading/content-cache.ts';
import { EventReplay } from './loading/event-replay.tsx';
import { LoadError } from './loading/load-module.ts';
import { PageLanguage } from './loading/page-language.ts';
import { isLoaded } from './loading/promise-cache.ts';
import { pageCode, partsOf } from './pages/index.ts';
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
    (route) => {
      // A failure is ignored here: it recurs and is reported on arrival.
      pageCode.clearFailures();
      cache.clearFailures();
      Promise.all(partsOf(route, cache)).catch(() => undefined);
    },
    [cache],
  );
  const around = useMemo(
    () =>
      viewTransition((to) => {
        const route = resolveRoute(to);
        if (route.kind !== 'page') return false;
        return partsOf(route, cache).every(isLoaded);
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

function RoutedSite() {
  const [path] = useLocation();
  // Not subscribed: storing the language on arrival would render the whole page again.
  const route = resolveRoute(path, useLanguageStore.getState().stored);
  if (route.kind === 'redirect') {
    return <Redirect key={path} to={route.to + location.search} replace />;
  }
  return (
    <PageLanguage value={route.language}>
      <Site route={route} />
    </PageLanguage>
  );
}

type RouteProps = { readonly route: PageRoute };

function Site({ route }: RouteProps) {
  const { page } = route;
  const cache = use(ContentContext);
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
          resetKey={addressOf(route)}
          fallback={(error, reset) => (
            <PageFailure
              error={error}
              title={chrome.identity.name}
              onRetry={() => {
                fetchAgain(route);
                // Some files are requested again only after a reload (load-module.ts).
                partsOf(route, cache)[0].catch(() => location.reload());
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
            <Page route={route} />
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

function Page({ route }: RouteProps) {
  const { page, language, opening: slug } = route;
  const cache = use(ContentContext);
  // Requested before waiting for one of them, so that all load at once.
  const [code, , , coming] = partsOf(route, cache);
  const content = usePageContent(page);
  const opening = coming && { opening: use(coming) as ShownOpening };
  const { default: Content } = use(code);
  const address = addressOf(route);
  useArrival(address, language);
  useScrollToChosen(slug ? undefined : page);
  return (
    <>
      <Head {...{ page, language, content }} {...opening} chrome={useChrome()} />
      <Content key={address} content={content} {...opening} />
      <EventReplay />
    </>
  );
}

/**
 * A page that failed to load can be retried; a rendering error is left to the crash screen. Where the address of an
 * opening that was removed leads, only the server knows.
 */
function PageFailure({
  error,
  title,
  ...failure
}: { error: unknown; title: string } & ComponentProps<typeof LoadFailure>) {
  const isLeft = error instanceof LoadError && error.cause === 404;
  useEffect(() => {
    if (isLeft) location.reload();
  }, [isLeft]);
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
