/** Line breaks (Unicode's own too), tabs, ESC and the other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible characters: bidirectional overrides, zero-width characters, tags, fillers, and lone surrogates. Not the
 * joiners, which Persian and emoji need, and the two variation selectors of emoji.
 */
const invisible =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Cs}/gu;
/** A visible character; joiners, the Braille blank and spaces are not. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}\u2800\ufff9-\ufffb]/u;

/**
 * Normalizes a text of one line for storage: a run of control characters becomes a space, invisible characters are
 * removed. Otherwise a name could reverse the words around it (UAX #9), imitate another one, begin a new line in a mail
 * or a terminal, or look empty (UTR #36, section 2; UTS #39).
 */
export function oneLine(text: string): string {
  return text.replace(controls, ' ').replace(invisible, '').trim();
}

export function isSeen(text: string): boolean {
  return seen.test(text);
}
