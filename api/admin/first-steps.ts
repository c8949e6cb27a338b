import { type FirstStep, type FirstSteps, firstSteps } from '#contract/admin/first-steps.ts';
import { ownerId } from '#contract/admin/roles.ts';
import { documentNames, documentOf, formOf } from '#contract/content/documents.ts';
import { isSame, valueAt } from '#contract/content/edits.ts';
import { mergeFieldsOf } from '#contract/content/fits.ts';
import type { Certificate, Identity } from '#contract/content/identity-schema.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { languages } from '#contract/languages.ts';
import { areStepsPutAway, mustChangePassword } from '#db/queries/admin.ts';
import { latestPublication } from '#db/queries/content.ts';
import { edited, editsIn } from '../content/stored-edits.ts';
import type { Context } from '../context.ts';
import { readMailState } from './mail.ts';

/** How many of a step's values are live as in the sample company's content or empty, each judged alone. */
type Samples = { readonly left: number; readonly all: number };

/** Steps left before the site goes live, as far as the service can detect them. */
export async function readFirstSteps(context: Context): Promise<FirstSteps> {
  const { db, settings, backups } = context;
  const { state, notified } = await readMailState(context);
  const samples = await readSamples(context);
  const unset = (['messages', 'applications'] as const)
    .filter((about) => notified[about].length === 0)
    .map((about) => `NOTIFY_${about.toUpperCase()}`);
  const isDone: Record<Exclude<FirstStep, SampleStep>, boolean> = {
    password: !(await mustChangePassword(db, ownerId)),
    mail: state === 'ok',
    notices: unset.length === 0,
    https: settings.siteUrl.startsWith('https:'),
    backup: (await backups.state()).state === 'ok',
  };
  const isOwn = !isSample(context.company());
  return {
    isPutAway: await areStepsPutAway(db),
    steps: firstSteps.map((step) => {
      if (step === 'notices') return { step, isDone: isDone.notices, settings: unset };
      if (isSetting(step)) return { step, isDone: isDone[step] };
      const own = samples?.[step];
      return { step, isDone: own ? own.left === 0 : isOwn, samples: own };
    }),
  };
}

function isSetting(step: FirstStep): step is Exclude<FirstStep, SampleStep> {
  return step !== 'certificates' && !(step in valuesOf);
}

/** The values of the steps that replace the sample company, or give what the law asks for, by the key of the value. */
const valuesOf = {
  company:
    /^identity\/(?:name|shortName|legalName|email\/(?!security|ethics)|phone|operations|whatsapp|offices|social|api)\b/,
  register: /^identity\/registration\/(?:mersis|registry\w+|tax\w+|kep)$/,
  capital: /^identity\/registration\/\w+Capital$/,
  board: /^identity\/registration\/board$/,
  hosting: /^identity\/registration\/hostingProvider$/,
  btk: /^identity\/registration\/btk(?:Kind|Authorisation)$/,
  security: /^identity\/email\/security$/,
  /** Who tested, when, and where to complain. */
  accessibility: /^..\/legal\/accessibility\/lines$/,
  figures: /^identity\/(?:figures|founded|coverage)\b/,
  /** Neither labels nor forms, which suit any company, nor what a drawing shows. */
  texts:
    /^..\/(?:home|about|services|sustainability|certificates|life|contact)\/(?!codeSamples|smsCalculator|items|.*\/(?:plate|action|primary|secondary|eyebrow|ask|application|full|quote|ways|next|offices|address|phone|email|directions)\b)[^/]+\//,
} as const;

type SampleStep = keyof typeof valuesOf | 'certificates';

/** @returns undefined without a build. One with a company of its own has no samples, but may lack what the law asks for. */
async function readSamples({ db, publisher }: Context) {
  const built = publisher?.built.content;
  if (!built) return undefined;
  const isOwn = !isSample(built.identity);
  const live = edited(built, editsIn(await latestPublication(db))) as SiteContent;
  const values = documentNames.flatMap((name) =>
    mergeFieldsOf(formOf(name)).map(({ path }) => {
      const [now, then] = [live, built].map((content) => valueAt(documentOf(content, name), path));
      return { key: name + path, isLeft: now === undefined || (!isOwn && isSame(now, then)) };
    }),
  );
  const areas = live.identity.serviceAreas.map(({ id }) => id);
  const isRemoved = (key: string) => {
    const [, area] = /^..\/services\/sections\/([^/]+)/.exec(key) ?? [];
    return area !== undefined && !areas.includes(area);
  };
  const counted = Object.entries(valuesOf).map(([step, pattern]) => {
    const own = values.filter(({ key }) => pattern.test(key) && !isRemoved(key));
    return [step, { left: own.filter(({ isLeft }) => isLeft).length, all: own.length }] as const;
  });
  const { certificates } = live.identity;
  return {
    ...(Object.fromEntries(counted) as Record<keyof typeof valuesOf, Samples>),
    certificates: {
      left: isOwn ? 0 : certificates.filter((one) => isSampleCertificate(one, live, built)).length,
      all: certificates.length,
    },
  };
}

/** Its entry is the sample's, and so are its texts in a language. */
function isSampleCertificate(certificate: Certificate, live: SiteContent, built: SiteContent) {
  const { id } = certificate;
  return (
    built.identity.certificates.some((one) => isSame(one, certificate)) &&
    languages.some((language) => {
      const [now, then] = [live, built].map(({ texts }) => texts[language].certificates.items[id]);
      return isSame(now, then);
    })
  );
}

/** Only the sample company uses the reserved domain `.example` (RFC 2606). */
function isSample({ email }: Identity): boolean {
  return Object.values(email).some((address) => address?.endsWith('.example'));
}
