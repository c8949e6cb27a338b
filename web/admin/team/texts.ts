import type { User } from '#contract/admin/users.ts';
import { pageTexts } from '../page-texts.ts';

/** The shape of the team's texts: a text missing in another language fails the type check. */
export type TeamTexts = typeof import('./texts/tr/index.ts').texts;

export const useTeamTexts = pageTexts<TeamTexts>(
  import.meta.glob<TeamTexts>('./texts/*/index.ts', { import: 'texts' }),
);

/** The name of a member; of a nameless owner what they are. */
export function nameOf(user: Pick<User, 'name'> | null | undefined, texts: TeamTexts): string {
  return user ? user.name || texts.nameless : '';
}
