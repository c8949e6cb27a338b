import type { Application } from '#contract/admin/application.ts';
import {
  type ApplicationStage,
  applicationStages,
  type Experience,
  experiences,
  type Source,
  sources,
} from '#contract/application.ts';

/** What is shown of the applications, and how: it stands in the address. */
export type Query = {
  readonly view: 'board' | 'list';
  readonly stage?: ApplicationStage | undefined;
  readonly experience?: Experience | undefined;
  readonly source?: Source | undefined;
  /** Only who agreed to be kept for positions to come. */
  readonly pool: boolean;
  readonly spam: boolean;
  readonly q?: string | undefined;
};

/** Reads the address; what is none of ours is passed over. */
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
    spam,
    q: search.get('q') || undefined,
  };
}

/** The same as it stands in the address; the board, unnarrowed, is nothing at all. */
export function writeQuery({ view, pool, spam, ...rest }: Query): string {
  return toParameters({
    view: view === 'list' ? view : undefined,
    ...rest,
    pool: pool ? 'true' : undefined,
    spam: spam ? 'true' : undefined,
  });
}

/** The same as the API is asked. */
export function toApiQuery({ view, pool, spam, ...rest }: Query): Record<string, string> {
  return Object.fromEntries(
    new URLSearchParams(
      toParameters({
        ...rest,
        talentPool: pool ? 'true' : undefined,
        spam: spam ? 'true' : undefined,
      }),
    ),
  );
}

function toParameters(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given).toString();
}

/** How many narrow the applications, search apart. */
export function filterCount({ stage, experience, source, pool, spam }: Query): number {
  return [stage, experience, source, pool, spam].filter(Boolean).length;
}

/** Whether an application, as changed, is still among what is shown. */
export function belongs({ stage, pool, spam }: Query, application: Application): boolean {
  return (
    (stage === undefined || application.stage === stage) &&
    (!pool || application.talentPool) &&
    spam === (application.spamReason !== null)
  );
}
