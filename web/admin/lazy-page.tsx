import { type ComponentType, lazy, Suspense } from 'react';
import { loadModule } from '../loading/load-module.ts';
import { useTexts } from './language.ts';
import { Shell } from './shell/shell.tsx';

/** Pages that are loaded when they are opened: the inbox carries none of their code. */
const pages = {
  overview: lazyPage(() => import('./overview/overview.tsx')),
  people: lazyPage(() => import('./people/people.tsx')),
  audit: lazyPage(() => import('./audit/audit.tsx')),
  account: lazyPage(() => import('./account/account.tsx')),
} as const;

export function LazyPage({ id }: { id: keyof typeof pages }) {
  const texts = useTexts();
  const AdminPage = pages[id];
  return (
    <Shell title={texts[id].title} hasHeading>
      <Suspense>
        <AdminPage />
      </Suspense>
    </Shell>
  );
}

function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => loadModule(load));
}
