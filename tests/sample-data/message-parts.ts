import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from '#contract/contact.ts';
import type { Language } from '#tests/support/languages.ts';
import type { Slots } from './fill-in.ts';

/** The parts of a message: slots are filled in, and a sentence that begins with `?` is optional. */
export type MessageParts = {
  readonly subject: Subject;
  /** Only companies with one of these words in their name write it. */
  readonly trades: readonly string[] | undefined;
  /** It thanks or informs, so it does not end with thanks in advance. */
  readonly asksNothing: boolean;
  readonly sentences: readonly string[];
};

/** What stands around the sentences. */
export type Frame = {
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
};

/** The messages in one language. */
export type LanguageParts = {
  readonly slots: Slots;
  readonly frame: Frame;
  readonly fromCompanies: readonly MessageParts[];
  readonly fromAnyone: readonly MessageParts[];
  readonly fromPrivate: readonly MessageParts[];
  /** One line without greeting and closing. */
  readonly short: readonly MessageParts[];
  readonly long: { readonly opening: string; readonly paragraphs: readonly string[] };
};

/** The messages of `message-texts-….txt`, by language. */
export const messageTexts: Readonly<Record<Language, LanguageParts>> = {
  tr: readParts('tr'),
  en: readParts('en'),
};

function readParts(language: Language): LanguageParts {
  const file = join(import.meta.dirname, `message-texts-${language}.txt`);
  const sections = new Map(
    readFileSync(file, 'utf8')
      .split(/^# /m)
      .map((section) => [/^\w+/.exec(section)?.[0], section.replace(/^.*/, '').trim()]),
  );
  const section = (name: string) => sections.get(name) ?? '';
  const [opening = '', ...paragraphs] = section('long').split('\n');
  return {
    slots: lists(section('slots')),
    frame: lists<keyof Frame>(section('frame')),
    fromCompanies: messages(section('fromCompanies')),
    fromAnyone: messages(section('fromAnyone')),
    fromPrivate: messages(section('fromPrivate')),
    short: messages(section('short')),
    long: { opening, paragraphs },
  };
}

/** Lines of the form `name: one | another`, where `\n` begins a new line. */
function lists<Name extends string>(section: string): Record<Name, string[]> {
  return Object.fromEntries(
    section.split('\n').map((line) => {
      const at = line.indexOf(': ');
      const values = line.slice(at + 2).replaceAll('\\n', '\n');
      return [line.slice(0, at), values.split(' | ')];
    }),
  ) as Record<Name, string[]>;
}

/** Messages with an empty line between them. The first line is the subject, with trades or `asks nothing`. */
function messages(section: string): MessageParts[] {
  return section.split('\n\n').map((text) => {
    const [first = '', ...sentences] = text.split('\n');
    const [, subject, hint] = /^(\w+)(?: \((.+)\))?$/.exec(first) ?? [];
    const asksNothing = hint === 'asks nothing';
    const trades = asksNothing ? undefined : hint?.split(', ');
    return { subject: subject as Subject, trades, asksNothing, sentences };
  });
}
