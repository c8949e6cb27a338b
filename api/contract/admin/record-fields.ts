/** The lines of the admin's screens that several fields share. */
export type SharedLine = 'education' | 'links' | 'source';

/** What there is to know of one field. */
export type FieldRules = {
  /** In the record's table. */
  readonly column: string;
  /**
   * Times are milliseconds since the Unix epoch, flags 0 or 1, lists have commas between their values, and e-mail
   * addresses a domain in ASCII (`storedAddress`).
   */
  readonly stored?: 'time' | 'flag' | 'list' | 'address';
  /** Sent by the visitor's form, so stored as it came, compared with repetitions and counted by the quota. */
  readonly isSent?: true;
  /** A search finds the record by the words of this field. */
  readonly isSearched?: true;
  /** Written freely: it is checked for spam, and answers quote it. */
  readonly isOwnWords?: true;
  /** Left out of the CSV, so without a label. */
  readonly isInternal?: true;
  /** On the admin's screens: a labelled line, one that several fields share, or a text of its own below the lines. */
  readonly shown?: 'line' | SharedLine | 'text';
  /** What the admin makes a link of. Phone numbers are searched with and without their country's prefix. */
  readonly format?: 'email' | 'phone' | 'link';
};

/** No flag and no list is stored as it is on the wire. */
type StoredAs<Value> =
  NonNullable<Value> extends boolean
    ? { readonly stored: 'flag' }
    : NonNullable<Value> extends readonly unknown[]
      ? { readonly stored: 'list' }
      : { readonly stored?: 'time' | 'address' };

/**
 * What there is to know of each field of a stored record, under its name on the wire. The row type, the answer, the
 * search words, the CSV and the admin's screens are made from it. Their order is that of the columns of the CSV.
 */
export type RecordFields<Item> = {
  readonly [Name in keyof Item]: FieldRules & StoredAs<Item[Name]>;
};

/** The names of the fields that have a rule, as `{ isSent: true }`. */
export type FieldsWith<Fields, Rule> = {
  [Name in keyof Fields]: Fields[Name] extends Rule ? Name : never;
}[keyof Fields];

/** The fields of the CSV: those that have a label. */
export type LabelledField<Fields> = Exclude<
  keyof Fields,
  FieldsWith<Fields, { readonly isInternal: true }>
>;

/** The fields with their names, in their order. */
export function rulesOf(fields: object): [name: string, FieldRules][] {
  return Object.entries(fields);
}

/**
 * What a sender wrote in their own words: a line of each field, in their order.
 * @returns a function of the record, as it is on the wire, or of its row
 */
export function ownWordsOf(fields: object): (record: object) => string {
  const own = rulesOf(fields).filter(([, { isOwnWords }]) => isOwnWords);
  return (record) =>
    own
      .map(([name, { column }]) => Reflect.get(record, name) ?? Reflect.get(record, column))
      .filter(Boolean)
      .join('\n');
}
