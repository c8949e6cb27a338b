import type { Signatures, StoredSignatures } from '#contract/admin/signatures.ts';
import { calls } from '#contract/calls.ts';
import { languages } from '#contract/languages.ts';
import { findAdmin } from '#db/queries/admin.ts';
import { updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { Db } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { changedBy } from '../http/problem.ts';
import { change, contentVersion } from './change.ts';

export function signatureRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readSignatures, ({ session }) => readSignatures(context.db, session));

  /** @throws Problem `changedMeanwhile` */
  routes.serve(calls.changeSignatures, ({ body: { version, ...signatures }, session }) =>
    change(context, session, async (transaction, note) => {
      const before = await readSignatures(transaction, session);
      const after = withVersion(signatures, session);
      // A retry: the response to the first attempt was lost.
      if (before.version === after.version) return after;
      if (before.version !== version) throw changedBy({ actions: ['signaturesChanged'] });
      await updateRow(transaction, 'admin', { id: 1 }, { signatures: JSON.stringify(signatures) });
      await note({ action: 'signaturesChanged' });
      return after;
    }),
  );
}

async function readSignatures(db: Db, session: Session): Promise<StoredSignatures> {
  const known: Partial<Signatures> = JSON.parse((await findAdmin(db))?.signatures ?? '{}');
  // Stored before the site had a language.
  const all = languages.map((language) => [language, known[language] ?? '']);
  return withVersion(Object.fromEntries(all) as Signatures, session);
}

function withVersion(signatures: Signatures, { name: user }: Session): StoredSignatures {
  const version = contentVersion(languages.map((one) => signatures[one]));
  return { ...signatures, version, user };
}
