import { adminRoutes } from '#contract/content/site-map.ts';
import { timeNow } from '#db/engine/clock.ts';
import { findRow } from '#db/queries/rows.ts';
import { active } from '#db/queries/users.ts';
import type { Db, UserRow } from '#db/schema.ts';
import { isMacOf, macOf } from '../http/mac.ts';

type Invited = Pick<UserRow, 'id' | 'invited_until'>;
type Deps = { readonly sessionSecret: string; readonly siteUrl: string };

/**
 * The link of a user's invitation. Its token is derived, so that neither the database nor the queue of mails has it, and
 * in the fragment, which no log sees. It is void once another end, or none, is stored.
 */
export function invitationLink({ sessionSecret, siteUrl }: Deps, user: Invited): string {
  return `${siteUrl}${adminRoutes.invitation}#${user.id}.${macOf(sessionSecret, textOf(user))}`;
}

/** The user of an invitation's token; undefined if it is not valid, or not any more. */
export async function findInvited(
  { db, sessionSecret }: { readonly db: Db; readonly sessionSecret: string },
  token: string,
): Promise<UserRow | undefined> {
  const [id = '', mac = ''] = token.split('.');
  const user = await findRow(db, 'users', { id, ...active });
  const isOurs = isMacOf(sessionSecret, textOf(user ?? { id, invited_until: 0 }), mac);
  return isOurs && user?.invited_until && user.invited_until > timeNow() ? user : undefined;
}

function textOf({ id, invited_until }: Invited): string {
  return `invitation:${id}:${invited_until}`;
}
