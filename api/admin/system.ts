import { type FirstStep, type FirstSteps, firstSteps } from '#contract/admin/first-steps.ts';
import type { System } from '#contract/admin/system.ts';
import { calls } from '#contract/calls.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { languages } from '#contract/languages.ts';
import { hasGeneratedPassword } from '#db/queries/admin.ts';
import { countRows } from '#db/queries/any-record.ts';
import { latestPublication } from '#db/queries/content.ts';
import { editsIn } from '../content/stored-edits.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { release } from '../process/release.ts';
import { audit } from './change.ts';
import { readConcerns } from './concerns.ts';
import { readMailState } from './mail.ts';
import { utc } from './utc.ts';

/** Each copies the whole database. RATE_LIMITS=off does not lift this limit. */
const backupLimit = { name: 'backups', times: 4, per: 'hour', for: 'everyone' } as const;

export function systemRoutes(routes: CallRouter, context: Context): void {
  const { backups, db } = context;

  routes.serve(calls.readSystem, () => readSystem(context));

  routes.serve(calls.readFirstSteps, () => readFirstSteps(context));

  routes.serve(calls.readBackups, () => backups.state());

  routes.serve(
    calls.makeBackup,
    ({ session }) => {
      backups.start((why) =>
        audit(
          db,
          session,
          why ? { action: 'backupFailed', details: { why } } : { action: 'backupMade' },
        ),
      );
      return backups.state();
    },
    limited(context, backupLimit),
  );
}

const mebibyte = 1024 * 1024;
/** The disk counts as low when visitors may store less than this, or when a copy of the database would not fit. */
const lowBytes = 256 * mebibyte;

/** The state of the service, with what needs attention. */
export async function readSystem(context: Context): Promise<System> {
  const { db, disk, cvScanning, certificate } = context;
  const space = disk.read();
  const bytes = await context.databaseBytes();
  const judged = {
    disk: {
      freeBytes: space.free,
      totalBytes: space.total,
      reserveBytes: space.reserve,
      state: stateOf(space.left, Math.max(lowBytes, bytes)),
    },
    scanner: await cvScanning.state(),
    certificate: certificate.read(),
  };
  return {
    release: {
      version: release.version,
      builtAtUtc: release.builtAtUtc,
      startedAtUtc: utc(Date.now() - Math.round(process.uptime() * 1000)),
    },
    database: { bytes, logBytes: space.logged, ...(await countRows(db)) },
    ...judged,
    concerns: await readConcerns(context, judged),
  };
}

function stateOf(left: number, low: number): System['disk']['state'] {
  if (left < 0) return 'full';
  return left < low ? 'low' : 'ok';
}

/** Steps left before the site goes live, as far as the service can detect them. */
async function readFirstSteps(context: Context): Promise<FirstSteps> {
  const { db, settings, backups } = context;
  const company = context.company();
  const documents = await editedDocuments(db);
  const { state, notified } = await readMailState(context);
  // A company that builds the site with its own identity has written its texts too.
  const isOwnBuild = !isSample(context.publisher?.built.content.identity ?? company);
  const isDone: Record<FirstStep, boolean> = {
    password: !(await hasGeneratedPassword(db)),
    company: !isSample(company),
    register: !/^[0 ]+$/.test(company.registration.mersis),
    certificates:
      isOwnBuild ||
      documents.has('identity/certificates') ||
      languages.some((language) => documents.has(`${language}/certificates`)),
    texts:
      isOwnBuild ||
      languages.every((language) =>
        ['home', 'about', 'services', 'contact', 'privacy'].every((page) =>
          documents.has(`${language}/${page}`),
        ),
      ),
    mail: state === 'ok',
    notices: notified.messages.length > 0 && notified.applications.length > 0,
    https: settings.siteUrl.startsWith('https:'),
    backup: (await backups.state()).state === 'ok',
  };
  return { steps: firstSteps.map((step) => ({ step, isDone: isDone[step] })) };
}

/** Names of documents with published edits; parts of the company's data are named as `identity/certificates`. */
async function editedDocuments(db: Context['db']): Promise<ReadonlySet<string>> {
  const edits = editsIn(await latestPublication(db));
  const documents = edits.map(({ document, path }) =>
    document === 'identity' ? `${document}/${path.split('/')[1]}` : document,
  );
  return new Set(documents);
}

/** Only the sample company uses the reserved domain `.example` (RFC 2606). */
function isSample({ email }: Identity): boolean {
  return Object.values(email).some((address) => address.endsWith('.example'));
}
