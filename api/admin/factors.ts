import type { Factors, FactorsChanged, Proof } from '#contract/admin/factors.ts';
import { ownerId } from '#contract/admin/roles.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import { calls } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { passwordHashOf } from '#db/queries/admin.ts';
import { forgetFactors } from '#db/queries/devices.ts';
import { addRow, findRow, removeRow, updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { Db, Transaction, UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound } from '../http/problem.ts';
import { change, type Note } from './change.ts';
import { makeRecoveryCodes, newAppSecret, stepOf } from './codes.ts';
import { type Passkeys, passkeysOf } from './passkeys.ts';
import type { Asking, Prover } from './prove.ts';
import { utc, utcOrNull } from './utc.ts';

/** The passkeys, the authenticator app and the recovery codes of the user who asks. */
export function factorRoutes(
  routes: CallRouter,
  context: Context,
  passkeys: Passkeys,
  prover: Prover,
): void {
  const { db } = context;
  const userOf = async (session: Session) =>
    orNotFound(await findRow(db, 'users', { id: session.user_id }));

  /**
   * Changes the factors of the user who asks, once the user has proven to be it.
   * @throws Problem as `Prover.require`, or `invalid` if a user without a password would be left without a way in
   */
  const changed = async (
    asking: Asking & { readonly body: Proof },
    entry: Note,
    make: (transaction: Transaction, user: UserRow) => Promise<unknown>,
  ): Promise<FactorsChanged> => {
    const user = await prover.require(asking, asking.body, 'factors');
    return change(context, asking.session, async (transaction, note) => {
      const codes = await make(transaction, user);
      await forgetFactors(transaction, user.id);
      const factors = await factorsOf(transaction, user.id);
      const { app, passkeys: kept, password, recoveryCodes } = factors;
      const hasFactor = app || kept.length > 0;
      if (user.id !== ownerId && (password ? !hasFactor : kept.length === 0)) {
        const words = (language: Language) => userTexts[language].lastFactor;
        throw invalid('password', { key: 'invalid', words });
      }
      await note(entry);
      if (!hasFactor) await removeRow(transaction, 'recovery_codes', { user_id: user.id });
      const isFirst = hasFactor && recoveryCodes === 0;
      const made = isFirst ? await makeRecoveryCodes(transaction, user.id) : codes;
      return {
        factors: await factorsOf(transaction, user.id),
        ...(Array.isArray(made) && { recoveryCodes: made }),
      };
    });
  };

  routes.serve(calls.readFactors, ({ session }) => factorsOf(db, session.user_id));

  routes.serve(calls.newAppSecret, async ({ session, request }) => {
    const { name, email } = await userOf(session);
    return newAppSecret(context.company().shortName, email ?? (name || request.hostname));
  });

  routes.serve(
    calls.addApp,
    (asking) =>
      changed(
        asking,
        { action: 'factorAdded', details: { factor: 'app' } },
        (transaction, { id }) => {
          const { secret, code } = asking.body;
          const step = stepOf(secret, code);
          if (step === undefined) throw invalid('code', { key: 'wrongCode' });
          return updateRow(transaction, 'users', { id }, { totp_secret: secret, totp_step: step });
        },
      ),
    ...prover.limits,
  );

  routes.serve(
    calls.removeApp,
    (asking) =>
      changed(
        asking,
        { action: 'factorRemoved', details: { factor: 'app', who: asking.session.name } },
        (transaction, { id }) => updateRow(transaction, 'users', { id }, { totp_secret: null }),
      ),
    ...prover.limits,
  );

  routes.serve(calls.newPasskeyOptions, async ({ session }) =>
    passkeys.newOptions(await userOf(session)),
  );

  routes.serve(
    calls.addPasskey,
    (asking) =>
      changed(
        asking,
        { action: 'factorAdded', details: { factor: 'passkey' } },
        async (transaction, { id }) => {
          const { name, made: answer } = asking.body;
          const made = await passkeys.made(id, answer);
          if (!made || (await findRow(transaction, 'passkeys', { id: made.id }))) {
            throw invalid('made', { key: 'invalid' });
          }
          await addRow(transaction, 'passkeys', { ...made, name, user_id: id });
        },
      ),
    ...prover.limits,
  );

  routes.serve(
    calls.removePasskey,
    async (asking) => {
      const key = { id: asking.body.id, user_id: asking.session.user_id };
      const { name } = orNotFound(await findRow(db, 'passkeys', key));
      const details = { factor: 'passkey', key: name, who: asking.session.name };
      return changed(asking, { action: 'factorRemoved', details }, async (transaction) =>
        orNotFound((await removeRow(transaction, 'passkeys', key)) || undefined),
      );
    },
    ...prover.limits,
  );

  routes.serve(
    calls.newRecoveryCodes,
    (asking) =>
      changed(asking, { action: 'recoveryCodesMade' }, (transaction, { id }) =>
        makeRecoveryCodes(transaction, id),
      ),
    ...prover.limits,
  );
}

async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const user = orNotFound(await findRow(db, 'users', { id: userId }));
  const codes = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    password: (await passwordHashOf(db, user)) !== null,
    app: user.totp_secret !== null,
    passkeys: (await passkeysOf(db, userId)).map(({ id, name, created_at, used_at }) => ({
      ...{ id, name, createdAtUtc: utc(created_at), usedAtUtc: utcOrNull(used_at ?? undefined) },
    })),
    recoveryCodes: Number(codes.count),
  };
}
