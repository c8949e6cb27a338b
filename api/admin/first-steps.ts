import { type FirstStep, type FirstSteps, firstSteps } from '#contract/admin/first-steps.ts';
import { languages } from '#contract/languages.ts';
import { hasGeneratedPassword } from '#db/queries/admin.ts';
import { latestPublication } from '#db/queries/content.ts';
import type { Identity } from '#web/content/identity-schema.ts';
import { editsIn } from '../content/stored-edits.ts';
import type { Context } from '../context.ts';
import { readMailState } from './mail.ts';

/** What is left to do before the site goes live: what can be seen from here, so that nobody has to tick it. */
export async function readFirstSteps(context: Context): Promise<FirstSteps> {
  const { db, settings, backups } = context;
  const company = context.company();
  const documents = await editedDocuments(db);
  const { state, notified } = await readMailState(context);
  // Whoever builds the site with their own company has written its texts too.
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

/** The documents with published edits; of the company's data each part, as `identity/certificates`. */
async function editedDocuments(db: Context['db']): Promise<ReadonlySet<string>> {
  const edits = editsIn(await latestPublication(db));
  const documents = edits.map(({ document, path }) =>
    document === 'identity' ? `${document}/${path.split('/')[1]}` : document,
  );
  return new Set(documents);
}

/** Nobody has an address in `.example` (RFC 2606): only the sample does. */
function isSample({ email }: Identity): boolean {
  return Object.values(email).some((address) => address.endsWith('.example'));
}
