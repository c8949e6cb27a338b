import { atom } from 'jotai';
import type { Language } from '#contract/languages.ts';
import type { LinkSpot } from './link-at.ts';

/** A text that asks for a link. */
export type LinkRequest = {
  readonly spot: LinkSpot;
  /** The language of the text. */
  readonly language: Language | undefined;
  /** Inserts it into the text; without a target only the words. */
  put(words: string, target: string | undefined): void;
  /** Returns to the text. */
  leave(): void;
};

/** The text that a link is being chosen for. */
export const linkRequestAtom = atom<LinkRequest | undefined>(undefined);
