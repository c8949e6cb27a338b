import type { Subject } from '#contract/contact.ts';
import type { Slots } from './fill-in.ts';

/** The parts of a message: slots are filled in, and a sentence that begins with `?` is optional. */
export type MessageParts = {
  readonly subject: Subject;
  /** Only companies with one of these words in their name write it. */
  readonly trades?: readonly string[];
  /** It thanks or informs, so it does not end with thanks in advance. */
  readonly asksNothing?: true;
  readonly sentences: readonly string[];
};

/** The messages in one language. */
export type LanguageParts = {
  readonly slots: Slots;
  /** On a separate line. */
  readonly greetings: readonly string[];
  /** Before the first sentence, on its line. */
  readonly salutes: readonly string[];
  /** Above the name. */
  readonly closings: readonly string[];
  /** The closings of a message that asks nothing. */
  readonly farewells: readonly string[];
  /** The last words of a message on one line. */
  readonly thanks: readonly string[];
  readonly fromCompanies: readonly MessageParts[];
  readonly fromAnyone: readonly MessageParts[];
  readonly fromPrivate: readonly MessageParts[];
  /** One line without greeting and closing. */
  readonly short: readonly MessageParts[];
  readonly long: { readonly opening: string; readonly paragraphs: readonly string[] };
};
