import assert from 'node:assert/strict';
import { calls } from '#contract/calls.ts';
import { Random } from '#tests/sample-data/random.ts';
import { mergeValues, valueAt } from '#web/content/edits.ts';
import { editorOf, startSite } from '../support/api/content.ts';

const races = 1000;

/** Texts, and lists in which each editor changes an item. */
const units = [
  ['tr/about', '/hero/title'],
  ['en/home', '/hero/lead'],
  ['identity', '/legalName'],
  ['tr/chrome', '/footer/statement'],
  ['tr/about', '/sections/who-we-are/paragraphs'],
  ['en/privacy', '/sections'],
] as const;

type Editor = Awaited<ReturnType<typeof editorOf>>;
type Unit = (typeof units)[number];
type Kept = { readonly value: unknown; readonly version: number };

/** Two editors change the same unit at once, a thousand times: what each wrote is there, merged or asked for. */
export async function editorRaces(): Promise<string> {
  await using api = await startSite();
  const [one, other] = [await editorOf(api), await editorOf(api)];
  const random = new Random(11);
  let merged = 0;
  let asked = 0;
  for (let race = 0; race < races; race += 1) {
    const unit = units[random.whole(0, units.length - 1)] ?? units[0];
    const begin = await readUnit(one, unit);
    const words = [`[${race}a]`, `[${race}b]`].map((word) => word.replaceAll(/[[\]]/g, '·'));
    const outcomes = await Promise.all(
      [one, other].map((editor, index) =>
        save(editor, unit, begin, withWord(begin.value, words[index] ?? '', random)),
      ),
    );
    const { value } = await readUnit(one, unit);
    for (const word of words) {
      assert.ok(JSON.stringify(value).includes(word), `${word} of ${unit.join('')} is lost`);
    }
    merged += outcomes.filter((outcome) => outcome === 'merged').length;
    asked += outcomes.filter((outcome) => outcome === 'asked').length;
    // Or it would grow beyond its limit.
    await save(one, unit, await readUnit(one, unit), begin.value);
  }
  assert.ok(merged > 0 && asked > 0, 'no race needed a merge');
  return `${races} races: nothing lost, ${merged} merged by field, ${asked} asked`;
}

async function readUnit({ adminCall }: Editor, [name, path]: Unit): Promise<Kept> {
  const { draft, units: kept } = await adminCall(calls.readDocument, { query: { name } });
  return {
    value: valueAt(draft, path),
    version: kept.find((one) => one.path === path)?.version ?? 0,
  };
}

/** Saves as the editor does: what another has saved meanwhile is merged; where both changed one text, a person decides. */
async function save(
  { adminCall }: Editor,
  [document, path]: Unit,
  begin: Kept,
  wanted: unknown,
): Promise<'saved' | 'merged' | 'asked'> {
  let outcome: 'saved' | 'merged' | 'asked' = 'saved';
  let { value: from, version } = begin;
  let value = wanted;
  for (;;) {
    const { conflicts } = await adminCall(calls.changeContent, {
      body: { changes: [{ document, path, version, value }] },
    });
    const [conflict] = conflicts;
    if (!conflict) return outcome;
    const result = mergeValues(from, value, conflict.value);
    outcome = result === 'conflict' ? 'asked' : 'merged';
    value = result === 'conflict' ? both(value, conflict.value) : result.value;
    ({ value: from, version } = conflict);
  }
}

/** Adds a word to a text, or to some text of a list. */
function withWord(value: unknown, word: string, random: Random): unknown {
  if (typeof value === 'string') return `${value} ${word}`;
  if (Array.isArray(value)) {
    const chosen = random.whole(0, value.length - 1);
    return value.map((item, index) => (index === chosen ? withWord(item, word, random) : item));
  }
  const entries = Object.entries(value as object);
  const [key] =
    entries.find(([name]) => name === 'title' || name === 'heading') ?? entries[0] ?? [];
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? withWord(inner, word, random) : inner]),
  );
}

/** As a person decides who wants both. */
function both(mine: unknown, theirs: unknown): unknown {
  if (typeof mine === 'string') return mine === theirs ? mine : `${mine} ${theirs}`;
  if (Array.isArray(mine)) return mine.map((item, index) => both(item, (theirs as [])[index]));
  return Object.fromEntries(
    Object.entries(mine as object).map(([key, value]) => [
      key,
      both(value, (theirs as Record<string, unknown>)[key]),
    ]),
  );
}
