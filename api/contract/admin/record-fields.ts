/** Lines of the admin's screens that combine several fields. */
export type SharedLine = 'education' | 'links' | 'source' | 'technical';

/** How one field is stored, searched, exported and shown. */
export type FieldRules = {
  /** In the record's table. */
  readonly column: string;
  /**
   * Times are ms since the Unix epoch, flags 0 or 1, lists comma-separated, and e-mail addresses have a domain in ASCII
   * (`storedAddress`).
   */
  readonly stored?: 'time' | 'flag' | 'list' | 'address';
  /** Sent by the visitor's form: stored as sent, compared with repetitions and counted by the quota. */
  readonly isSent?: true;
  readonly isSearched?: true;
  /** Free text: checked for spam, and quoted in replies. */
  readonly isOwnWords?: true;
  /** Left out of the CSV, so without a label. */
  readonly isInternal?: true;
  /** On the admin's screens: a labelled line, part of a shared line, or a text below the lines. */
  readonly shown?: 'line' | SharedLine | 'text';
  /** The admin shows a link. Phone numbers are searched with and without their country's prefix. */
  readonly format?: 'email' | 'phone' | 'link';
};

/** Flags and lists are stored in another form than on the wire. */
type StoredAs<Value> =
  NonNullable<Value> extends boolean
    ? { readonly stored: 'flag' }
    : NonNullable<Value> extends readonly unknown[]
      ? { readonly stored: 'list' }
      : { readonly stored?: 'time' | 'address' };

/**
 * Rules of each field of a stored record, by its name on the wire. The row type, the response, the search words, the
 * CSV and the admin's screens are generated from them. The CSV has the columns in this order.
 */
export type RecordFields<Item> = {
  readonly [Name in keyof Item]: FieldRules & StoredAs<Item[Name]>;
};

/** Names of the fields with a rule, as `{ isSent: true }`. */
export type FieldsWith<Fields, Rule> = {
  [Name in keyof Fields]: Fields[Name] extends Rule ? Name : never;
}[keyof Fields];

/** Fields of the CSV, which have a label. */
export type LabelledField<Fields> = Exclude<
  keyof Fields,
  FieldsWith<Fields, { readonly isInternal: true }>
>;

export function rulesOf(fields: object): [name: string, FieldRules][] {
  return Object.entries(fields);
}

/**
 * The sender's free text: one line per field, in order.
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
