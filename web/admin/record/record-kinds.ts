import type { AdminEvent } from '#contract/admin/events.ts';
import { loadModule } from '../../loading/load-module.ts';
import type { RecordKind } from './record-kind.ts';

const kinds = {
  message: () => loadModule(() => import('../messages/record-kind.ts')),
  application: () => loadModule(() => import('../applications/record-kind.ts')),
} as const satisfies Record<AdminEvent['about'], () => Promise<{ readonly kind: RecordKind }>>;

/**
 * Loads the code of a kind: the inbox contains none for applications.
 * @throws LoadError without a network
 */
export async function kindOf(about: AdminEvent['about']): Promise<RecordKind> {
  const { kind } = await kinds[about]();
  loaded.set(about, kind);
  return kind;
}

const loaded = new Map<AdminEvent['about'], RecordKind>();

/** The code of a kind, if it is loaded. */
export function loadedKind(about: AdminEvent['about']): RecordKind | undefined {
  return loaded.get(about);
}
