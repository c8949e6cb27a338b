import { closeSync, fstatSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OffsiteError } from '../engine/errors.ts';
import type { OffsiteSettings } from '../settings/offsite.ts';
import { BackupError } from '../sqlite/backup/error.ts';
import { backupName, backupOf, backupTimes, holdDirectory } from '../sqlite/backup/files.ts';
import { countRows, fetchCopy, isIntact, sha256Of } from './copy-file.ts';
import {
  newestFirst,
  openRepository,
  type StoredCopy,
  storedCopies,
  storedName,
  tagsOf,
} from './repository.ts';
import { Restic } from './restic.ts';
import { retainedOffsite } from './retention.ts';
import {
  lastRepository,
  type OffsiteState,
  removeOffsiteState,
  stateFor,
  writeOffsiteState,
} from './state.ts';

const dayMs = 86_400_000;

/**
 * Whether a drill is due: weekly, a day after a failed one, and at once for the first, so that a wrong setting shows
 * before the copy is needed.
 */
export function isDrillDue({ drill }: Pick<OffsiteState, 'drill'>, now: number): boolean {
  if (!drill) return true;
  const age = now - drill.at;
  return age < 0 || age >= (drill.why ? 1 : 7) * dayMs;
}

export type Visit = {
  readonly settings: OffsiteSettings;
  /** The backups on this machine; only read. */
  readonly backupDir: string;
  readonly stop: AbortSignal;
  /** Called with one line for each completed step. */
  report(line: string): void;
};

/**
 * Visits the off-site repository: creates a missing one, ships new copies, removes old ones, checks it, and weekly
 * restores the newest copy for a drill. Stores the results in the state.
 * @param asked `drill`: a drill now; `new`: accepts any repository
 * @throws OffsiteError, BackupError or a system error; completed steps stay done
 */
export async function visit(visit: Visit, asked?: 'drill' | 'new'): Promise<void> {
  const { settings, stop } = visit;
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 });
  using _ = holdDirectory(settings.directory);
  const last = lastRepository(settings.directory);
  if (asked === 'new') removeOffsiteState(settings.directory);
  const state = new StoredState(settings);
  const isOurs = (id: string) => asked === 'new' || id === last;
  let isDrill = false;
  try {
    using restic = new Restic(settings, stop);
    const { stored, isChecked, unreadable } = await shipAndRemove(visit, restic, state, isOurs);
    const failed = unreadable ? ({ at: Date.now(), why: 'other' } as const) : null;
    state.change({ visitedAt: Date.now(), failed });
    isDrill = asked === 'drill' || isDrillDue(state.value, Date.now());
    if (isDrill) await runDrill(visit, restic, state, stored[0], isChecked);
    if (unreadable) throw unreadable;
  } catch (reason) {
    const why = failureOf(reason);
    // A drill records its own failure.
    if (why !== 'stopped' && !isDrill) state.change({ failed: { at: Date.now(), why } });
    throw reason;
  }
}

/** The state, written at each change: a killed service must still know what it has shipped. */
class StoredState {
  readonly #directory: string;
  value: OffsiteState;

  constructor(settings: OffsiteSettings) {
    this.#directory = settings.directory;
    this.value = stateFor(settings);
  }

