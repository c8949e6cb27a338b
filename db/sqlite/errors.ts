import { Busy, Damaged, StorageFull } from '../engine/errors.ts';

/** SQLite's error as one of `errors.ts`, with the original as its cause; other errors unchanged. */
export function translated(reason: unknown): unknown {
  const code = codeOf(reason);
  const Translated =
    code === 'SQLITE_FULL'
      ? StorageFull
      : /^SQLITE_(?:BUSY|IOERR)/.test(code)
        ? Busy
        : isDamage(reason)
          ? Damaged
          : undefined;
  return Translated ? new Translated((reason as Error).message, { cause: reason }) : reason;
}

/** Whether SQLite found a file to be damaged or not a database. */
export function isDamage(reason: unknown): boolean {
  const code = codeOf(reason);
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}

/** SQLite's code, also of a translated error; empty for other errors. */
export function codeOf(reason: unknown): string {
  const { code, cause } = reason as { readonly code?: string; readonly cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
}
