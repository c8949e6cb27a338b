import { type Application, type PoolConsent, poolConsents } from '#contract/admin/application.ts';
import { type ApplicationView, applicationViews } from '#contract/admin/applications.ts';
import { type Sort, sortOf, sorts } from '#contract/admin/sort.ts';
import {
  type ApplicationStage,
  applicationStages,
  type Experience,
  experiences,
  type Source,
  sources,
} from '#contract/application.ts';
import { setOnly } from '../format/days.ts';
import { readTag } from '../tags/read-tag.ts';
import { hasTag } from '../tags/tag-mark.ts';
import { isAhead } from './hiring/interview-words.ts';
import { poolConsentOf } from './pool/pool-consent-of.ts';

/** Which applications are shown, and how. It is part of the URL. */
export type Query = {
  readonly view: 'board' | 'list';
  /** Only what answers this question. */
  readonly question?: ApplicationView | undefined;
  /** Of the list; undefined for the order that it has by default. */
  readonly sort?: Sort | undefined;
  readonly stage?: ApplicationStage | undefined;
  readonly experience?: Experience | undefined;
  readonly source?: Source | undefined;
  /** Only those with the admin's label of the talent pool. */
  readonly pool: boolean;
  /** By the applicant's consent to the talent pool. */
  readonly consent?: PoolConsent | undefined;
  readonly spam: boolean;
  /** Only those in the trash, spam or not. */
  readonly trash: boolean;
  /** The id of a tag. */
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
  /** A search finds applications at every stage, unless it is narrowed to the stage or view of the list. */
  readonly scope?: 'here' | undefined;
};

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  const stage = one('stage', applicationStages);
  const spam = search.get('spam') === 'true';
  const trash = search.get('trash') === 'true';
  const question = one('view', applicationViews);
  return {
    // A board shows every stage, and neither spam nor trash.
    view: stage || spam || trash || question ? 'list' : (one('view', ['board', 'list']) ?? 'board'),
    question,
    sort: one('sort', sorts),
    stage,
    experience: one('experience', experiences),
    source: one('source', sources),
    pool: search.get('pool') === 'true',
    consent: one('consent', poolConsents),
    spam,
    trash,
    tag: readTag(search),
    q: search.get('q') || undefined,
    scope: one('scope', ['here']),
  };
}

/** The query as part of the URL; empty for the board without filters. */
export function writeQuery({ view, question, sort, pool, spam, trash, ...rest }: Query): string {
  const given = setOnly({
    view: question ?? (view === 'list' ? view : undefined),
    ...rest,
    sort: sort === sortOf({ view: question }) ? undefined : sort,
    pool: pool ? 'true' : undefined,
    spam: spam ? 'true' : undefined,
    trash: trash ? 'true' : undefined,
  });
  return new URLSearchParams(given).toString();
}

/** The filters as the API takes them. */
export function toApiQuery(query: Query): Record<string, string> {
  const { view, question, sort, stage, pool, consent, spam, trash, scope, ...rest } = query;
  const narrowed = narrowedTo(query);
  return setOnly({
    ...rest,
    stage: narrowed.stage,
    view: narrowed.question,
    talentPool: pool ? 'true' : undefined,
    poolConsent: consent,
    spam: spam ? 'true' : undefined,
    trash: trash ? 'true' : undefined,
  });
}

/** Whether the list shows what a search found at every stage. */
export function isEverywhere({ q, scope }: Query): boolean {
  return q !== undefined && scope === undefined;
}

/** The stage and the view that the list is narrowed to. */
export function narrowedTo(query: Query): Pick<Query, 'stage' | 'question'> {
  return isEverywhere(query) ? {} : { stage: query.stage, question: query.question };
}

/**
 * The query narrowed to a stage, or to another question or to none. A search goes on there.
 * @param change the fields that name it
 */
export function narrowedBy(query: Query, change: Pick<Query, 'stage' | 'question'>): Query {
  const next = { ...query, ...change };
  const isNarrow = next.stage !== undefined || next.question !== undefined;
  return {
    ...next,
    ...(isNarrow && { view: 'list' }),
    scope: isNarrow && query.q !== undefined ? 'here' : undefined,
  };
}

/** The number of active filters, without the search. */
export function filterCount(query: Query): number {
  const { question, stage, experience, source, pool, consent, spam, trash, tag } = query;
  return [question, stage, experience, source, pool, consent, spam, trash, tag].filter(Boolean)
    .length;
}

/** Whether a changed application still matches the query. What was opened there does not leave it for that alone. */
export function belongs(query: Query, application: Application): boolean {
  const { experience, source, pool, consent, spam, trash, tag } = query;
  const { stage, question } = narrowedTo(query);
  const isSpamList = spam || question === 'toCheck';
  return (
    (stage === undefined || application.stage === stage) &&
    (experience === undefined || application.experience === experience) &&
    (source === undefined || application.source === source) &&
    (!pool || application.talentPool) &&
    (tag === undefined || hasTag(application, tag)) &&
    (consent === undefined || poolConsentOf(application) === consent) &&
    trash === (application.trashedAtUtc !== null) &&
    ((trash && !isSpamList) || isSpamList === (application.spamReason !== null)) &&
    (question !== 'interview' ||
      (application.interview !== null && isAhead(application.interview))) &&
    (question !== 'followUp' || application.followUp !== null) &&
    (question !== 'noted' || application.note !== null)
  );
}

/** Whether an application is in the list only because it was opened there: another fetch has no such application. */
export function isKept(query: Query, { spamReason, seenAtUtc }: Application): boolean {
  const { question } = narrowedTo(query);
  return question === 'toCheck' && spamReason !== null && seenAtUtc !== null;
}
