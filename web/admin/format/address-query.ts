/** The values of a field in a URL's query: one of a list, a text of a pattern, or whether it is set. */
type Field = readonly string[] | RegExp | 'flag';

type Fields = Readonly<Record<string, Field>>;
type Value<Of> = Of extends readonly (infer Known)[] ? Known : string;

/** The values read from a URL's query by a table of its fields. */
export type AddressQuery<Table extends Fields> = {
  readonly [Name in keyof Table as Table[Name] extends 'flag' ? Name : never]: boolean;
} & {
  readonly [Name in keyof Table as Table[Name] extends 'flag' ? never : Name]?:
    | Value<Table[Name]>
    | undefined;
};

/** A date, `2026-11-21`. */
export const isoDay = /^\d{4}-\d\d-\d\d$/;
/** The id of a record or a tag. */
export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The id of a user, or `nobody`. */
export const assignee = new RegExp(`${uuid.source}|^nobody$`);
export const anyText = /./;

/** Reads the fields of a URL's query; other fields and unknown values are ignored. */
export function readAddress<const Table extends Fields>(
  fields: Table,
  search: URLSearchParams,
): AddressQuery<Table> {
  const read = Object.entries(fields).map(([name, field]) => {
    const text = search.get(name) ?? '';
    if (field === 'flag') return [name, text === 'true'];
    const isKnown = field instanceof RegExp ? field.test(text) : field.includes(text);
    return [name, isKnown ? text : undefined];
  });
  return Object.fromEntries(read) as AddressQuery<Table>;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The values that are set, as a part of a URL. */
export function writeAddress(values: Values): string {
  return new URLSearchParams(setOnly(values)).toString();
}

/** The values that are set, as the parameters of a query. */
export function setOnly(values: Values): Record<string, string> {
  const set = Object.entries(values).filter(([, value]) => value);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
