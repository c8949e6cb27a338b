import type { Language } from '../languages.ts';

/** The content of a mail, in plain text, for every format. */
export type Letter = {
  readonly language: Language;
  /** One line. */
  readonly subject: string;
  /** A reply has none: it begins with its greeting. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The records that it reports. */
  readonly items: readonly LetterItem[];
  /** Link to the admin or the site. */
  readonly action?: { readonly text: string; readonly href: string };
  /** The message that a reply quotes, and the line above it. */
  readonly quoted?: { readonly lead: string; readonly text: string };
  /** Why the reader gets it, or who wrote it. */
  readonly footer: string;
};

type LetterItem = {
  readonly title: string;
  readonly lines: readonly string[];
  /** The sender's text, of any number of lines. */
  readonly text?: string;
  readonly href: string;
};

/** A letter as the plain part of its mail, with everything that the HTML part says (RFC 2046, section 5.1.4). */
export function letterText({ heading, paragraphs, items, action, quoted, footer }: Letter): string {
  const listed = items.map(({ title, lines, text, href }) =>
    [title, ...lines, text && quoteLines(text), href].filter(Boolean).join('\n'),
  );
  const blocks = [...(heading === undefined ? [] : [heading]), ...paragraphs, ...listed];
  if (action) blocks.push(`${action.text}:\n${action.href}`);
  if (quoted) blocks.push(`${quoted.lead}\n${quoteLines(quoted.text)}`);
  // The signature's mark (RFC 3676, section 4.3).
  return `${[...blocks, `-- \n${footer}`].join('\n\n')}\n`;
}

/** Every line end that a mail program may recognize (UAX #14, section 4). */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;

/** A text as mail programs quote it (RFC 3676, section 4.5). None of its lines may look like one of ours. */
export function quoteLines(text: string): string {
  return text
    .split(lineBreak)
    .map((line) => `> ${line}`)
    .join('\n');
}
