import { audiences, isFor, ownerId } from '#contract/admin/roles.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import { type Invited, invitationDays, type User } from '#contract/admin/users.ts';
import { calls } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { timeNow } from '#db/engine/clock.ts';
import { newId } from '#db/engine/ids.ts';
import { unassign } from '#db/queries/assignment.ts';
import { addAudit } from '#db/queries/audit.ts';
import { addMail } from '#db/queries/mails.ts';
import { addRow, findRow, toBit, updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import { endAccess, listUsers, removeUser } from '#db/queries/users.ts';
import type { UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { type DeviceCookies, newDevice } from '../http/device-cookie.ts';
import { invalid, orNotFound, Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { reminderDay } from '../mail/reminder.ts';
import { hashChosen } from './account.ts';
import { change, type Note, recordActions } from './change.ts';
import { makeRecoveryCodes, newAppSecret, stepOf } from './codes.ts';
import { findInvited, invitationLink } from './invitation-link.ts';
import { mayChange } from './kinds.ts';
import { openSession } from './open-session.ts';
import type { Passkeys } from './passkeys.ts';
import type { Prover } from './prove.ts';
import { utcOrNull } from './utc.ts';

const dayMs = 86_400_000;

type Deps = {
  readonly devices: DeviceCookies;
  readonly passkeys: Passkeys;
  readonly prover: Prover;
};

export function userRoutes(
  routes: CallRouter,
  context: Context,
  { devices, passkeys, prover }: Deps,
): void {
  const { db, settings, events } = context;
  const present = async (id: string) =>
    orNotFound(await findRow(db, 'users', { id, removed_at: null }));

  /** After a change that may have made records nobody's. */
  const publishUnassigned = () => {
    for (const { about } of Object.values(recordActions))
      events.publish({ about, what: 'changed' });
  };

  /** Stores an invitation with the line of the audit trail, and queues its mail. */
  const invite = async (
    session: Session,
    user: UserRow,
    store: Parameters<typeof change<void>>[2],
  ): Promise<Invited> => {
    const isMailed = (await context.outbox.sender()) !== undefined;
    await change(context, session, async (transaction, note) => {
      await store(transaction, note);
      await note({ action: 'userInvited', details: { who: user.name, role: user.role } });
      const mail = { kind: 'invitation', recipient: user.email ?? '', count: 0 } as const;
      if (isMailed) await addMail(transaction, { ...mail, now: timeNow() });
    });
    await events.sessionsEnded();
    const link = invitationLink({ ...context, siteUrl: settings.siteUrl }, user);
    return { user: toUser(user), link, isMailed };
  };

  routes.serve(calls.listUsers, async ({ session }) => {
    const rows = await listUsers(db);
    const isOwner = session.role === 'owner';
    return {
      items: rows.map((row) => ({
        ...toUser(row),
        ...(isOwner && {
          email: row.email,
          lastSeenUtc: utcOrNull(row.seen_at ?? undefined),
          hasFactor: row.has_passkey || row.totp_secret !== null,
        }),
      })),
    };
  });

  /** @throws Problem as `Prover.require`, or `invalid` for an address that another user has */
  routes.serve(
    calls.inviteUser,
    async ({ body: { name, email: typed, role, ...proof }, ...asking }) => {
      await prover.require(asking, proof, 'users');
      const email = typed.toLowerCase();
      if (await findRow(db, 'users', { email })) throw refused('email', 'taken');
      const now = timeNow();
      const user: UserRow = {
        ...{ id: newId(), name, email, role, created_at: now },
        ...{ daily_mail: 0, reminded_on: '' },
        ...{ password_hash: null, totp_secret: null, totp_step: 0 },
        ...{ invited_until: now + invitationDays * dayMs, suspended_at: null, removed_at: null },
      };
      return invite(asking.session, user, (transaction) => addRow(transaction, 'users', user));
    },
    ...prover.limits,
  );

  /** @throws Problem as `Prover.require`, `notFound`, or `invalid` for the first owner */
  routes.serve(
    calls.inviteAgain,
    async ({ parameters: { id }, body, ...asking }) => {
      const user = await present(id);
      if (id === ownerId) throw refused('id', 'firstOwner');
      await prover.require(asking, body, 'users');
      const again = { ...user, invited_until: timeNow() + invitationDays * dayMs };
      return invite(asking.session, again, async (transaction) => {
        const { invited_until } = again;
        await endAccess(transaction, id, { withKeys: true });
        await updateRow(transaction, 'users', { id }, { invited_until });
      });
    },
    ...prover.limits,
  );

  /** @throws Problem as `Prover.require` for another role, `notFound`, or `invalid` for what the first owner stays */
  routes.serve(
    calls.changeUser,
    async ({ parameters: { id }, body: { name, role, isSuspended, ...proof }, ...asking }) => {
      const user = await present(id);
      const isOwn = id === ownerId || id === asking.session.user_id;
      const isNewRole = role !== undefined && role !== user.role;
      if (isOwn && isNewRole) throw refused('role', 'firstOwner');
      if (isOwn && isSuspended) throw refused('isSuspended', 'firstOwner');
      if (isNewRole) await prover.require(asking, proof, 'users');
      const suspended_at = isSuspended ? (user.suspended_at ?? timeNow()) : null;
      const next = {
        ...(name !== undefined && { name }),
        ...(role !== undefined && { role }),
        ...(isSuspended !== undefined && { suspended_at }),
      };
      const notes: Note[] = [
        ...(isNewRole || (name !== undefined && name !== user.name)
          ? [
              {
                action: 'userChanged',
                details: { who: name ?? user.name, ...(isNewRole && { role }) },
              } as const,
            ]
          : []),
        ...(isSuspended === undefined || isSuspended === (user.suspended_at !== null)
          ? []
          : [
              {
                action: isSuspended ? 'userSuspended' : 'userRestored',
                details: { who: user.name },
              } as const,
            ]),
      ];
      await change(context, asking.session, async (transaction, note) => {
        await updateRow(transaction, 'users', { id }, next);
        if (isSuspended) await endAccess(transaction, id);
        for (const table of ['messages', 'applications'] as const) {
          const { about } = recordActions[table];
          if (isNewRole && !mayChange(role, about)) await unassign(transaction, table, id);
        }
        for (const one of notes) await note(one);
      });
      // Their event streams close also for another role, so that they open with what it may see.
      if (isNewRole || isSuspended) await events.sessionsEnded();
      if (isNewRole) publishUnassigned();
      return toUser({ ...user, ...next });
    },
    ...prover.limits,
  );

  /** @throws Problem `notFound`, or `invalid` for the first owner and oneself */
  routes.serve(calls.removeUser, async ({ parameters: { id }, session }) => {
    const user = await present(id);
    if (id === ownerId || id === session.user_id) throw refused('id', 'firstOwner');
    await change(context, session, async (transaction, note) => {
      await removeUser(transaction, id, timeNow());
      await note({ action: 'userRemoved', details: { who: user.name } });
    });
    await events.sessionsEnded();
    publishUnassigned();
  });

  routes.serve(calls.readReminder, async ({ session }) => {
    const { email, role, daily_mail } = await present(session.user_id);
    const isMailed = (await context.outbox.sender()) !== undefined;
    const canBe = email !== null && isFor(audiences.letters, role) && isMailed;
    return { isOn: daily_mail === 1, canBe };
  });

  routes.serve(calls.changeReminder, async ({ body: { isOn }, session: { user_id: id } }) => {
    // Turned on after the hour, it begins the next day.
    const reminded_on = reminderDay(timeNow(), settings.timeZone);
    await updateRow(db, 'users', { id }, { daily_mail: toBit(isOn), reminded_on });
    return { isOn };
  });

  const invited = async (token: string) =>
    orNotFound(await findInvited(db, context.sessionSecret, token));
  const fromStrangers = limitsOf(context, {
    ...{ name: 'invitations of an address', times: 20, per: 'minute', for: 'address' },
  });

  routes.serve(
    calls.readInvitation,
    async ({ body }) => {
      const user = await invited(body.token);
      const { name, role, email } = user;
      const app = newAppSecret(context.company().shortName, email ?? name);
      return { name, role, passkey: await passkeys.newOptions(user), app };
    },
    ...fromStrangers,
  );

  /**
   * Opens a session for the user of an invitation, with the key that they have made.
   * @throws Problem `notFound` for a link that is used up or too old, or `invalid` for a key that is not right
   */
  routes.serve(
    calls.acceptInvitation,
    async ({ body: { token, passkey, app }, request, response }) => {
      const user = await invited(token);
      const made = passkey && (await passkeys.made(user.id, passkey.answer));
      if (!made && !app) throw invalid('passkey', { key: passkey ? 'invalid' : 'required' });
      const key = app && (await appKey(context, app));
      const entrant = { userId: user.id, device: newDevice() };
      let recoveryCodes: string[] = [];
      const exchange = { request, response, devices };
      const loggedIn = await openSession(context, exchange, entrant, async (transaction, row) => {
        const { id, invited_until } = user;
        const fresh = { ...key, invited_until: null };
        // Of two at once, one finds it.
        if (!(await updateRow(transaction, 'users', { id, invited_until }, fresh))) {
          throw new Problem('notFound');
        }
        if (made && passkey) {
          await addRow(transaction, 'passkeys', { ...made, name: passkey.name, user_id: id });
        }
        recoveryCodes = await makeRecoveryCodes(transaction, id);
        const { address } = row;
        await addAudit(transaction, {
          ...{ action: 'invitationAccepted', session: row, address },
          details: { factor: made ? 'passkey' : 'app' },
        });
      });
      return { ...loggedIn, recoveryCodes };
    },
    devices.recognize,
    ...fromStrangers,
  );
}

type App = { readonly password: string; readonly secret: string; readonly code: string };

/** The columns of a password and an authenticator app. @throws Problem `invalid` */
async function appKey(context: Context, { password, secret, code }: App) {
  const password_hash = await hashChosen(context, 'app.password', password);
  const step = stepOf(secret, code);
  if (step === undefined) throw invalid('app.code', { key: 'wrongCode' });
  return { password_hash, totp_secret: secret, totp_step: step };
}

function refused(field: string, why: 'taken' | 'firstOwner'): Problem {
  const words = (language: Language) => userTexts[language][why];
  return invalid(field, { key: 'invalid', words });
}

/** What every user may know of another. */
function toUser(row: UserRow): User {
  const { id, name, role, suspended_at, invited_until } = row;
  const state = suspended_at !== null ? 'suspended' : invited_until === null ? 'active' : 'invited';
  return {
    ...{ id, name, role, state, email: null, lastSeenUtc: null, hasFactor: null },
    invitedUntilUtc: utcOrNull(invited_until === null ? undefined : Number(invited_until)),
  };
}
