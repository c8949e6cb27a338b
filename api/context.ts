import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDatabase, type Store } from '#db/open.ts';
import { messageWriter } from '#db/queries/messages.ts';
import { PasswordHashing } from './password.ts';
import type { Settings } from './settings.ts';

/** What every route may use. */
export type Context = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly db: Store['db'];
  readonly storeMessage: ReturnType<typeof messageWriter>;
  readonly hashing: PasswordHashing;
  /** True from the signal to stop on: no new work should be sent here. */
  stopping: boolean;
  close(): Promise<void>;
};

/** The one file that holds everything there is to back up. */
export const databaseFile = 'site.db';

/** @throws DatabaseUnusable when the database cannot be opened */
export async function openContext(settings: Settings, log: Logger): Promise<Context> {
  const store = await openDatabase(join(settings.dataDir, databaseFile));
  return {
    settings,
    log,
    db: store.db,
    storeMessage: messageWriter(store.db, store.commits),
    hashing: new PasswordHashing(),
    stopping: false,
    close: () => store.close(),
  };
}
