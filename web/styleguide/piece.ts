import type { ComponentType } from 'react';

/**
 * Where a piece is shown:
 * - `panels`: on the page's ground and on night, side by side
 * - `stack`: the same, one below the other
 * - `bands`: the same, from edge to edge
 * - `night`: on night alone
 * - `own`: on the ground that it brings
 */
export type Layout = 'panels' | 'stack' | 'bands' | 'night' | 'own';

/** One piece of the design system in all its states. */
export type Piece = {
  readonly title: string;
  /** What to know of it, and what to try. */
  readonly note: string;
  readonly layout: Layout;
  readonly Sample: ComponentType;
};

/** Pieces of one kind. */
export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly pieces: readonly Piece[];
};

/** The hash that leads to a piece. */
export function pieceId(chapter: Chapter, piece: Piece): string {
  return `${chapter.id}-${piece.title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
