import type { LoggedIn } from '#contract/admin/session.ts';
import { readStored, store } from '../../state/browser-storage.ts';

/** The local storage key that the specification names. */
export const storageKey = 'gt_admin_auth';

/** The stored session, or null if there is none of the expected shape. */
export function storedRecord(): LoggedIn | null {
  return toRecord(readStored('localStorage', storageKey) ?? '');
}

/** Stores a session, or removes it. Where storage is disabled, nothing is stored. */
export function storeRecord(record: LoggedIn | null): void {
  store('localStorage', storageKey, record && JSON.stringify(record));
}

/** Removes an ended session from the browser's storage, unless another session has replaced it there. */
export function removeRecord({ token }: LoggedIn): void {
  if (storedRecord()?.token === token) storeRecord(null);
}

export function hasExpired({ expiresAtUtc }: LoggedIn): boolean {
  return Date.now() >= Date.parse(expiresAtUtc);
}

function toRecord(text: string): LoggedIn | null {
  try {
    const { token, expiresAtUtc, passwordToChange, user } = JSON.parse(text);
    return typeof token === 'string' && typeof expiresAtUtc === 'string'
      ? {
          token,
          expiresAtUtc,
          ...(passwordToChange === true && { passwordToChange }),
          ...(user && { user }),
        }
      : null;
  } catch {
    return null;
  }
}
