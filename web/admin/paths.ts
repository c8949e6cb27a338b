import { adminRoutes } from '../site-map.ts';

/** The admin's rooms, each under the dashboard's address. */
export const paths = {
  inbox: adminRoutes.dashboard,
  /** One open message. */
  message: `${adminRoutes.dashboard}/messages/:id`,
  applications: `${adminRoutes.dashboard}/applications`,
  application: `${adminRoutes.dashboard}/applications/:id`,
  overview: `${adminRoutes.dashboard}/overview`,
  people: `${adminRoutes.dashboard}/people`,
  audit: `${adminRoutes.dashboard}/audit`,
  account: `${adminRoutes.dashboard}/account`,
} as const;

/** What the history keeps beside the address of the people's page: whom it shows. */
export type PersonState = { readonly email: string };

/** The address of one message or application, with the list's own query behind it. */
export function pathOf(
  pattern: typeof paths.message | typeof paths.application,
  id: string,
  query = '',
): string {
  return pattern.replace(':id', id) + (query && `?${query}`);
}
