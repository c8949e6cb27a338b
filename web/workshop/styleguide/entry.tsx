import './styleguide.css';
import { createRoot } from 'react-dom/client';
import { Styleguide } from './styleguide.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
createRoot(root).render(<Styleguide />);
