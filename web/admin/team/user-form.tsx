import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { type Role, roles } from '#contract/admin/role-names.ts';
import { ownerId } from '#contract/admin/roles.ts';
import type { Proof } from '#contract/admin/session.ts';
import {
  changeUser,
  type Invited,
  inviteAgain,
  inviteUser,
  type User,
} from '#contract/admin/users.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { EmailField, TextField } from '../../ui/field.tsx';
import { CopyButton } from '../account/copy-button.tsx';
import { ProvenForm } from '../account/proof.tsx';
import { shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage } from '../language.ts';
import { useKeptState } from '../session/kept-state.ts';
import { loggedInAtom, sessionAtom } from '../session/session.ts';
import { MainButton } from '../ui/buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { focusAtOnce } from '../ui/focus-page.ts';
import { useForm } from '../ui/use-form.ts';
import { useTeamCall } from './state.ts';
import { nameOf, useTeamTexts } from './texts.ts';

/** What the form is for, and whom it is about. */
export type Asked =
  | { readonly part: 'invite'; readonly user?: undefined; readonly isOwn?: false }
  | {
      readonly part: 'change' | 'again';
      readonly user: User;
      readonly isOwn: boolean;
    };

const calls = { invite: inviteUser, again: inviteAgain, change: changeUser } as const;

/** Invites somebody, for the first time or again, and then shows the link; or changes a member's name and role. */
export function UserForm({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const texts = useTeamTexts();
  const { part, user, isOwn } = asked;
  const { call, failureOf } = useTeamCall();
  const state = useKeptState(`${part} ${user?.id}`, {
    ...{ name: user?.name ?? '', email: '', role: (user?.role ?? '') as Role | '' },
  });
  const form = useForm(state, ['password']);
  const { name, role } = form.values;
  const record = useAtomValue(sessionAtom);
  const setRecord = useSetAtom(loggedInAtom);
  const [invited, setInvited] = useState<Invited | null>(null);
  if (invited) return <InvitationLink invited={invited} onClose={onClose} />;

  const hasRole = part !== 'again' && !isOwn && user?.id !== ownerId;
  const send = async (proof: Proof) => {
    const body = {
      invite: { ...form.values, ...proof },
      again: proof,
      // Only what was changed here: another owner may change the rest meanwhile.
      change: {
        ...(name !== user?.name && { name }),
        ...(role !== user?.role && { ...proof, role }),
      },
    }[part];
    if (part === 'change' && Object.keys(body).length === 0) return onClose();
    if (!form.passes(calls[part].body, body)) return;
    const outcome = await call(calls[part], { parameters: { id: user?.id ?? '' }, body });
    if (!outcome.ok) form.show(outcome.fields, failureOf(outcome));
    else if ('link' in outcome.data) setInvited(outcome.data);
    else {
      if (isOwn && record) {
        // The shell names who is logged in.
        const { id, name, role } = outcome.data;
        setRecord({ ...record, user: { id, name, role } });
      }
      if (form.isShown()) onClose();
    }
  };
  const { lead, send: confirm, sending } = texts[part];
  return (
    <ProvenForm
      {...{ form, confirm, send }}
      lead={fill(lead, { name: isolated(nameOf(user, texts)) })}
      needsProof={part !== 'change' || role !== user.role}
      hint={texts.proof}
      confirming={sending}
      onCancel={onClose}
    >
      {part !== 'again' && (
        <TextField
          {...form.field('name')}
          label={texts.name}
          autoComplete="off"
          maxLength={fieldLimits.fullName}
        />
      )}
      {part === 'invite' && (
        <EmailField {...form.field('email')} label={texts.email} autoComplete="off" />
      )}
      {hasRole && (
        <RoleChoice
          role={role}
          error={form.errors.role}
          onRole={(chosen) => form.type({ role: chosen })}
        />
      )}
    </ProvenForm>
  );
}

type RoleChoiceProps = {
  readonly role: Role | '';
  readonly error: string | undefined;
  onRole(role: Role): void;
};

/** The choice of a role, with what each sees. */
function RoleChoice({ role, error, onRole }: RoleChoiceProps) {
  const texts = useTeamTexts();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {texts.role}
      </p>
      {roles.map((one) => (
        <label key={one} className="flex cursor-pointer gap-3 py-1.5">
          <input
            type="radio"
            name={`${id}-role`}
            checked={one === role}
            onChange={() => onRole(one)}
            className="mt-0.5 size-5 shrink-0 accent-link"
          />
          <span>
            <span className="block font-medium">{texts.roles[one]}</span>
            <span className="block text-sm text-muted">{texts.sees[one]}</span>
          </span>
        </label>
      ))}
      <ErrorLine id={`${id}-error`} className="mt-1.5">
        {error}
      </ErrorLine>
    </div>
  );
}

/** The link of an invitation, which is shown only now. */
function InvitationLink({ invited, onClose }: { invited: Invited; onClose(): void }) {
  const language = useLanguage();
  const texts = useTeamTexts();
  const { user, link, isMailed } = invited;
  const until = user.invitedUntilUtc && shortDateTime(user.invitedUntilUtc, language);
  return (
    <div className="grid w-[min(34rem,calc(100vw-5rem))] gap-4">
      <p ref={focusAtOnce} tabIndex={-1}>
        {fill(isMailed ? texts.link.mailed : texts.link.byHand, {
          ...{ name: isolated(user.name), email: user.email ?? '' },
        })}{' '}
        {until && fill(texts.link.until, { time: until })}
      </p>
      <p translate="no" className="rounded-2xl border border-line p-4 break-all select-all">
        {link}
      </p>
      <CopyButton text={link} texts={texts.link} />
      <MainButton onClick={onClose} className="justify-self-end">
        {texts.link.done}
      </MainButton>
    </div>
  );
}
