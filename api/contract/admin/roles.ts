import type { Role } from './role-names.ts';

/** The owner with the only password of the settings: a user since the first start, who cannot be removed. */
export const ownerId = '00000000-0000-4000-8000-000000000001';

/** Who may call: anyone, also without a session; every user; or beside the owner only users of these roles. */
export type Audience = 'anyone' | 'everyone' | readonly Exclude<Role, 'owner'>[];

/** Who may use each part of the admin. Its calls refer to it, and so do the screens. */
export const audiences = {
  messages: ['office', 'reader'],
  messageWork: ['office'],
  applications: ['hiring', 'reader'],
  applicationWork: ['hiring'],
  letters: ['office', 'hiring'],
  overview: ['office', 'hiring', 'reader'],
  content: ['editor'],
  people: ['office'],
  /** What the owner alone does. */
  owner: [],
  account: 'everyone',
} as const satisfies Record<string, Audience>;
export type Part = keyof typeof audiences;

/** Whether a call for these users is for a user of a role. */
export function isFor(audience: Audience, role: Role): boolean {
  if (typeof audience === 'string' || role === 'owner') return true;
  return audience.includes(role);
}
