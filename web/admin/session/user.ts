import { createContext, useContext } from 'react';
import type { Role } from '#contract/admin/role-names.ts';
import { audiences, isFor, type Part } from '#contract/admin/roles.ts';
import type { SessionUser } from '#contract/admin/session.ts';
import { isPathFor } from '../paths.ts';

/** Who is logged in, as far as the API says: nobody in particular while there is only the first owner. */
export const UserContext = createContext<SessionUser>(undefined);

export function useUser(): SessionUser {
  return useContext(UserContext);
}

export function roleOf(user: SessionUser): Role {
  return user?.role ?? 'owner';
}

/** Whether the user may open the page of a link. */
export function useSees(): (href: string) => boolean {
  const role = roleOf(useUser());
  return (href) => isPathFor(href.replace(/\?.*/, ''), role);
}

/** Whether the role of who is logged in includes a part of the admin. */
export function useMay(part: Part): boolean {
  return isFor(audiences[part], roleOf(useUser()));
}

/** The kinds of records that who is logged in may read. */
export function useKinds() {
  const role = roleOf(useUser());
  return (['messages', 'applications'] as const).filter((kind) => isFor(audiences[kind], role));
}
