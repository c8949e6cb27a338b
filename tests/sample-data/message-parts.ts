import type { Subject } from '#contract/contact.ts';
import type { Slots } from './fill-in.ts';

/** What a letter is put together from: its slots are filled, a sentence that begins with `?` may stay out. */
export type MessageParts = {
  readonly subject: Subject;
  /** Written by companies with one of these words in their name, and by them alone. */
  readonly trades?: readonly string[];
  /** It thanks or tells: nobody is thanked in advance. */
  readonly asksNothing?: true;
  readonly sentences: readonly string[];
};

/** How people write in a language. */
export type LanguageParts = {
  readonly slots: Slots;
  /** On a line of their own. */
  readonly greetings: readonly string[];
  /** Before the first sentence, on its line. */
  readonly salutes: readonly string[];
  /** Above the name. */
  readonly closings: readonly string[];
  /** Those of a letter that asks nothing. */
  readonly farewells: readonly string[];
  /** The last words of a letter on one line. */
  readonly thanks: readonly string[];
  readonly fromCompanies: readonly MessageParts[];
  readonly fromAnyone: readonly MessageParts[];
  readonly fromPrivate: readonly MessageParts[];
  /** A line that has neither greeting nor closing. */
  readonly short: readonly MessageParts[];
  readonly long: { readonly opening: string; readonly paragraphs: readonly string[] };
};
