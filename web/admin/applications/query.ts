import { type Application, poolConsents } from '#contract/admin/application.ts';
import { type ApplicationView, applicationViews } from '#contract/admin/applications.ts';
import { sortOf, sorts } from '#contract/admin/sort.ts';
import { applicationStages, experiences, sources } from '#contract/application.ts';
import { generalOpening } from '#contract/content/opening-values.ts';
import {
  type AddressQuery,
  anyText,
  assignee,
  readAddress,
  setOnly,
  uuid,
  writeAddress,
} from '../format/address-query.ts';
import { hasTag } from '../tags/tag-mark.ts';
import { isAhead } from './hiring/interview-words.ts';
import { poolConsentOf } from './pool/consent-words.ts';

const fields = {
  view: applicationViews,
  /** Sort order of the list; undefined for its default. */
  sort: sorts,
  stage: applicationStages,
  experience: experiences,
  source: sources,
  /** Only those with the admin's label of the talent pool. */
  pool: 'flag',
  /** By the applicant's consent to the talent pool. */
  consent: poolConsents,
  /** The id of an opening, or `general`. */
  opening: /^[a-z0-9-]{1,40}$/,
  spam: 'flag',
  /** Only those in the trash, spam or not. */
  trash: 'flag',
  tag: uuid,
  assignedTo: assignee,
  q: anyText,
  /** A search finds applications at every stage, unless it is narrowed to the stage or view of the list. */
  scope: ['here'],
} as const;

/** The URL's `view` names the layout if there is no view. */
const layouts = { view: ['board', 'list'] } as const;

/** Which applications are shown, and how. It is part of the URL. */
export type Query = AddressQuery<typeof fields> & { readonly layout: 'board' | 'list' };

/** The list of all applications that are neither spam nor in the trash. */
export const unfiltered: Query = { layout: 'list', pool: false, spam: false, trash: false };

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const query = readAddress(fields, search);
  // A board shows every stage, and neither spam nor trash.
  const isList = query.stage || query.spam || query.trash || query.view;
  return { ...query, layout: isList ? 'list' : (readAddress(layouts, search).view ?? 'board') };
}

/** The query as part of the URL; empty for the board without filters. */
export function writeQuery({ layout, view, sort, ...rest }: Query): string {
  return writeAddress({
    view: view ?? (layout === 'list' ? layout : undefined),
    ...rest,
    sort: sort === sortOf({ view }) ? undefined : sort,
  });
}

/** The filters as the API takes them. */
export function toApiQuery(query: Query): Record<string, string> {
  const { layout, view, sort, stage, pool, consent, scope, ...rest } = query;
  return setOnly({ ...rest, ...narrowedTo(query), talentPool: pool, poolConsent: consent });
}

/** Whether the list shows what a search found at every stage. */
export function isEverywhere({ q, scope }: Query): boolean {
  return q !== undefined && scope === undefined;
}

/** The stage and the view that the list is narrowed to. */
export function narrowedTo(query: Query): Pick<Query, 'stage' | 'view'> {
  return isEverywhere(query) ? {} : { stage: query.stage, view: query.view };
}

/** The query narrowed to a stage, or to another view or none. A search stays. */
export function narrowedBy(query: Query, change: Pick<Query, 'stage' | 'view'>): Query {
  const next = { ...query, ...change };
  const isNarrow = next.stage !== undefined || next.view !== undefined;
  return {
    ...next,
    ...(isNarrow && { layout: 'list' }),
    scope: isNarrow && query.q !== undefined ? 'here' : undefined,
  };
}

/** The number of active filters, without the search, views, spam and trash. */
export function filterCount(query: Query): number {
  const { stage, experience, source, pool, consent, tag, assignedTo, opening } = query;
  return [stage, experience, source, pool, consent, tag, assignedTo, opening].filter(Boolean)
    .length;
}

/** Whether a view contains an application, apart from spam and trash. */
const isIn: Readonly<Record<ApplicationView, (application: Application) => boolean>> = {
  interview: ({ interview }) => interview !== null && isAhead(interview),
  followUp: ({ followUp }) => followUp !== null,
  noted: ({ note }) => note !== null,
  sent: ({ replyState }) => replyState !== null,
  toCheck: () => true,
  due: () => true,
};

/** Whether a changed application still matches the query. Being opened in the list alone does not remove it. */
export function belongs(query: Query, application: Application): boolean {
  const { experience, source, pool, consent, spam, trash, tag, assignedTo, opening } = query;
  const { stage, view } = narrowedTo(query);
  const isSpamList = spam || view === 'toCheck';
  return (
    (stage === undefined || application.stage === stage) &&
    (experience === undefined || application.experience === experience) &&
    (source === undefined || application.source === source) &&
    (!pool || application.talentPool) &&
    (tag === undefined || hasTag(application, tag)) &&
    (assignedTo === undefined || assignedTo === (application.assignedTo ?? 'nobody')) &&
    (opening === undefined || opening === (application.opening ?? generalOpening)) &&
    (consent === undefined || poolConsentOf(application) === consent) &&
    trash === (application.trashedAtUtc !== null) &&
    ((trash && !isSpamList) || isSpamList === (application.spamReason !== null)) &&
    (view === undefined || isIn[view](application))
  );
}

/** Whether an application is listed only because it was opened in the list: a new fetch would not contain it. */
export function isRetained(query: Query, { spamReason, seenAtUtc }: Application): boolean {
  return narrowedTo(query).view === 'toCheck' && spamReason !== null && seenAtUtc !== null;
}
