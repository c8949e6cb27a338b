import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { offsiteFailures, offsiteKinds } from '#contract/offsite.ts';
import type { OffsiteSettings } from '../settings/offsite.ts';

const time = z.number();

/** The off-site service's state, for itself and for the admin. Times are in ms since the Unix epoch. */
const schema = z.strictObject({
  /** Hash of BACKUP_TO: the state belongs to this repository. */
  mark: z.string(),
  place: z.strictObject({ kind: z.enum(offsiteKinds), host: z.nullable(z.string()) }),
  /** The repository's own id, once it is confirmed as this site's. */
  repository: z.nullable(z.string()),
  /** The last complete visit. */
  visitedAt: z.nullable(time),
  /** The newest copy there. `shippedAt` is known if this machine shipped it. */
  newest: z.nullable(
    z.object({
      ...{ madeAt: time, bytes: z.int(), sha256: z.string() },
      shippedAt: z.nullable(time),
    }),
  ),
  count: z.int(),
  failed: z.nullable(z.strictObject({ at: time, why: z.enum(offsiteFailures) })),
  /** The last drill; `rows` and `ms` if it succeeded. */
  drill: z.nullable(
    z.strictObject({
      ...{ at: time, madeAt: z.nullable(time), why: z.nullable(z.enum(offsiteFailures)) },
      ...{ rows: z.int(), ms: z.int() },
    }),
  ),
});
export type OffsiteState = z.output<typeof schema>;

const fileName = 'state.json';

/**
 * The state of the off-site copies; undefined before the first visit.
 * @throws a system error, or another if the file is damaged
 */
export function readOffsiteState(directory: string): OffsiteState | undefined {
  try {
    return z.parse(schema, JSON.parse(readFileSync(join(directory, fileName), 'utf8')));
  } catch (reason) {
    if ((reason as { code?: string }).code === 'ENOENT') return undefined;
    throw reason;
  }
}

/** The state for the settings' repository. A damaged file, or one of another repository, counts as none. */
export function stateFor({ directory, mark, place }: OffsiteSettings): OffsiteState {
  const nothing = { repository: null, visitedAt: null, newest: null, count: 0 };
  const known = readIfWhole(directory);
  return known?.mark === mark ? known : { ...nothing, mark, place, failed: null, drill: null };
}

/** The id of this site's last repository, also under another BACKUP_TO; undefined if unknown. */
export function lastRepository(directory: string): string | undefined {
  return readIfWhole(directory)?.repository ?? undefined;
}

function readIfWhole(directory: string): OffsiteState | undefined {
  try {
    return readOffsiteState(directory);
  } catch {
    return undefined;
  }
}

/** Replaces the file in one step: the API may read it at any time. */
export function writeOffsiteState(directory: string, state: OffsiteState): void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, fileName);
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Removes the state, so that the next visit accepts any repository, or creates one. */
export function removeOffsiteState(directory: string): void {
  rmSync(join(directory, fileName), { force: true });
}
