import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Busy } from './engine/errors.ts';
import type { Opening } from './engine/migrate.ts';
import type { Store } from './engine/store.ts';
import type { Patience } from './postgres/pool.ts';
import { refuseUntrusted } from './sqlite/file-system.ts';
import { databaseFile, openDatabase } from './sqlite/open.ts';

/** Where the rows are: a PostgreSQL database, or by default a directory with an SQLite database. */
export type DatabasePlace = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/** Longer than a server takes to start or to fail over, in ms. */
const maxWaitMs = 30_000;
const betweenTriesMs = 1000;

/**
 * @param patience limits of PostgreSQL statements, by default those of a request
 * @throws DatabaseUnusable when the database cannot be opened
 */
export async function openStore(
  { dataDir, databaseUrl }: DatabasePlace,
  patience?: Patience,
  opening?: Opening,
): Promise<Store> {
  if (databaseUrl === undefined) {
    refuseUntrusted(dataDir);
    return openDatabase(join(dataDir, databaseFile), opening);
  }
  // With SQLite the other engine's client is not loaded.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(databaseUrl, patience, opening);
}

/**
 * Opens the database, and waits for a server that is unreachable or read-only: Swarm would roll back a release whose
 * start fails at once.
 * @param onWait called with the reason before the first wait
 * @throws DatabaseUnusable when it still cannot be opened; at once for a permanent reason
 */
export async function waitForStore(
  place: DatabasePlace,
  onWait: (reason: string) => void,
  opening?: Opening,
): Promise<Store> {
  const until = performance.now() + maxWaitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await openStore(place, undefined, opening);
    } catch (reason) {
      const { cause, message } = reason as Error;
      if (!(cause instanceof Busy) || performance.now() > until) throw reason;
      if (tries === 1) onWait(message);
    }
    await wait(betweenTriesMs);
  }
}
