import { adminRoutes } from '../site-map.ts';

/** The address of one open message, under the dashboard's. */
export const messagePath = `${adminRoutes.dashboard}/messages/:id` as const;
