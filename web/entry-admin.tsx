import './styles/login.css';
import { createStore, Provider } from 'jotai';
import { lazy, Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { adminRoutes } from '#contract/content/site-map.ts';
import { company } from './admin/company.ts';
import { languageAtom, useLanguage } from './admin/language.ts';
import { LoginPage } from './admin/login/login-page.tsx';
import { CheckingSession } from './admin/session/checking-session.tsx';
import { entryAtom } from './admin/session/session.ts';
import { loadTexts } from './admin/texts/index.ts';
import { loadModule } from './loading/load-module.ts';
import {
  afterLeavingDialog,
  leaveClosedDialogs,
  leaveDialogEntry,
} from './routing/dialog-history.ts';
import { restoreScheme } from './state/scheme.ts';
import { CrashScreen } from './ui/crash-screen.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { OwnPictures } from './ui/own-pictures.ts';

/** Everything behind the login: most of the admin's code. */
const loadApp = () => loadModule(() => import('./admin/app.tsx'));
const App = lazy(async () => {
  const app = await loadApp();
  app.addQueryClient(store);
  return app;
});

restoreScheme();
leaveClosedDialogs();
// The API confirms the session while the rest of the admin's code is loading.
const store = createStore();
store.get(entryAtom);
if (location.pathname !== adminRoutes.login) fetchApp();

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <Admin />
  </Provider>,
);

/** Preloads the code behind the login. A failure recurs, and is handled, when it is shown. */
function fetchApp(): void {
  Promise.all([loadApp(), loadTexts(store.get(languageAtom))]).catch(() => undefined);
}

/** The history entry of an open dialog (routing/dialog-history.ts) becomes that of the page chosen in it. */
const overDialogs: AroundNavHandler = (navigate, to, { replace = false, ...options } = {}) =>
  afterLeavingDialog(() => navigate(to, { ...options, replace: leaveDialogEntry() || replace }));

function Admin() {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ErrorBoundary fallback={() => <CrashScreen name={company().shortName} />}>
      <OwnPictures value={{ logo: company().logo }}>
        <Router aroundNav={overDialogs}>
          <Suspense fallback={<CheckingSession />}>
            <Switch>
              <Route path={adminRoutes.login}>
                <LoginPage onInput={fetchApp} />
              </Route>
              <Route>
                <BehindLogin />
              </Route>
            </Switch>
          </Suspense>
        </Router>
      </OwnPictures>
    </ErrorBoundary>
  );
}

/** Waits for the texts, which everything behind the login needs. */
function BehindLogin() {
  use(loadTexts(useLanguage()));
  return <App />;
}
