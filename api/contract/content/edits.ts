/** JSON, as an edit stores it. Undefined: a missing optional value. */
type Value = unknown;
type Members = Readonly<Record<string, Value>>;

/** A change of one unit of a document (`mergeFieldsOf`). */
export type Edit = {
  /** A JSON Pointer (RFC 6901). */
  readonly path: string;
  readonly value: Value;
  /** The build's value at the time of the edit, so that a later change by a release is noticed. */
  readonly base: Value;
};

/** The document of an opening, by its id. */
export type OpeningName = `openings/${string}`;

export function isOpeningName(name: string): name is OpeningName {
  return /^openings\/[a-z0-9-]{1,40}$/.test(name);
}

/** The JSON Pointer of a document in the site's content. */
export function pathOfDocument(name: string): string {
  return !name.includes('/') || isOpeningName(name) ? `/${name}` : `/texts/${name}`;
}

/** The keys of a JSON Pointer (RFC 6901). */
export function keysOf(path: string): string[] {
  const [, ...keys] = path.split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON Pointer with one more key. */
export function within(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a JSON Pointer; undefined if there is none. */
export function valueAt(document: Value, path: string): Value {
  return keysOf(path).reduce(
    (value, key) => (isMembers(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
}

/** A copy of a document with another value at a JSON Pointer. Missing groups on the way are created. */
export function withValue(document: Value, path: string, value: Value): Value {
  return withKeys(document, keysOf(path), value);
}

function withKeys(document: Value, keys: readonly string[], value: Value): Value {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const members = isMembers(document) ? document : {};
  const inner = Object.hasOwn(members, key) ? members[key] : undefined;
  const changed = withKeys(inner, rest, value);
  if (changed !== undefined) return { ...members, [key]: changed };
  const { [key]: _removed, ...others } = members;
  return others;
}

/** A document with its edits. */
export function applyEdits(document: Value, edits: readonly Pick<Edit, 'path' | 'value'>[]): Value {
  return edits.reduce((edited, { path, value }) => withValue(edited, path, value), document);
}

/** Whether two values are the same JSON; the order of members does not count. */
export function isSame(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isMembers(one) || !isMembers(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** The date of a legal page. A publication sets it (`settled`, api/content/publications.ts). */
export const datePath = '/updated';

type Change = { readonly document: string; readonly path: string };

/** What a publication sets of an opening (api/content/settle-openings.ts). */
const settledPath = /^\/(?:slug|posted|closedAt)(?:\/|$)/;

/** Whether a publication sets a value: no form shows that of an opening. */
export function isSettled({ document, path }: Change): boolean {
  return isOpeningName(document) ? settledPath.test(path) : path === datePath;
}

/** Whether a change is of such a value, beside others of that document: it is listed, and not counted. */
export function followsOthers(change: Change, all: readonly Change[]): boolean {
  return (
    isSettled(change) && all.some((one) => one.document === change.document && !isSettled(one))
  );
}

/** How many changes an owner has made. */
export function countOf(all: readonly Change[]): number {
  return all.filter((one) => !followsOthers(one, all)).length;
}

export type Merged = { readonly value: Value } | 'conflict';

/**
 * Merges two changes of one value: members by key, lists of equal length item by item.
 * @param from the value that both began with
 * @returns `conflict` if both changed the same text, number or date, or the length of the same list, or one of them
 *   replaced an item that the other changed
 */
export function mergeValues(from: Value, one: Value, other: Value): Merged {
  if (isSame(one, other) || isSame(from, other)) return { value: one };
  if (isSame(from, one)) return { value: other };
  if (Array.isArray(from) && Array.isArray(one) && Array.isArray(other)) {
    if (from.length !== one.length || from.length !== other.length) return 'conflict';
    const items = from.map((item, index) => mergeValues(item, one[index], other[index]));
    return items.every((item) => item !== 'conflict')
      ? { value: items.map((item) => item.value) }
      : 'conflict';
  }
  if (!isMembers(from) || !isMembers(one) || !isMembers(other)) return 'conflict';
  // An item was moved: the other's change belongs to the item that was here before.
  if (from.id !== one.id || from.id !== other.id) return 'conflict';
  const keys = new Set([...Object.keys(from), ...Object.keys(one), ...Object.keys(other)]);
  const merged: Record<string, Value> = {};
  for (const key of keys) {
    const member = mergeValues(from[key], one[key], other[key]);
    if (member === 'conflict') return 'conflict';
    if (member.value !== undefined) merged[key] = member.value;
  }
  return { value: merged };
}

/** Whether a value has members, as a group and a record have. */
export function isMembers(value: Value): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
