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
  /** For the admin, who may see no path. */
  readonly failure: BackupFailure;

  constructor(message: string, failure: BackupFailure = 'other') {
    super(message);
    this.failure = failure;
  }
}

/**
 * Runs a command. If it fails for a reason that an operator can fix, it prints one line and the process exits with 1.
 * A program that started it (apart.ts) also gets the kind of failure.
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

/** The kind of a failure, from the code of a system or SQLite error where it has no other. */
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
