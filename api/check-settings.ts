import { parseArgs } from 'node:util';
import { SettingError } from '#contract/settings.ts';
import { readOffsiteSettings } from '#db/settings/offsite.ts';
import { readSenderSettings, readSettings, settingsSchema } from './process/settings.ts';

/**
 * `./site check`: parses the settings of a service as its start does, and prints every error. With `--known` and
 * `--given`, names separated by white space, also the given ones that are not known, with the most similar one.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    known: { type: 'string', default: '' },
    given: { type: 'string', default: '' },
  },
});
const read = { api: readSettings, mail: readSenderSettings, offsite: readOffsiteSettings };
const service = positionals[0] as keyof typeof read;

// The file may be that of `npm start` too.
const known = [...wordsOf(values.known), ...Object.keys(settingsSchema.def.shape)];
const wrong = [...unknownNames(known, wordsOf(values.given)), ...wrongValues()];
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function wrongValues(): readonly string[] {
  try {
    read[service](process.env);
    return [];
  } catch (reason) {
    if (reason instanceof SettingError) return reason.all;
    throw reason;
  }
}

function unknownNames(known: readonly string[], given: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name) && !/^(?:COMPOSE|DOCKER)_/.test(name))
    .map((name) => {
      const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
      return `${name} is no setting; the nearest is ${nearest}`;
    });
}

/** The least number of letters to insert, remove or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, replaced] of row.slice(0, -1).entries()) {
      const cost = letter === other[at] ? 0 : 1;
      next.push(Math.min(replaced + cost, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
