import { type AuditAction, auditActions } from '#contract/admin/audit.ts';
import { type Days, readDays, setOnly, toApiDays } from '../format/days.ts';

/** What the page shows. It is part of the URL. */
export type Query = Days & {
  readonly action?: AuditAction | undefined;
  /** The id of a message or an application. */
  readonly record?: string | undefined;
};

/** The query, and the person whose records it is about. An e-mail address is never part of a URL. */
export type WholeQuery = Query & { readonly email?: string | undefined };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const record = search.get('record') ?? '';
  return {
    action: auditActions.find((known) => known === search.get('action')),
    ...readDays(search),
    record: uuid.test(record) ? record : undefined,
  };
}

/** The query as part of the URL; empty without filters. */
export function writeQuery(query: Query): string {
  return new URLSearchParams(setOnly(query)).toString();
}

/** The query as the API takes it. */
export function toApiQuery({ email, ...query }: WholeQuery): Record<string, string> {
  return setOnly({ ...query, ...toApiDays(query) });
}

/** Whether any filter is set. */
export function isNarrowed(query: WholeQuery): boolean {
  return Object.values(query).some(Boolean);
}
