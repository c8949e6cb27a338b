import { type ComponentType, lazy, Suspense } from 'react';
import { loadModule } from '../loading/load-module.ts';
import { useTexts } from './language.ts';
import { Shell } from './shell/shell.tsx';

/** The rooms of the records. Their code comes when one is entered: the inbox carries none of it. */
const rooms = {
  overview: later(() => import('./overview/overview.tsx')),
  people: later(() => import('./people/people.tsx')),
  audit: later(() => import('./audit/audit.tsx')),
  account: later(() => import('./account/account.tsx')),
} as const;

/** One of the records' rooms. */
export function Records({ room }: { room: keyof typeof rooms }) {
  const texts = useTexts();
  const AdminPage = rooms[room];
  return (
    <Shell title={texts[room].title} hasHeading>
      <Suspense>
        <AdminPage />
      </Suspense>
    </Shell>
  );
}

function later(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => loadModule(load));
}
