import { SettingError } from '../../settings.ts';
import { DatabaseUnusable } from '../open.ts';

/** A backup cannot be made or put back. Its message is one line for the operator. */
export class BackupError extends Error {}

/**
 * Runs a command. Where it fails for a reason that an operator can mend, it says so in one line and the
 * process ends with 1.
 */
export async function runCommand(failure: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (reason) {
    if (!isForeseen(reason)) throw reason;
    process.stderr.write(`${failure}: ${reason.message}\n`);
    process.exitCode = 1;
  }
}

/** Errors of the system and of SQLite have a code: a full disk, a directory that may not be written. */
function isForeseen(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    ('code' in reason ||
      [BackupError, SettingError, DatabaseUnusable].some((kind) => reason instanceof kind))
  );
}
