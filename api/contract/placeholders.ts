import * as z from 'zod/mini';

/** A name in braces, in any alphabet: people translate them. */
const named = /\{(\p{L}[\p{L}\p{N}_. -]{0,40})\}/gu;

/** What stands in braces in a text and is no known name, each once, as it is written: `{nmae}`. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const found = [...text.matchAll(named)].filter(([, name = '']) => !known.includes(name));
  return [...new Set(found.map(([whole]) => whole))];
}

/** Refuses texts with unknown placeholders. */
export function onlyPlaceholders(known: readonly string[]) {
  return z.check<string>(({ value, issues }) => {
    const names = unknownPlaceholders(value, known).join(', ');
    const message = 'unknownPlaceholder';
    if (names) issues.push({ code: 'custom', message, input: value, params: { names } });
  });
}
