import { SettingError } from '#contract/settings.ts';
import { DatabaseUnusable } from '../../errors.ts';

/** A backup cannot be made or restored. The message is one line for the operator. */
export class BackupError extends Error {}

/**
 * Runs a command. If it fails for a reason that an operator can fix, it prints one line and the process exits with 1.
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

/** System and SQLite errors have a code: for example a full disk, or a directory without write permission. */
function isForeseen(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    ('code' in reason ||
      [BackupError, SettingError, DatabaseUnusable].some((kind) => reason instanceof kind))
  );
}
