/** Consecutive words. Folded to letters and digits, so none is parsed as an operator. */
export type Phrase = readonly string[];

/** Rows with one of the phrases of each group; the last word of each phrase is a prefix. */
export type Alternative = readonly (readonly Phrase[])[];

/** Rows with one of these tags that match the rest of the search, if there is any. */
export type Tagged = { readonly tags: readonly string[]; readonly rest: Alternative };

/** What a search looks for: rows that match one of the alternatives, or are tagged. */
export type Sought = {
  readonly alternatives: readonly Alternative[];
  readonly tagged: readonly Tagged[];
  /** Folded words that are looked for since nothing matches exactly; undefined after an exact match. */
  readonly near?: readonly string[];
};
