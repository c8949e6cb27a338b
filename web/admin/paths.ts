import type { Role } from '#contract/admin/role-names.ts';
import { audiences, isFor, type Part } from '#contract/admin/roles.ts';
import { adminRoutes } from '#contract/content/site-map.ts';

/** The admin's pages, each below the dashboard's path. */
export const paths = {
  inbox: adminRoutes.dashboard,
  message: `${adminRoutes.dashboard}/messages/:id`,
  applications: `${adminRoutes.dashboard}/applications`,
  application: `${adminRoutes.dashboard}/applications/:id`,
  overview: `${adminRoutes.dashboard}/overview`,
  /** The list of the site's texts; below it each document, and the history. */
  content: `${adminRoutes.dashboard}/content`,
  people: `${adminRoutes.dashboard}/people`,
  team: `${adminRoutes.dashboard}/team`,
  system: `${adminRoutes.dashboard}/system`,
  audit: `${adminRoutes.dashboard}/audit`,
  account: `${adminRoutes.dashboard}/account`,
} as const;

/** The part of the admin that each page belongs to, in the order of the doors; longer paths decide first. */
const pages = {
  inbox: 'messages',
  applications: 'applications',
  overview: 'overview',
  content: 'content',
  people: 'people',
  team: 'owner',
  system: 'owner',
  audit: 'owner',
  account: 'account',
} as const satisfies Partial<Record<keyof typeof paths, Part>>;

type PageId = keyof typeof pages;
const ids = Object.keys(pages) as PageId[];

/** Whether the page of a path is for users of a role. */
export function isPathFor(path: string, role: Role): boolean {
  const id = ids.findLast((one) => path === paths[one] || path.startsWith(`${paths[one]}/`));
  return id === undefined || isFor(audiences[pages[id]], role);
}

/** The page that a user of a role sees first. */
export function firstPathOf(role: Role): string {
  return ids.map((id) => paths[id]).find((path) => isPathFor(path, role)) ?? paths.account;
}

/** The history state of the people page and the audit trail: the shown person, who must not be in the URL. */
export type PersonState = { readonly email: string };

/** The audit trail of one record. */
export function historyOf(id: string): string {
  return `${paths.audit}?record=${id}`;
}

/** The path of a message or application, followed by the list's query. */
export function pathOf(
  pattern: typeof paths.message | typeof paths.application,
  id: string,
  query = '',
): string {
  return pattern.replace(':id', id) + (query && `?${query}`);
}
