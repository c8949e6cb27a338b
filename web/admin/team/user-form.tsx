import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Role, roles } from '#contract/admin/role-names.ts';
import { ownerId } from '#contract/admin/roles.ts';
import {
  changeUser,
  type Invited,
  inviteAgain,
  inviteUser,
  type User,
} from '#contract/admin/users.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { EmailField, TextField } from '../../ui/field.tsx';
import { CopyButton } from '../account/copy-button.tsx';
import { ProofField, useProof } from '../account/proof.tsx';
import { useKeyTexts } from '../account/texts.ts';
import { useFormErrors } from '../account/use-form-errors.ts';
import { shortDateTime } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage } from '../language.ts';
import { useKeptState } from '../session/kept-state.ts';
import { MainButton } from '../ui/buttons.tsx';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { useBusy, useIsShown } from '../ui/use-run.ts';
import { renamedAtom, useTeamCall } from './state.ts';
import { nameOf, useTeamTexts } from './texts.ts';

/** What the form is for, and whom it is about. */
export type Asked =
  | { readonly part: 'invite'; readonly user?: undefined; readonly isOwn?: false }
  | {
      readonly part: 'change' | 'again';
      readonly user: User;
      readonly isOwn: boolean;
    };

const fields = ['name', 'email', 'role', 'password'];

const calls = { invite: inviteUser, again: inviteAgain, change: changeUser } as const;

/** Invites somebody, for the first time or again, and then shows the link; or changes a member's name and role. */
export function UserForm({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const texts = useTeamTexts();
  const { keys } = useKeyTexts();
  const { prove } = useProof();
  const { part, user, isOwn } = asked;
  const { call, failureOf } = useTeamCall();
  const [typed, setTyped] = useKeptState(`${part} ${user?.id}`, {
    ...{ name: user?.name ?? '', email: '', role: (user?.role ?? '') as Role | '' },
  });
  const [password, setPassword] = useState('');
  const rename = useSetAtom(renamedAtom);
  const { form, errors, show, clear, passes } = useFormErrors(fields);
  const [invited, setInvited] = useState<Invited | null>(null);
  const [isBusy, run] = useBusy();
  const isShown = useIsShown();
  if (invited) return <InvitationLink invited={invited} onClose={onClose} />;

  const hasRole = part !== 'again' && !isOwn && user?.id !== ownerId;
  const needsProof = part !== 'change' || typed.role !== user.role;
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    clear();
  };
  const send = async () => {
    const proof = needsProof && (await prove(password));
    if (proof === undefined) return show({}, keys.notProven);
    const body = {
      invite: { ...typed, ...proof },
      again: { ...proof },
      change: {
        // Only what was changed here: another owner may change the rest meanwhile.
        ...(typed.name !== user?.name && { name: typed.name }),
        ...(proof && { ...proof, role: typed.role }),
      },
    }[part];
    if (part === 'change' && Object.keys(body).length === 0) return onClose();
    if (!passes(calls[part].body, body)) return;
    const outcome = await call(calls[part], { parameters: { id: user?.id ?? '' }, body });
    if (!outcome.ok) {
      if (isShown.current) show(outcome.fields, failureOf(outcome));
      else notify('error', failureOf(outcome));
    } else if ('link' in outcome.data) setInvited(outcome.data);
    else {
      if (isOwn) rename(outcome.data);
      onClose();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run(send);
  };
  const { lead, send: label, sending } = texts[part];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid w-[min(34rem,calc(100vw-5rem))] gap-5"
    >
      <p className="text-muted">{fill(lead, { name: isolated(nameOf(user, texts)) })}</p>
      {part !== 'again' && (
        <TextField
          label={texts.name}
          error={errors.name}
          autoComplete="off"
          required
          maxLength={fieldLimits.fullName}
          value={typed.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      )}
      {part === 'invite' && (
        <EmailField
          label={texts.email}
          error={errors.email}
          autoComplete="off"
          value={typed.email}
          onChange={({ target }) => type({ email: target.value })}
        />
      )}
      {hasRole && (
        <RoleChoice role={typed.role} error={errors.role} onRole={(role) => type({ role })} />
      )}
      {needsProof && (
        <ProofField
          hint={texts.proof}
          error={errors.password}
          value={password}
          onChange={(next) => {
            setPassword(next);
            clear();
          }}
        />
      )}
      <ErrorLine>{errors.form}</ErrorLine>
      <DialogButtons onCancel={onClose}>
        <MainButton type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? sending : label}
        </MainButton>
      </DialogButtons>
    </form>
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
  const lead = useRef<HTMLParagraphElement>(null);
  // The form with the focus has gone.
  useEffect(() => lead.current?.focus(), []);
  const until = user.invitedUntilUtc && shortDateTime(user.invitedUntilUtc, language);
  return (
    <div className="grid w-[min(34rem,calc(100vw-5rem))] gap-4">
      <p ref={lead} tabIndex={-1}>
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
