import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { openapiDocument } from '#contract/openapi.ts';
import { smsLength } from '#contract/sms-length.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';

type Document = ReturnType<typeof openapiDocument>;

/** A challenge is taken for each form that is begun or sent; an office shares one address. */
const perAddress = { name: 'challenges', times: 60, per: 'minute', for: 'address' } as const;

/** The calls about the service itself: health, what browsers need to know of it, and its OpenAPI documents. */
export function serviceRoutes(routes: CallRouter, context: Context): void {
  const { settings } = context;

  routes.serve(calls.live, () => ({ status: 'ok' as const }));

  routes.serve(calls.ready, async () => {
    try {
      await sql`select 1 from messages limit 1`.execute(context.db);
    } catch (cause) {
      throw new Problem('databaseDown', { cause });
    }
    if (context.disk.left() < 0) throw new Problem('diskFull');
    return { status: 'ok' as const };
  });

  routes.serve(calls.publicSettings, () => ({ googleMapsKey: settings.googleMapsKey ?? null }));

  const proven = Object.values<Call>(calls).filter((call) => call.proofOfWork);
  routes.serve(
    calls.readChallenge,
    async ({ query }) => {
      if (!proven.some(({ path }) => path === query.path)) throw new Problem('notFound');
      return { challenge: await context.proofOfWork.challengeFor(query.path) };
    },
    ...limitsOf(context, perAddress),
  );

  routes.serve(
    calls.readSmsLength,
    ({ query }) => smsLength(query.text, query.operatorCode),
    ...limitsOf(context, { ...perAddress, name: 'smsLengths' }),
  );

  // Created on the first request: creating them would slow down the start.
  const documents: { visitor?: Document; admin?: Document } = {};
  const documentFor = (reader: 'visitor' | 'admin') => {
    documents[reader] ??= openapiDocument(settings.siteUrl, reader);
    return documents[reader];
  };
  routes.serve(calls.openapi, () => documentFor('visitor'));
  routes.serve(calls.adminOpenapi, () => documentFor('admin'));
}
