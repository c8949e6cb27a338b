import * as z from 'zod/mini';
import { isWebAddress } from '../fields.ts';
import { isFact } from './fact-names.ts';
import { textPieces } from './link-mark.ts';
import { legalAnchors, type PageId, pageIds, pages } from './site-map.ts';

/** A text that is not empty. */
export const text = z.string().check(z.trim(), z.minLength(1));
export const item = z.strictObject({ title: text, text });

export const anchor = z.enum(Object.values(legalAnchors).flat());
/** A text that may contain links (`link-mark.ts`) and facts such as `{legalName}` (`facts.ts`). */
export const linkedText = text.check(
  z.refine((value) => linkProblems(value).length === 0, { error: 'brokenLink' }),
);

/** Describes the invalid links of a text; empty if there are none. */
export function linkProblems(value: string): string[] {
  const pieces = textPieces(value);
  const unread = pieces.filter(({ words, target }) => !target && /\]\(/.test(words));
  return [
    ...unread.map(({ words }) => `a link that cannot be read: ${words}`),
    ...pieces.flatMap(({ target }) => (target ? targetProblem(target) : [])),
  ];
}

function targetProblem(target: string): string[] {
  const [, kind = target, rest = ''] = /^(page|mail|https):(.+)$/.exec(target) ?? [];
  if (kind === 'page') {
    const [page = '', section] = rest.split('#');
    if (!isPage(page)) return [`no page ${page}`];
    const ids: readonly string[] = [
      ...pages[page].sections,
      ...(legalAnchors[page as keyof typeof legalAnchors] ?? []),
    ];
    // Areas can be added and removed: `lostLinks` checks their ids.
    const isKnown = section === undefined || page === 'services' || ids.includes(section);
    return isKnown ? [] : [`no section ${rest}`];
  }
  if (kind === 'mail') return isFact(`email.${rest}`) ? [] : [`no address ${target}`];
  // Without slashes it would be an address within the site (identity-schema.ts). Facts, which may contain spaces, are
  // filled in before links are read.
  if (kind === 'https') {
    return /^\/\/[^{}]+$/.test(rest) && isWebAddress(target) ? [] : [`no address ${target}`];
  }
  return ['phone', 'whatsapp', 'cookies'].includes(target) ? [] : [`no target ${target}`];
}

function isPage(id: string): id is PageId {
  return pageIds.some((page) => page === id);
}
