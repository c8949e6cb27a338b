import './styles/admin.css';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { type AroundNavHandler, Router } from 'wouter';
import { createAdminStore } from './admin/api-client/queries.ts';
import { AdminApp } from './admin/app.tsx';
import { company } from './admin/company.ts';
import { firstTexts } from './admin/texts/index.ts';
import {
  afterLeavingDialog,
  leaveClosedDialogs,
  leaveDialogEntry,
} from './routing/dialog-history.ts';
import { restoreScheme } from './state/scheme-store.ts';
import { CrashScreen } from './ui/crash-screen.tsx';

restoreScheme();
leaveClosedDialogs();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');

/** The entry of an open dialog (routing/dialog-history.ts) becomes that of the page chosen in it. */
const overDialogs: AroundNavHandler = (navigate, to, { replace = false, ...options } = {}) =>
  afterLeavingDialog(() => navigate(to, { ...options, replace: leaveDialogEntry() || replace }));

const admin = createRoot(root);
firstTexts.then(
  () =>
    admin.render(
      <Provider store={createAdminStore()}>
        <Router aroundNav={overDialogs}>
          <AdminApp />
        </Router>
      </Provider>,
    ),
  () => admin.render(<CrashScreen name={company().shortName} />),
);
