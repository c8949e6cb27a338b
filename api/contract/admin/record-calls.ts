import type * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { bulkResponse, pageOf } from './lists.ts';
import { related } from './related.ts';
import type { Audience } from './roles.ts';

type Schema = z.ZodMiniObject;

type Kind<Query, Narrowing, Change, Bulk, Listed, Whole> = {
  /** For descriptions, as in "a message". */
  readonly one: string;
  /** The record with everything that is erased with it, for descriptions. */
  readonly erased: string;
  /** Parts of the descriptions that differ by kind. */
  readonly summaries: { readonly list: string; readonly read: string; readonly exportAll: string };
  /** Who reads them, and who works on them. */
  readonly reads: Audience;
  readonly changes: Audience;
  readonly query: Query;
  /** Filters of an export: the query without its paging. */
  readonly narrowing: Narrowing;
  readonly change: Change;
  readonly bulk: Bulk;
  readonly listed: Listed;
  readonly whole: Whole;
};

/**
 * Calls of every kind of record.
 * @param many as in the path: `Messages`
 */
export function recordCalls<
  const Many extends string,
  Query extends Schema,
  Narrowing extends Schema,
  Change extends Schema,
  Bulk extends Schema,
  Listed extends Schema,
  Whole extends Schema,
>(many: Many, kind: Kind<Query, Narrowing, Change, Bulk, Listed, Whole>) {
  const path = `/api/Admin/${many}` as const;
  const { one, summaries, whole: body } = kind;
  const reading = { for: kind.reads };
  const working = { for: kind.changes };
  return {
    list: {
      ...reading,
      method: 'get',
      path,
      summary: `${many} by page, the newest first unless asked otherwise; ${summaries.list}`,
      query: kind.query,
      response: { status: 200, body: pageOf(kind.listed) },
      errorResponses: ['searchPreparing'],
    },
    read: {
      ...reading,
      method: 'get',
      path: `${path}/{id}`,
      summary: summaries.read,
      response: { status: 200, body },
    },
    readRelated: {
      ...reading,
      method: 'get',
      path: `${path}/{id}/related`,
      summary:
        'Other messages and applications of the same e-mail address or telephone number, the newest first',
      response: { status: 200, body: related },
    },
    change: {
      ...working,
      method: 'patch',
      path: `${path}/{id}`,
      summary: `Change what the admin keeps of ${one}; refused when \`version\` is not the present one`,
      body: kind.change,
      response: { status: 200, body },
      errorResponses: ['changedMeanwhile'],
    },
    erase: {
      ...working,
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Erase ${kind.erased} for good, at once; the bulk action \`trash\` keeps it for some days instead`,
      response: { status: 204 },
    },
    changeMany: {
      ...working,
      method: 'post',
      path: `${path}/bulk`,
      summary: `Do one thing to many ${many.toLowerCase()}, such as \`trash\` and \`restore\`, or erase them for good by \`delete\`; those that are gone are passed over and counted`,
      body: kind.bulk,
      response: { status: 200, body: bulkResponse },
    },
    exportAll: {
      ...working,
      method: 'get',
      path: `${path}.csv`,
      summary: summaries.exportAll,
      query: kind.narrowing,
      response: { status: 200, type: 'text/csv' },
      errorResponses: ['exportsBusy', 'searchPreparing'],
    },
  } as const satisfies Record<string, Call>;
}
