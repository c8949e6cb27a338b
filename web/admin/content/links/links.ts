import { textPieces } from '#contract/content/link-mark.ts';
import { type PageId, pageIds } from '#contract/content/site-map.ts';
import { isWebAddress } from '#contract/fields.ts';

/** A link mark in a text, or words that can become one: from and to are positions in the text. */
export type LinkSpot = {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Undefined if it is no link yet. */
  readonly target?: string;
};

/** The link at a selection, else the selected words. */
export function linkAt(text: string, start: number, end: number): LinkSpot {
  let from = 0;
  for (const { words, target } of textPieces(text)) {
    const to = from + (target === undefined ? words : linkMark(words, target)).length;
    if (target !== undefined && from <= start && end <= to) return { from, to, words, target };
    from = to;
  }
  return { from: start, to: end, words: text.slice(start, end) };
}

/** A link as it stands in a text. */
export function linkMark(words: string, target: string): string {
  return `[${words}](${target})`;
}

/** A text with other words in place of a part of it. */
export function replaced(text: string, { from, to }: Pick<LinkSpot, 'from' | 'to'>, words: string) {
  return text.slice(0, from) + words + text.slice(to);
}

/** Kinds of link targets (api/contract/content/link-mark.ts). */
export const linkKinds = ['page', 'mail', 'phone', 'whatsapp', 'cookies', 'https'] as const;
type LinkKind = (typeof linkKinds)[number];

/** A link's target in parts. The parts of other kinds keep their values while one is being chosen. */
type LinkTarget = {
  readonly kind: LinkKind;
  readonly page: PageId;
  /** Empty for the whole page. */
  readonly section: string;
  /** A key of the company's e-mail addresses. */
  readonly mail: string;
  readonly address: string;
};

/** The parts of a target; by default those of a new link. */
export function readTarget(target = 'page:home'): LinkTarget {
  const parts = { page: 'home', section: '', mail: 'info', address: 'https://' } as const;
  const [, kind = target, rest = ''] = /^(page|mail|https):(.+)$/.exec(target) ?? [];
  if (kind === 'https') return { ...parts, kind, address: target };
  if (kind === 'mail') return { ...parts, kind, mail: rest };
  if (kind !== 'page') return { ...parts, kind: linkKinds.find((one) => one === kind) ?? 'page' };
  const [page = '', section = ''] = rest.split('#');
  return { ...parts, kind, page: pageIds.find((one) => one === page) ?? 'home', section };
}

/** @returns undefined for an invalid address */
export function writeTarget(parts: LinkTarget): string | undefined {
  const { kind, page, section, mail, address } = parts;
  if (kind === 'page') return `page:${page}${section && `#${section}`}`;
  if (kind === 'mail') return `mail:${mail}`;
  if (kind !== 'https') return kind;
  const typed = address.trim();
  return /^https:\/\/[^\s()]+$/.test(typed) && isWebAddress(typed) ? typed : undefined;
}
