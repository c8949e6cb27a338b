import type { Logger } from 'pino';
import type { Backups as BackupState } from '#contract/admin/system.ts';
import type { BackupAttempt, BackupFailure, StoredBackups } from '#db/backup/backups.ts';
import type { ReportedBackups } from '#db/backup/reported-backups.ts';
import type { BackupSettings } from '#db/settings/settings.ts';
import { utc } from '../admin/utc.ts';
import { isLate, periodMs, readOffsite, shownOffsite } from './offsite.ts';

type Deps = {
  readonly settings: BackupSettings;
  databaseBytes(): Promise<number>;
  readonly log: Logger;
  /** The state that a separate backup service reports, possibly from another machine; undefined if there is none. */
  reported(): Promise<ReportedBackups | undefined>;
  readStored(directory: string): StoredBackups;
  create(stop: AbortSignal): Promise<BackupAttempt>;
};

/** Backups that the admin starts, one at a time, each in a process of its own; and the state of all backups. */
export class Backups {
  readonly #deps: Deps;
  readonly #stop = new AbortController();
  #running: { readonly since: number; readonly ended: Promise<void> } | undefined;
  #failed: BackupState['failed'] = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Starts a backup, unless one is running.
   * @param done called at its end, with the failure if there was one
   */
  start(done: (failure: BackupFailure | undefined) => Promise<void>): void {
    if (this.#running || this.#stop.signal.aborted) return;
    const ended = this.#make(done).finally(() => {
      this.#running = undefined;
    });
    this.#running = { since: Date.now(), ended };
  }

  async state(): Promise<BackupState> {
    const { settings, log } = this.#deps;
    const { keep, hours, offsiteDir } = settings;
    const reported = await this.#deps.reported();
    const kept = reported ? reported.kept : this.#kept();
    const { backups, partialBytes, isScheduled } = kept ?? noBackups;
    const [newest] = backups;
    const everyMs = periodMs(hours);
    const running = this.#running && {
      startedAtUtc: utc(this.#running.since),
      copiedBytes: partialBytes,
      wholeBytes: await this.#deps.databaseBytes(),
    };
    return {
      state: kept ? stateOf(newest?.madeAt, everyMs) : 'unreadable',
      newest: newest ? { madeAtUtc: utc(newest.madeAt), bytes: newest.bytes } : null,
      count: backups.length,
      totalBytes: backups.reduce((sum, { bytes }) => sum + bytes, 0),
      keep,
      nextAtUtc: isScheduled && newest ? utc(Math.max(newest.madeAt + everyMs, Date.now())) : null,
      running: running ?? null,
      failed: this.#failed,
      offsite: reported
        ? reported.offsite && shownOffsite(reported.offsite, everyMs)
        : offsiteDir === undefined
          ? null
          : readOffsite(offsiteDir, everyMs, log),
    };
  }

  /** Kills a running backup; the next start removes its partial file. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running?.ended;
  }

  #kept(): StoredBackups | undefined {
    try {
      return this.#deps.readStored(this.#deps.settings.backupDir);
    } catch (err) {
      this.#deps.log.error({ err }, 'the backups cannot be read');
      return undefined;
    }
  }

  async #make(done: (failure: BackupFailure | undefined) => Promise<void>): Promise<void> {
    const { create, log } = this.#deps;
    // The program may fail to start, for example without memory.
    const { output, failure } = await create(this.#stop.signal).catch(
      (reason: unknown): BackupAttempt => ({ output: String(reason), failure: 'other' }),
    );
    this.#failed = failure ? { atUtc: utc(Date.now()), why: failure } : null;
    if (failure) log.error({ why: failure, output: output.trim() }, 'no backup was made');
    else log.info({ output: output.trim() }, 'a backup was made');
    try {
      await done(failure);
    } catch (err) {
      log.error({ err }, 'the audit trail does not have a backup that has ended');
    }
  }
}

const noBackups: StoredBackups = { backups: [], partialBytes: 0, isScheduled: false };

function stateOf(madeAt: number | undefined, everyMs: number): BackupState['state'] {
  if (madeAt === undefined) return 'none';
  return isLate(madeAt, everyMs) ? 'late' : 'ok';
}