  change(changes: Partial<OffsiteState>): void {
    this.value = { ...this.value, ...changes };
    writeOffsiteState(this.#directory, this.value);
  }
}

function failureOf(reason: unknown) {
  if (reason instanceof OffsiteError) return reason.failure === 'absent' ? 'gone' : reason.failure;
  if (reason instanceof BackupError && reason.failure === 'damaged') return 'damaged';
  return (reason as { code?: string }).code === 'ENOSPC' ? 'noRoom' : 'other';
}

/**
 * @param isOurs whether the repository may hold copies that the state does not know. Otherwise an empty site on a new
 *   machine would replace the old one's newest copies.
 * @returns the copies there, newest first; whether the repository was checked just now; and the error of an unreadable
 *   copy on this machine, which must not keep the others from being shipped
 */
async function shipAndRemove(
  visit: Visit,
  restic: Restic,
  state: StoredState,
  isOurs: (repository: string) => boolean,
) {
  const { settings, backupDir } = visit;
  const { repository: known, visitedAt } = state.value;
  // A killed visit may have removed snapshots but not their data.
  const wasCutOff = known !== null && visitedAt === null;
  state.change({ visitedAt: null });
  const { id: repository, isNew } = await openRepository(restic, settings, known);
  const mustBeOf = known === null ? settings.siteHost : null;
  const found = isNew ? [] : await storedCopies(restic, mustBeOf);
  if (found.length > 0 && known === null && !isOurs(repository)) {
    throw new OffsiteError(
      'the repository has copies that this machine did not ship: restore the newest (db/restore.js --offsite latest), or ship beside them (db/offsite.js --new)',
      'unknown',
    );
  }
  state.change({ repository, ...summaryOf(found, state.value) });
  // First, since the repository may be full.
  const before = await removeOld(visit, restic, found);
  if (wasCutOff) await restic.prune();
  const there = new Set(before.map(({ madeAt }) => madeAt));
  const here = backupTimes(backupDir);
  const now = Date.now();
  const kept = retainedOffsite([...here, ...there], settings.keep, now);
  const missing = here.filter((time) => time <= now && kept.has(time) && !there.has(time));
  // Newest first: a first visit may take long.
  const shipped: StoredCopy[] = [];
  let unreadable: OffsiteError | undefined;
  for (const madeAt of missing.sort((a, b) => b - a)) {
    const copy = await ship(visit, restic, state, madeAt).catch((reason: unknown) => {
      if (!(reason instanceof UnreadableCopy)) throw reason;
      unreadable = reason;
    });
    if (copy) shipped.push(copy);
  }
  const all = newestFirst([...before, ...shipped]);
  const stored = shipped.length > 0 ? await removeOld(visit, restic, all) : all;
  if (shipped.length > 0) await restic.check();
  state.change(summaryOf(stored, state.value));
  return { stored, isChecked: shipped.length > 0, unreadable };
}

/** Removes expired copies. @returns the others */
async function removeOld(
  { settings, report }: Visit,
  restic: Restic,
  stored: readonly StoredCopy[],
): Promise<readonly StoredCopy[]> {
  const times = stored.map(({ madeAt }) => madeAt);
  const kept = retainedOffsite(times, settings.keep, Date.now());
  const old = stored.filter(({ madeAt }) => !kept.has(madeAt));
  if (old.length === 0) return stored;
  await restic.remove(old.map(({ snapshot }) => snapshot));
  report(`Removed ${old.length} old ${old.length > 1 ? 'copies' : 'copy'} there`);
  return stored.filter((copy) => !old.includes(copy));
}

/** The newest copy and the total; retains when that copy was shipped. */
function summaryOf([newest, ...others]: readonly StoredCopy[], { newest: known }: OffsiteState) {
  if (!newest) return { newest: null, count: 0 };
  const { madeAt, bytes, sha256 } = newest;
  const isKnown = known?.madeAt === madeAt && known.sha256 === sha256;
  const shippedAt = isKnown ? known.shippedAt : null;
  return { newest: { madeAt, bytes, sha256, shippedAt }, count: others.length + 1 };
}

class UnreadableCopy extends OffsiteError {}

/** @returns undefined for a copy that rotation has removed meanwhile */
async function ship(
  { backupDir, settings, report }: Visit,
  restic: Restic,
  state: StoredState,
  madeAt: number,
): Promise<StoredCopy | undefined> {
  const name = backupOf(backupDir, madeAt);
  if (!name) return undefined;
  const file = join(backupDir, name);
  const started = performance.now();
  const from = openSync(file, 'r');
  try {
    if (!isIntact(file)) throw new UnreadableCopy(`${name} on this machine is damaged`);
    const bytes = fstatSync(from).size;
    const sha256 = await sha256Of(file);
    const tags = tagsOf({ bytes, sha256 });
    const at = new Date(madeAt);
    const snapshot = await restic.store(from, { name: storedName, at, tags });
    const { newest, count } = state.value;
    const isNewest = !newest || newest.madeAt <= madeAt;
    const shipped = { madeAt, bytes, sha256, shippedAt: Date.now() };
    state.change({ count: count + 1, ...(isNewest && { newest: shipped }) });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const where = settings.place.host ?? settings.repository;
    report(`Shipped ${name} to ${where}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`);
    return { snapshot, madeAt, bytes, sha256 };
  } finally {
    closeSync(from);
  }
}

/** Restores the newest copy into an empty directory, and checks that it is what was shipped (`fetchCopy`). */
async function runDrill(
  { settings, report }: Visit,
  restic: Restic,
  state: StoredState,
  newest: StoredCopy | undefined,
  isChecked: boolean,
): Promise<void> {
  if (!newest) return;
  const { madeAt } = newest;
  const place = { directory: join(settings.directory, 'drill') };
  const file = join(place.directory, storedName);
  const started = performance.now();
  const empty = () => rmSync(place.directory, { recursive: true, force: true });
  empty();
  mkdirSync(place.directory, { mode: 0o700 });
  try {
    if (!isChecked) await restic.check();
    await fetchCopy(restic, newest, { ...place, file });
    const { tables, rows } = countRows(file);
    const ms = Math.round(performance.now() - started);
    state.change({ drill: { at: Date.now(), madeAt, why: null, rows, ms } });
    report(
      `Drill: ${backupName(madeAt)} restored and the same, ${rows} rows in ${tables} tables, in ${(ms / 1000).toFixed(1)} s`,
    );
  } catch (reason) {
    const why = failureOf(reason);
    if (why !== 'stopped') {
      state.change({ drill: { at: Date.now(), madeAt, why, rows: 0, ms: 0 } });
    }
    throw reason;
  } finally {
    empty();
  }
}
