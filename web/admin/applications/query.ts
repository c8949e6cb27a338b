import {
  type Application,
  type PoolConsent,
  poolConsentOf,
  poolConsents,
} from '#contract/admin/application.ts';
import {
  type ApplicationStage,
  applicationStages,
  type Experience,
  experiences,
  type Source,
  sources,
} from '#contract/application.ts';

/** Which applications are shown, and how. It is part of the URL. */
export type Query = {
  readonly view: 'board' | 'list';
  readonly stage?: ApplicationStage | undefined;
  readonly experience?: Experience | undefined;
  readonly source?: Source | undefined;
  /** Only those with the admin's label of the talent pool. */
  readonly pool: boolean;
  /** By the applicant's consent to the talent pool. */
  readonly consent?: PoolConsent | undefined;
  readonly spam: boolean;
  readonly q?: string | undefined;
};

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  const stage = one('stage', applicationStages);
  const spam = search.get('spam') === 'true';
  return {
    // A board shows every stage, and no spam.
    view: stage || spam ? 'list' : (one('view', ['board', 'list']) ?? 'board'),
    stage,
    experience: one('experience', experiences),
    source: one('source', sources),
    pool: search.get('pool') === 'true',
    consent: one('consent', poolConsents),
    spam,
    q: search.get('q') || undefined,
  };
}

/** The query as part of the URL; empty for the board without filters. */
export function writeQuery({ view, pool, spam, ...rest }: Query): string {
  return toParameters({
    view: view === 'list' ? view : undefined,
    ...rest,
    pool: pool ? 'true' : undefined,
    spam: spam ? 'true' : undefined,
  });
}

/** The query as the API takes it. */
export function toApiQuery({ view, pool, consent, spam, ...rest }: Query): Record<string, string> {
  return Object.fromEntries(
    new URLSearchParams(
      toParameters({
        ...rest,
        talentPool: pool ? 'true' : undefined,
        poolConsent: consent,
        spam: spam ? 'true' : undefined,
      }),
    ),
  );
}

function toParameters(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given).toString();
}

/** The number of active filters, without the search. */
export function filterCount({ stage, experience, source, pool, consent, spam }: Query): number {
  return [stage, experience, source, pool, consent, spam].filter(Boolean).length;
}

/** Whether a changed application still matches the query. */
export function belongs({ stage, pool, consent, spam }: Query, application: Application): boolean {
  return (
    (stage === undefined || application.stage === stage) &&
    (!pool || application.talentPool) &&
    (consent === undefined || poolConsentOf(application) === consent) &&
    spam === (application.spamReason !== null)
  );
}
