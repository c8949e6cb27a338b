import { domainToUnicode } from 'node:url';
import {
  type FieldRules,
  type FieldsWith,
  type RecordFields,
  rulesOf,
} from '#contract/admin/record-fields.ts';

type Stored<Value, Field> = Field extends { readonly stored: 'time' }
  ? number | Extract<Value, null>
  : Field extends { readonly stored: 'flag' }
    ? 0 | 1
    : Field extends { readonly stored: 'list' }
      ? string | Extract<Value, null>
      : Value;

/** The columns of a record's fields in stored form. */
export type Columns<Item, Fields extends RecordFields<Item>> = {
  [Name in keyof Item as Fields[Name]['column']]: Stored<Item[Name], Fields[Name]>;
};

type SentName<Fields> = FieldsWith<Fields, { readonly isSent: true }>;

/** The columns that a form fills. */
export type SentColumns<Item, Fields extends RecordFields<Item>> = Pick<
  Columns<Item, Fields>,
  Fields[SentName<Fields> & keyof Item]['column']
>;

/** A stored row as its record; the reverse of `sentRowOf`. */
export function toRecord<Item, Fields extends RecordFields<Item>>(
  fields: Fields,
  row: Columns<Item, Fields>,
): Item {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    rulesOf(fields).map(([name, { column, stored }]) => [name, unpacked(values[column], stored)]),
  ) as Item;
}

/** The fields that a form sends; those that the record may lack are optional. */
type SentFields<Item, Fields, Sent = Pick<Item, SentName<Fields> & keyof Item>> = {
  readonly [Name in keyof Sent as null extends Sent[Name] ? never : Name]: Sent[Name];
} & {
  readonly [Name in keyof Sent as null extends Sent[Name] ? Name : never]?: Sent[Name] | undefined;
};

/**
 * The columns that a form fills; missing fields become null. An unknown field fails the type check, so nothing is lost
 * unnoticed.
 */
export function sentRowOf<Item, Fields extends RecordFields<Item>>(fields: Fields) {
  const sentFields = rulesOf(fields).filter(([, { isSent }]) => isSent);
  return <Sent extends SentFields<Item, Fields>>(
    sent: Sent & Record<Exclude<keyof Sent, SentName<Fields>>, never>,
  ): SentColumns<Item, Fields> => {
    const values = sent as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      sentFields.map(([name, { column, stored }]) => [
        column,
        packed(values[name] ?? null, stored),
      ]),
    ) as SentColumns<Item, Fields>;
  };
}

export function sentColumns<Fields extends Readonly<Record<string, FieldRules>>>(
  fields: Fields,
): Fields[SentName<Fields>]['column'][] {
  return rulesOf(fields)
    .filter(([, { isSent }]) => isSent)
    .map(([, { column }]) => column);
}

function unpacked(value: unknown, stored: FieldRules['stored']): unknown {
  if (value === null || stored === undefined) return value;
  if (stored === 'time') return new Date(value as number).toISOString();
  if (stored === 'address') return shownAddress(value as string);
  return stored === 'flag' ? value === 1 : (value as string).split(',');
}

function packed(value: unknown, stored: FieldRules['stored']): unknown {
  if (value === null || stored === undefined || stored === 'address') return value;
  if (stored === 'time') return Date.parse(value as string);
  return stored === 'flag' ? Number(value) : (value as readonly string[]).join(',');
}

/** Letters of the European languages in Latin script, without phonetic ones. */
const latin = /^[a-z\d.\-\u00df-\u024f\u1e00-\u1eff]*$/;
const notLatin = /^\P{Script=Latin}*$/u;

/**
 * A stored e-mail address in readable form: its domain in letters, unless it mixes Latin with other scripts, which
 * could imitate another domain (UTS #39).
 */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  if (!/xn--/i.test(address.slice(at))) return address;
  const domain = domainToUnicode(address.slice(at));
  const isShown = domain !== '' && (latin.test(domain) || notLatin.test(domain));
  return isShown ? address.slice(0, at) + domain : address;
}
