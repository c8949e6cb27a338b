import { type Placeholder, placeholders } from '#contract/admin/canned-answers.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';

/** A placeholder as it is written in a language: `{görüşme}` for `{interview}`. */
export function placeholderIn(name: Placeholder, language: Language): string {
  return `{${mailTexts[language].reply.placeholders[name]}}`;
}

/** A stored text with its placeholders in a language. */
export function toShown(text: string, language: Language): string {
  const names = placeholders.map((name) => [name, placeholderIn(name, language)]);
  return fill(text, Object.fromEntries(names));
}

/** The text to store of one that is shown in a language. */
export function toStored(text: string, language: Language): string {
  return placeholders.reduce(
    (stored, name) => stored.replaceAll(placeholderIn(name, language), `{${name}}`),
    text,
  );
}
