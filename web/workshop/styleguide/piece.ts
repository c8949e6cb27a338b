import type { ComponentType } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { Language } from '#contract/languages.ts';

/**
 * Where a piece is shown:
 * - `panels`, by default: on the page's ground and on night, side by side
 * - `stack`: the same, one below the other
 * - `bands`: the same, from edge to edge
 * - `night`: on night only
 * - `own`: on its own ground
 */
export type Layout = 'panels' | 'stack' | 'bands' | 'night' | 'own';

/** The language of the samples, and the texts around every page in it. */
export type SampleProps = { readonly language: Language; readonly chrome: Chrome };

/** One piece of the design system in all its states. */
export type Piece = {
  readonly title: string;
  /** What to know about it, and what to try. */
  readonly note: string;
  readonly layout?: Layout;
  readonly Sample: ComponentType<SampleProps>;
};

export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly pieces: readonly Piece[];
};

/** The id of a piece, which is also the hash of links to it. */
export function pieceId(chapter: Chapter, piece: Piece): string {
  return `${chapter.id}-${piece.title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
