import { audiences, isFor, ownerId } from '#contract/admin/roles.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import { type Invited, invitationDays, type User } from '#contract/admin/users.ts';
import { calls } from '#contract/calls.ts';
import { timeNow } from '#db/engine/clock.ts';
import { newId } from '#db/engine/ids.ts';
import { addAudit } from '#db/queries/audit.ts';
import { addMail } from '#db/queries/mails.ts';
import { addRow, findRow, toBit, updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import { endAccess, listUsers, removeUser } from '#db/queries/users.ts';
import type { Transaction, UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound, Problem, refused } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { reminderDay } from '../mail/reminder.ts';
import { hashChosen } from './account.ts';
import { unassign } from './assignment.ts';
import { change, recordActions } from './change.ts';
import { makeRecoveryCodes, newAppSecret, requireStep } from './codes.ts';
import { findInvited, invitationLink } from './invitation-link.ts';
import { openSession } from './open-session.ts';
import { requireProof } from './prove.ts';
import { utcOrNull } from './utc.ts';

const dayMs = 86_400_000;

export function userRoutes(routes: CallRouter, context: Context): void {
  const { db, settings, events, passkeys } = context;
  const present = async (id: string) =>
    orNotFound(await findRow(db, 'users', { id, removed_at: null }));
  const isMailed = async () => (await context.outbox.sender()) !== undefined;

  /** After a change that may have made records nobody's. */
  const publishUnassigned = () => {
    for (const { about } of Object.values(recordActions))
      events.publish({ about, what: 'changed' });
  };

  /**
   * Stores an invitation with the line of the audit trail, and queues its mail.
   * @param store the user, with the end of the invitation
   */
  const invite = async (
    session: Session,
    id: string,
    store: (transaction: Transaction, invited_until: number) => Promise<unknown>,
  ): Promise<Invited> => {
    const now = timeNow();
    const isSent = await isMailed();
    const user = await change(context, session, async (transaction, note) => {
      await store(transaction, now + invitationDays * dayMs);
      const user = orNotFound(await findRow(transaction, 'users', { id }));
      await note({ action: 'userInvited', details: { who: user.name, role: user.role } });
      const mail = { kind: 'invitation', recipient: user.email ?? '', count: 0, now } as const;
      if (isSent) await addMail(transaction, mail);
      return user;
    });
    await events.sessionsEnded();
    const link = invitationLink({ ...context, siteUrl: settings.siteUrl }, user);
    return { user: toUser(user), link, isMailed: isSent };
  };

  routes.serve(calls.listUsers, async ({ session }) => {
    const rows = await listUsers(db);
    const ofOwner = (row: (typeof rows)[number]) => ({
      email: row.email,
      lastSeenUtc: utcOrNull(row.seen_at),
      hasFactor: row.passkeys > 0 || row.totp_secret !== null,
    });
    const isOwner = session.role === 'owner';
    return { items: rows.map((row) => ({ ...toUser(row), ...(isOwner && ofOwner(row)) })) };
  });

  /** @throws Problem as `requireProof`, or `invalid` for an address that another user has */
  routes.serve(
    calls.inviteUser,
    async ({ body: { name, email: typed, role, ...proof }, ...asking }) => {
      await requireProof(context, asking, proof, 'users');
      const email = typed.toLowerCase();
      if (await findRow(db, 'users', { email })) throw refusal('email', 'taken');
      const user = { id: newId(), name, email, role, created_at: timeNow() };
      return invite(asking.session, user.id, (transaction, invited_until) =>
        addRow(transaction, 'users', { ...user, invited_until }),
      );
    },
  );

  /** @throws Problem as `requireProof`, `notFound`, or `invalid` for the first owner */
  routes.serve(calls.inviteAgain, async ({ parameters: { id }, body, ...asking }) => {
    await present(id);
    if (id === ownerId) throw refusal('id', 'firstOwner');
    await requireProof(context, asking, body, 'users');
    return invite(asking.session, id, async (transaction, invited_until) => {
      await endAccess(transaction, id, { withKeys: true });
      await updateRow(transaction, 'users', { id }, { invited_until });
    });
  });

  /** @throws Problem as `requireProof` for another role, `notFound`, or `invalid` for what the first owner stays */
  routes.serve(calls.changeUser, async ({ parameters: { id }, body, ...asking }) => {
    const user = await present(id);
    const { name = user.name, role = user.role, isSuspended, ...proof } = body;
    const isOwn = id === ownerId || id === asking.session.user_id;
    const isNewRole = role !== user.role;
    if (isOwn && isNewRole) throw refusal('role', 'firstOwner');
    if (isOwn && isSuspended) throw refusal('isSuspended', 'firstOwner');
    if (isNewRole) await requireProof(context, asking, proof, 'users');
    const wasSuspended = user.suspended_at !== null;
    const suspended_at = isSuspended ? (user.suspended_at ?? timeNow()) : null;
    const next = {
      ...(body.name && { name }),
      ...(body.role && { role }),
      ...(isSuspended !== undefined && { suspended_at }),
    };
    await change(context, asking.session, async (transaction, note) => {
      await updateRow(transaction, 'users', { id }, next);
      if (isSuspended) await endAccess(transaction, id);
      if (isNewRole) await unassign(transaction, id, role);
      if (isNewRole || name !== user.name) {
        const details = { who: name, ...(isNewRole && { role }) };
        await note({ action: 'userChanged', details });
      }
      if (isSuspended !== undefined && isSuspended !== wasSuspended) {
        const action = isSuspended ? 'userSuspended' : 'userRestored';
        await note({ action, details: { who: user.name } });
      }
    });
    // Their event streams close also for another role, so that they open with what it may see.
    if (isNewRole || isSuspended) await events.sessionsEnded();
    if (isNewRole) publishUnassigned();
    return toUser({ ...user, ...next });
  });

  /** @throws Problem `notFound`, or `invalid` for the first owner and oneself */
  routes.serve(calls.removeUser, async ({ parameters: { id }, session }) => {
    const user = await present(id);
    if (id === ownerId || id === session.user_id) throw refusal('id', 'firstOwner');
    await change(context, session, async (transaction, note) => {
      await removeUser(transaction, id, timeNow());
      await unassign(transaction, id);
      await note({ action: 'userRemoved', details: { who: user.name } });
    });
    await events.sessionsEnded();
    publishUnassigned();
  });

  routes.serve(calls.readReminder, async ({ session }) => {
    const { email, role, daily_mail } = await present(session.user_id);
    const canBe = email !== null && isFor(audiences.letters, role) && (await isMailed());
    return { isOn: daily_mail === 1, canBe };
  });

  routes.serve(calls.changeReminder, async ({ body: { isOn }, session: { user_id: id } }) => {
    // Turned on after the hour, it begins the next day.
    const reminded_on = reminderDay(timeNow(), settings.timeZone);
    await updateRow(db, 'users', { id }, { daily_mail: toBit(isOn), reminded_on });
    return { isOn };
  });

  const fromStrangers = limitsOf(context, {
    ...{ name: 'invitations of an address', times: 20, per: 'minute', for: 'address' },
  });

  routes.serve(
    calls.readInvitation,
    async ({ body }) => {
      const user = orNotFound(await findInvited(context, body.token));
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
      const { id, invited_until } = orNotFound(await findInvited(context, token));
      const made = passkey && (await passkeys.made(id, passkey.answer));
      if (!made && !app) throw invalid('passkey', { key: passkey ? 'invalid' : 'required' });
      const key = app && (await appKey(context, app));
      let recoveryCodes: string[] = [];
      const entry = { request, response, userId: id };
      const loggedIn = await openSession(context, entry, async (transaction, session) => {
        const fresh = { ...key, invited_until: null };
        // Of two at once, one finds it.
        if (!(await updateRow(transaction, 'users', { id, invited_until }, fresh))) {
          throw new Problem('notFound');
        }
        if (made && passkey) {
          await addRow(transaction, 'passkeys', { ...made, name: passkey.name, user_id: id });
        }
        recoveryCodes = await makeRecoveryCodes(transaction, id);
        const { address } = session;
        const details = { factor: made ? 'passkey' : 'app' };
        await addAudit(transaction, { action: 'invitationAccepted', session, address, details });
      });
      return { ...loggedIn, recoveryCodes };
    },
    ...fromStrangers,
  );
}

type App = { readonly password: string; readonly secret: string; readonly code: string };

/** The columns of a password and an authenticator app. @throws Problem `invalid` */
async function appKey(context: Context, { password, secret, code }: App) {
  const password_hash = await hashChosen(context, 'app.password', password);
  const totp_step = requireStep('app.code', secret, code);
  return { password_hash, totp_secret: secret, totp_step };
}

function refusal(field: string, why: 'taken' | 'firstOwner'): Problem {
  return refused(field, (language) => userTexts[language][why]);
}

/** What every user may know of another. */
function toUser(row: UserRow): User {
  const { id, name, role, suspended_at, invited_until } = row;
  const state = suspended_at !== null ? 'suspended' : invited_until === null ? 'active' : 'invited';
  return {
    ...{ id, name, role, state, email: null, lastSeenUtc: null, hasFactor: null },
    invitedUntilUtc: utcOrNull(invited_until),
  };
}
