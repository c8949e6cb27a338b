import { sha256 } from '#api/http/session-hash.ts';
import type { Role } from '#contract/admin/role-names.ts';
import { callsOf } from './admin.ts';
import type { RunningApi } from './api.ts';

/** Adds a user with an open session, and returns functions for calls as this user. */
export async function userOf(
  { url, database }: Pick<RunningApi, 'url' | 'database'>,
  name: string,
  role: Role = 'owner',
) {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = Date.now();
  await database.insert('users', [{ id, name, role, created_at: now }]);
  await database.insert('open_sessions', [
    {
      ...{ id_hash: sha256(id), bearer_hash: sha256(token), user_id: id, created_at: now },
      ...{ expires_at: now + 3_600_000, seen_at: now, address: '192.0.2.7', data: '{}' },
    },
  ]);
  return { id, token, ...callsOf({ url }, token) };
}
