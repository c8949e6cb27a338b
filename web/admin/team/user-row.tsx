import type { ReactNode } from 'react';
import { ownerId } from '#contract/admin/roles.ts';
import { changeUser, type User } from '#contract/admin/users.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { timeSince } from '#contract/time-since.ts';
import { shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage } from '../language.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { useBusy } from '../ui/use-run.ts';
import { useTeamCall } from './state.ts';
import { nameOf, type TeamTexts, useTeamTexts } from './texts.ts';

type UserRowProps = {
  readonly user: User;
  readonly isOwn: boolean;
  onAsk(part: 'change' | 'again'): void;
  onRemove(): void;
};

/** One member of the team, and what can be done. Of the first owner and of oneself that is only the name. */
export function UserRow({ user, isOwn, onAsk, onRemove }: UserRowProps) {
  const texts = useTeamTexts();
  const language = useLanguage();
  const { report } = useTeamCall();
  const [isBusy, run] = useBusy();
  const { id, email, role, state } = user;
  const name = nameOf(user, texts);
  const isSuspended = state === 'suspended';
  const suspend = () =>
    report(
      changeUser,
      { parameters: { id }, body: { isSuspended: !isSuspended } },
      fill(isSuspended ? texts.done.restored : texts.done.suspended, { name: isolated(name) }),
    );
  const action = (label: string, onClick: () => void) => (
    <LinkButton
      aria-label={fill(texts.labelled, { action: label, name: isolated(name) })}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {label}
    </LinkButton>
  );
  return (
    <li className="grid gap-x-8 gap-y-1.5 py-4 sm:grid-cols-2 min-[80rem]:grid-cols-[1fr_1fr_18rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <bdi className="min-w-0 break-words">{name}</bdi>
          {isOwn && <Sign>{texts.own}</Sign>}
          {state !== 'active' && <Sign>{texts[state]}</Sign>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
      </div>
      <div className="min-w-0">
        <p>{texts.roles[role]}</p>
        <p className="text-sm text-muted">{wayIn(user, texts, language)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 sm:col-span-full min-[80rem]:col-span-1">
        {action(isOwn && !user.name ? texts.change.giveName : texts.change.action, () =>
          onAsk('change'),
        )}
        {!isOwn && id !== ownerId && (
          <>
            {action(texts.again.title, () => onAsk('again'))}
            {state !== 'invited' &&
              action(isSuspended ? texts.restore : texts.suspend, () => run(suspend))}
            {action(texts.remove.action, onRemove)}
          </>
        )}
      </div>
    </li>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return <span className="rounded-full bg-chosen px-2.5 text-sm text-link">{children}</span>;
}

/** When a member was last seen and how they log in, or how long the invitation is good. */
function wayIn(user: User, texts: TeamTexts, language: Language): string {
  const { state, invitedUntilUtc, lastSeenUtc, hasFactor } = user;
  if (state === 'invited') {
    return invitedUntilUtc && Date.parse(invitedUntilUtc) > Date.now()
      ? fill(texts.invitedUntil, { time: shortDateTime(invitedUntilUtc, language) })
      : texts.invitationOver;
  }
  const seen = lastSeenUtc
    ? fill(texts.seen, { time: timeSince(lastSeenUtc, language) })
    : texts.neverSeen;
  return `${seen} · ${hasFactor ? texts.factor.yes : texts.factor.no}`;
}
