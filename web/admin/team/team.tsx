import { useRef } from 'react';
import { ownerId } from '#contract/admin/roles.ts';
import { removeUser, type User } from '#contract/admin/users.ts';
import { fill } from '#contract/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';
import { useKeptState } from '../session/kept-state.ts';
import { useUser } from '../session/user.ts';
import { MainButton } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { closeToHeading } from '../ui/focus-page.ts';
import { AdminPage } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { usersRead, useTeamCall } from './state.ts';
import { nameOf, useTeamTexts } from './texts.ts';
import { type Asked, UserForm } from './user-form.tsx';
import { UserRow } from './user-row.tsx';

/** The team page: who may enter, and what they see. For owners. */
export default function Team() {
  const { team, close: closeLabel } = useTexts();
  const texts = useTeamTexts();
  const { report } = useTeamCall();
  const ownId = useUser()?.id ?? ownerId;
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useKeptState<Asked | null>('asked', null);
  const [removed, setRemoved] = useKeptState<User | null>('removed', null);
  const close = () => setAsked(null);

  const remove = ({ id, name }: User) => {
    closeToHeading(() => setRemoved(null), title);
    return report(removeUser, { parameters: { id } }, fill(texts.done.removed, { name }));
  };
  const invite = (
    <MainButton onClick={() => setAsked({ part: 'invite' })}>{texts.invite.title}</MainButton>
  );
  return (
    <AdminPage title={team.title} lead={texts.lead}>
      <WhenFetched of={usersRead} loading={texts.loading} failed={texts.failed}>
        {({ items }) => (
          <div className="grid gap-5">
            <Panel title={texts.list} titleRef={title}>
              <ul className="mt-3 divide-y divide-line border-t border-line">
                {items.map((user) => (
                  <UserRow
                    key={user.id}
                    user={user}
                    isOwn={user.id === ownId}
                    onAsk={(part) => setAsked({ part, user, isOwn: user.id === ownId })}
                    onRemove={() => setRemoved(user)}
                  />
                ))}
              </ul>
              {items.length > 1 && <p className="mt-5">{invite}</p>}
            </Panel>
            {items.length === 1 && (
              <Panel title={texts.alone.title}>
                <p className="mt-2 mb-5 max-w-[42rem] text-muted">{texts.alone.lead}</p>
                {invite}
              </Panel>
            )}
          </div>
        )}
      </WhenFetched>
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={fill(texts[asked?.part ?? 'invite'].title, { name: nameOf(asked?.user, texts) })}
        closeLabel={closeLabel}
      >
        {/* Unmounted when it closes, so that no password stays in it. */}
        {asked && <UserForm asked={asked} onClose={close} />}
      </Dialog>
      <ConfirmDialog
        isOpen={removed !== null}
        title={fill(texts.remove.title, { name: nameOf(removed, texts) })}
        lead={texts.remove.lead}
        confirm={texts.remove.confirm}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove(removed)}
      />
    </AdminPage>
  );
}
