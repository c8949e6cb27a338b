import './styles/admin.css';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/app.tsx';
import { restoreScheme } from './features/scheme/scheme-store.ts';

restoreScheme();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
createRoot(root).render(<AdminApp />);
