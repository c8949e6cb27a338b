import { createHash } from 'node:crypto';
import { isDocumentName, partsOf } from '#contract/content/documents.ts';
import { isMembers } from '#contract/content/edits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { isLanguage, type Language, languages } from '#contract/languages.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { ContentEditRow } from '#db/schema.ts';
import {
  builtValue,
  editOf,
  keyOf,
  mergeFieldIn,
  type StoredEdit,
  type Unit,
} from './stored-edits.ts';

/**
 * Texts of two languages that belong together: whoever writes one while it is behind, or confirms it, pairs it with the
 * other. A text is behind while it has no pair and the other one is newer. Pairs are of values, so taking a text back,
 * undoing and publishing need no care: a pair that is there again is a pair.
 */
type Pair = readonly [own: string, language: Language, other: string, atMs: number];

/** A unit's text in one language: the hashes of the present and of the built value. */
type Side = {
  readonly language: Language;
  readonly own: string;
  readonly built: string;
  readonly pairs: readonly Pair[];
};

type Rows = ReadonlyMap<string, ContentEditRow>;

/** Older pairs of a text are dropped. */
const maxPairs = 20;

/** Whether another language's text of a unit is newer, and this one was not written for it. */
export function isBehindOthers(content: SiteContent, rows: Rows, unit: Unit): boolean {
  const [own, ...others] = sidesOf(content, rows, unit);
  return own !== undefined && others.some((other) => isBehind(own, other));
}

/**
 * JSON of the pairs of a unit that gets a value.
 * @param isPublished whether its value until now is live; else more of the same text is being written
 */
export function pairsWith(
  content: SiteContent,
  rows: Rows,
  { value, ...unit }: Omit<StoredEdit, 'base'>,
  isPublished: boolean,
): string | null {
  const [before, ...others] = sidesOf(content, rows, unit);
  if (!before) return null;
  const after = { ...before, own: hashOf(value) };
  let { pairs } = before;
  for (const other of others) {
    const present = pairs.find((pair) => isOf(pair, before, other));
    const isContinued = present !== undefined && !isPublished;
    const isReturn = after.own !== before.own && since(after, other) !== undefined;
    if (isReturn || !(isContinued || isBehind(before, other))) continue;
    const last = Math.max(0, ...[...pairs, ...other.pairs].map(([, , , atMs]) => atMs));
    const pair: Pair = [after.own, other.language, other.own, Math.max(timeNow(), last + 1)];
    pairs = [...pairs.filter((one) => !isContinued || one !== present), pair];
  }
  return pairs.length > 0 ? JSON.stringify(pairs.slice(-maxPairs)) : null;
}

/** The unit in each language, its own first; none for a value without a language, and for a date, which is no text. */
function sidesOf(content: SiteContent, rows: Rows, { document, path }: Unit): Side[] {
  if (!isDocumentName(document) || mergeFieldIn(document, path)?.field.kind === 'date') return [];
  const texts = partsOf(document)?.texts;
  // A document without a language may have texts with one, as `/title/en`; addresses are none.
  const end = path.lastIndexOf('/');
  const own = partsOf(document)?.language ?? path.slice(end + 1);
  if (!isLanguage(own) || path.startsWith('/slug/')) return [];
  const others = languages.filter((language) => language !== own);
  return [own, ...others].map((language) => {
    const unit = texts
      ? { document: `${language}/${texts}`, path }
      : { document, path: `${path.slice(0, end)}/${language}` };
    const row = rows.get(keyOf(unit));
    const built = builtValue(content, unit);
    return {
      language,
      own: hashOf(row ? editOf(row).value : built),
      built: hashOf(built),
      pairs: row?.pairs ? JSON.parse(row.pairs) : [],
    };
  });
}

function isBehind(one: Side, other: Side): boolean {
  const isBuilt = one.own === one.built && other.own === other.built;
  const isPair =
    one.pairs.some((pair) => isOf(pair, one, other)) ||
    other.pairs.some((pair) => isOf(pair, other, one));
  const atMs = since(one, other);
  return !isBuilt && !isPair && atMs !== undefined && atMs < (since(other, one) ?? Infinity);
}

function isOf([own, language, text]: Pair, one: Side, other: Side): boolean {
  return own === one.own && language === other.language && text === other.own;
}

/** When a text was last paired with any of another language; undefined if it never was, so that it is new. */
function since(one: Side, other: Side): number | undefined {
  const own = one.pairs.filter(([text, to]) => text === one.own && to === other.language);
  const theirs = other.pairs.filter(([, to, text]) => text === one.own && to === one.language);
  const times = [...own, ...theirs].map(([, , , atMs]) => atMs);
  const all = one.own === one.built ? [0, ...times] : times;
  return all.length > 0 ? Math.max(...all) : undefined;
}

/** Equal for the same JSON: members may be in another order. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner) =>
    isMembers(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
    .slice(0, 12);
}
