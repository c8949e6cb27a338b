/** Line breaks (Unicode's own too), tabs, ESC and the other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * What is drawn as nothing: bidirectional overrides, zero-width characters, tags, fillers, and halves of a
 * character. Kept are the joiners, which Persian and emoji need, and the two selectors of an emoji's look.
 */
const invisible =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Cs}/gu;
/** All but what leaves nothing to read: joiners, the blank of Braille and all kinds of spaces among that. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}\u2800\ufff9-\ufffb]/u;

/**
 * A text of one line as it is stored: a run of control characters becomes a space, what cannot be seen is taken
 * out. Without that a name could turn the words around it (UAX #9), pose as another one, begin a line of its
 * own in a mail or a terminal, or be no name at all (UTR #36, section 2; UTS #39).
 */
export function oneLine(text: string): string {
  return text.replace(controls, ' ').replace(invisible, '').trim();
}

/** Whether there is anything in a text that a reader would see. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}
