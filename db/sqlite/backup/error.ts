import { SettingError } from '#contract/settings.ts';
import type { BackupFailure } from '../../backup/backups.ts';
import {
  Busy,
  Damaged,
  DatabaseUnusable,
  MoveRefused,
  OffsiteError,
  StorageFull,
} from '../../engine/errors.ts';

/** A backup cannot be made or restored. The message is one line for the operator. */
export class BackupError extends Error {
  /** For the admin, who must not see a path. */
  readonly failure: BackupFailure;

  constructor(message: string, failure: BackupFailure = 'other') {
    super(message);
    this.failure = failure;
  }
}

/**
 * Runs a command. On a failure that an operator can fix, prints one line and exits with 1. A parent process (apart.ts)
 * also gets the kind of failure.
 */
export async function runCommand(failure: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (reason) {
    if (!isForeseen(reason)) throw reason;
    process.send?.(failureOf(reason));
    process.stderr.write(`${failure}: ${reason.message}\n`);
    process.exitCode = 1;
  }
}

/** The kind of a failure; for system and SQLite errors from their code. */
export function failureOf(reason: unknown): BackupFailure {
  if (reason instanceof BackupError) return reason.failure;
  if (reason instanceof DatabaseUnusable) return 'damaged';
  if (reason instanceof StorageFull) return 'full';
  const { code = '' } = reason as { code?: string };
  if (/^ENOSPC$|^EDQUOT$|^SQLITE_FULL/.test(code)) return 'full';
  return /^E(ACCES|PERM|ROFS|NOENT|NOTDIR)$|^SQLITE_(CANTOPEN|READONLY)/.test(code)
    ? 'notWritable'
    : 'other';
}

const foreseen = [
  ...[BackupError, SettingError, DatabaseUnusable, OffsiteError, MoveRefused],
  ...[StorageFull, Busy, Damaged],
];

/** System and SQLite errors have a code: for example a full disk, or a directory without write permission. */
export function isForeseen(reason: unknown): reason is Error {
  return (
    reason instanceof Error && ('code' in reason || foreseen.some((kind) => reason instanceof kind))
  );
}
