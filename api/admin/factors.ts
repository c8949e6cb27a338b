import type { Factors, FactorsChanged } from '#contract/admin/factors.ts';
import { ownerId } from '#contract/admin/roles.ts';
import type { Proof } from '#contract/admin/session.ts';
import { userTexts } from '#contract/admin/user-texts.ts';
import { calls } from '#contract/calls.ts';
import { countOf } from '#db/engine/page.ts';
import { passwordHashOf } from '#db/queries/admin.ts';
import { forgetFactors } from '#db/queries/devices.ts';
import { addRow, findRow, removeRow, updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { Db, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound, refused } from '../http/problem.ts';
import { change, type Note } from './change.ts';
import { makeRecoveryCodes, newAppSecret, requireStep } from './codes.ts';
import { passkeysOf } from './passkeys.ts';
import { type Asking, requireProof } from './prove.ts';
import { utc, utcOrNull } from './utc.ts';

/** The passkeys, the authenticator app and the recovery codes of the user who asks. */
export function factorRoutes(routes: CallRouter, context: Context): void {
  const { db, passkeys } = context;
  type Proving = Asking & { readonly body: Proof };
  type Make = (transaction: Transaction, userId: string) => Promise<unknown>;

  /**
   * Changes the factors of the user who asks.
   * @param make the change; resolves with new recovery codes, if it makes some
   * @throws Problem `invalid` if a user without a password would be left without a way in
   */
  const changed = (session: Session, entry: Note, make: Make): Promise<FactorsChanged> =>
    change(context, session, async (transaction, note) => {
      const id = session.user_id;
      const made = await make(transaction, id);
      await forgetFactors(transaction, id);
      const { app, passkeys: kept, password, recoveryCodes } = await factorsOf(transaction, id);
      const hasFactor = app || kept.length > 0;
      if (id !== ownerId && (password ? !hasFactor : kept.length === 0)) {
        throw refused('password', (language) => userTexts[language].lastFactor);
      }
      await note(entry);
      if (!hasFactor) await removeRow(transaction, 'recovery_codes', { user_id: id });
      const isFirst = hasFactor && recoveryCodes === 0;
      const codes = isFirst ? await makeRecoveryCodes(transaction, id) : made;
      const factors = await factorsOf(transaction, id);
      return { factors, ...(Array.isArray(codes) && { recoveryCodes: codes }) };
    });

  const requireOwnProof = (asking: Proving) =>
    requireProof(context, asking, asking.body, 'factors');
  /** The same once the user has proven to be it. @throws Problem as `requireProof` */
  const provenChange = async (asking: Proving, entry: Note, make: Make) => {
    await requireOwnProof(asking);
    return changed(asking.session, entry, make);
  };

  routes.serve(calls.readFactors, ({ session }) => factorsOf(db, session.user_id));

  routes.serve(calls.newAppSecret, async ({ session, request }) => {
    const { name, email } = orNotFound(await findRow(db, 'users', { id: session.user_id }));
    return newAppSecret(context.company().shortName, email ?? (name || request.hostname));
  });

  routes.serve(calls.addApp, (asking) => {
    const entry = { action: 'factorAdded', details: { factor: 'app' } } as const;
    return provenChange(asking, entry, (transaction, id) => {
      const { secret, code } = asking.body;
      const app = { totp_secret: secret, totp_step: requireStep('code', secret, code) };
      return updateRow(transaction, 'users', { id }, app);
    });
  });

  routes.serve(calls.removeApp, (asking) => {
    const details = { factor: 'app', who: asking.session.name };
    return provenChange(asking, { action: 'factorRemoved', details }, (transaction, id) =>
      updateRow(transaction, 'users', { id }, { totp_secret: null }),
    );
  });

  // The options take the proof, so that nobody's device makes a passkey that is then refused.
  routes.serve(calls.newPasskeyOptions, async (asking) =>
    passkeys.newOptions(await requireOwnProof(asking)),
  );

  routes.serve(calls.addPasskey, ({ session, body: { name, made: answer } }) => {
    const entry = { action: 'factorAdded', details: { factor: 'passkey' } } as const;
    return changed(session, entry, async (transaction, id) => {
      const made = await passkeys.made(id, answer);
      if (!made || (await findRow(transaction, 'passkeys', { id: made.id }))) {
        throw invalid('made', { key: 'invalid' });
      }
      await addRow(transaction, 'passkeys', { ...made, name, user_id: id });
    });
  });

  routes.serve(calls.removePasskey, async (asking) => {
    const key = { id: asking.body.id, user_id: asking.session.user_id };
    const { name } = orNotFound(await findRow(db, 'passkeys', key));
    const details = { factor: 'passkey', key: name, who: asking.session.name };
    return provenChange(asking, { action: 'factorRemoved', details }, async (transaction) =>
      orNotFound((await removeRow(transaction, 'passkeys', key)) || undefined),
    );
  });

  routes.serve(calls.newRecoveryCodes, (asking) =>
    provenChange(asking, { action: 'recoveryCodesMade' }, makeRecoveryCodes),
  );
}

async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const user = orNotFound(await findRow(db, 'users', { id: userId }));
  const passkeys = await passkeysOf(db, userId);
  return {
    password: (await passwordHashOf(db, user)) !== null,
    app: user.totp_secret !== null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      ...{ id, name, createdAtUtc: utc(created_at), usedAtUtc: utcOrNull(used_at) },
    })),
    recoveryCodes: await countOf(db.selectFrom('recovery_codes').where('user_id', '=', userId)),
  };
}
