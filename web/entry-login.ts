import './styles/login.css';
import { showLogin } from './admin/login/page.ts';
import { followStoredScheme, showStoredScheme } from './state/stored-scheme.ts';

showStoredScheme();
followStoredScheme();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');

/** Fetches the admin's files into the browser's cache while the password is typed. A failure does not matter. */
function fetchAdmin(): void {
  const files = document.body.dataset.next?.split(' ').filter(Boolean) ?? [];
  delete document.body.dataset.next;
  for (const file of files) fetch(file, { priority: 'low' }).catch(() => undefined);
}

showLogin(root, fetchAdmin);
