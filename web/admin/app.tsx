import '../styles/admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Role } from '#contract/admin/role-names.ts';
import { adminRoutes, hrefFor } from '#contract/content/site-map.ts';
import { notify } from '../features/toasts/notify.ts';
import { loadModule } from '../loading/load-module.ts';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { company } from './company.ts';
import { useLanguage, useTexts } from './language.ts';
import { LazyApplications, LazyPage, Messages, useOtherPages } from './lazy-page.tsx';
import type { LoginState } from './login/login-page.tsx';
import { useNoteSaving, useUnloadWarning } from './notes/use-note-saving.ts';
import { firstPathOf, isPathFor, paths } from './paths.ts';
import { useAdminEvents } from './record/events.ts';
import { CheckingSession } from './session/checking-session.tsx';
import { followOtherTabAtom, isLeavingAtom, isLockedAtom } from './session/lock.ts';
import { queryClientAtom } from './session/query-client.ts';
import { entryAtom, hasSessionAtom } from './session/session.ts';
import { useBackForwardCache } from './session/use-back-forward-cache.ts';
import { useOtherTabs } from './session/use-other-tabs.ts';
import { roleOf, UserContext } from './session/user.ts';
import { Locked } from './shell/locked.tsx';

export { addQueryClient } from './api-client/queries.ts';

/** The admin's pages behind the login. */
export default function AdminApp() {
  const language = useLanguage();
  useOtherTabs(useSetAtom(followOtherTabAtom));
  useUnloadWarning();
  const [path] = useLocation();
  const search = useSearch();
  const queryClient = useAtomValue(queryClientAtom);
  if (useBackForwardCache()) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary
        resetKey={`${path}?${search}`}
        fallback={() => <CrashScreen name={company().shortName} />}
      >
        <Switch>
          <GuardedRoute path={paths.message}>{(id) => <Messages openId={id} />}</GuardedRoute>
          <GuardedRoute path={paths.application}>
            {(id) => <LazyApplications openId={id} />}
          </GuardedRoute>
          <GuardedRoute path={paths.applications}>{() => <LazyApplications />}</GuardedRoute>
          <GuardedRoute path={paths.inbox}>{() => <Messages />}</GuardedRoute>
          {(['overview', 'people', 'team', 'audit', 'system', 'account'] as const).map((id) => (
            <GuardedRoute key={id} path={paths[id]}>
              {() => <LazyPage id={id} />}
            </GuardedRoute>
          ))}
          <GuardedRoute path={`${paths.content}/*?`}>
            {() => <LazyPage id="content" />}
          </GuardedRoute>
          <Route path={adminRoutes.invitation}>
            <Suspense fallback={<CheckingSession />}>
              <Invitation />
            </Suspense>
          </Route>
          <Route>
            <LeaveAdmin to={hrefFor('home', language)} />
          </Route>
        </Switch>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

type GuardedRouteProps = {
  readonly path: string;
  /** Renders the page; `id` is the open record's. */
  children(id: string | undefined): ReactNode;
};

/** A route of the admin. `Switch` reads its path. */
function GuardedRoute({ children, ...route }: GuardedRouteProps) {
  return <Route<{ id?: string }> {...route}>{({ id }) => <Guarded>{children(id)}</Guarded>}</Route>;
}

/** Renders the admin only for a session that the API confirms, and nothing after it has ended. */
function Guarded({ children }: { children: ReactNode }) {
  const isLocked = useAtomValue(isLockedAtom);
  const isLeaving = useAtomValue(isLeavingAtom);
  const hasSession = useAtomValue(hasSessionAtom);
  // Not in a page: a page opened later fetches its data only once.
  useAdminEvents(hasSession && !isLocked && !isLeaving);
  if (isLeaving) return null;
  if (isLocked) return <Locked />;
  return (
    <Suspense fallback={<CheckingSession />}>
      <Guard>{children}</Guard>
    </Suspense>
  );
}

function Guard({ children }: { children: ReactNode }) {
  const { access, user } = useAtomValue(entryAtom);
  useNoteSaving(access === 'all');
  useOtherPages(access === 'all');
  const [path] = useLocation();
  const search = useSearch();
  // The requested path and its history state are stored in the login page's own state, so that they survive a reload.
  const kept = useHistoryState();
  if (access === 'all') {
    const role = roleOf(user);
    if (!isPathFor(path, role)) return <LeaveOthersPage role={role} />;
    return <UserContext value={user}>{children}</UserContext>;
  }
  if (access === 'passwordChange') return <FirstPassword />;
  const state: LoginState = { from: path + (search && `?${search}`), kept };
  return <Redirect to={adminRoutes.login} state={state} replace />;
}

/** Leads from a page of other roles to the user's first one, and says so; not from the start page, which nobody asks for. */
function LeaveOthersPage({ role }: { role: Role }) {
  const { notForRole } = useTexts();
  const [path] = useLocation();
  useLayoutEffect(() => {
    if (path !== paths.inbox) notify('info', notForRole);
  }, [path, notForRole]);
  return <Redirect to={firstPathOf(role)} replace />;
}

const FirstPassword = lazy(() => loadModule(() => import('./account/first-password.tsx')));
const Invitation = lazy(() => loadModule(() => import('./team/invitation.tsx')));

/** The public site is another document with another policy, so a link there loads the whole page. */
function LeaveAdmin({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}
