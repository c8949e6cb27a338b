import { auditGroups } from '#contract/admin/audit.ts';
import { type AddressQuery, readAddress, setOnly, uuid } from '../format/address-query.ts';
import { dayFields, toApiDays } from '../format/days.ts';

const fields = {
  group: auditGroups,
  /** The id of a message or an application. */
  record: uuid,
  user: uuid,
  ...dayFields,
};

/** What the page shows. It is part of the URL. */
export type Query = AddressQuery<typeof fields>;

/** The query, and the person whose records it is about. An e-mail address is never part of a URL. */
export type WholeQuery = Query & { readonly email?: string | undefined };

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  return readAddress(fields, search);
}

/** The query as the API takes it. */
export function toApiQuery({ email, ...query }: WholeQuery): Record<string, string> {
  return setOnly({ ...query, ...toApiDays(query) });
}

/** Whether any filter is set. */
export function isNarrowed(query: WholeQuery): boolean {
  return Object.values(query).some(Boolean);
}
