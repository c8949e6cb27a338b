import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('.github/asvs.md', 'utf8');

type Row = {
  readonly ids: readonly string[];
  readonly level: string;
  readonly cells: readonly string[];
};

const rows: readonly Row[] = [...document.matchAll(/^\| (\d[\d., ]*) \| (\d) \| (.*) \|$/gm)].map(
  ([, ids = '', level = '', rest = '']) => ({
    ids: ids.split(', '),
    level,
    cells: rest.split(' | '),
  }),
);

/** The number of requirements of each chapter of OWASP ASVS 5.0.0, at level 1 and at level 2. */
const counted: Readonly<Record<string, readonly [one: number, two: number]>> = {
  ...{ 1: [8, 19], 2: [4, 7], 3: [8, 11], 4: [2, 8], 5: [4, 5], 6: [13, 22], 7: [6, 12] },
  ...{ 8: [4, 3], 9: [4, 3], 10: [5, 24], 11: [3, 11], 12: [3, 6], 13: [1, 12], 14: [2, 7] },
  ...{ 15: [3, 10], 16: [0, 16], 17: [0, 7] },
};

test('every requirement of levels 1 and 2 has exactly one row', () => {
  const ids = rows.flatMap((row) => row.ids);
  expect(new Set(ids).size).toBe(ids.length);
  const found: Record<string, [number, number]> = {};
  for (const { ids: some, level } of rows) {
    for (const id of some) {
      const chapter = id.split('.')[0] ?? '';
      found[chapter] ??= [0, 0];
      found[chapter][level === '1' ? 0 : 1] += 1;
    }
  }
  expect(found).toEqual(counted);
  expect(ids).toHaveLength(253);
});

test('each row says whether the requirement is met; met ones name the place or the test', () => {
  for (const { ids, cells } of rows) {
    const [, met = '', where = '', shown = ''] = cells.map((cell) => cell.trim());
    expect(met, ids[0]).toMatch(
      /^(?:yes(?:, with the overlay)?|partly|n\/a|\*\*no\*\*|where set up|by the operator)$/,
    );
    if (met === 'n/a' || ['6.2.10', '6.4.2'].includes(ids[0] ?? '')) continue;
    expect(where + shown, ids[0]).not.toBe('');
  }
});

test('requirements that are not or partly met are listed at the end with the reason', () => {
  const end = document.slice(document.indexOf('## What is not met'));
  for (const { ids, cells } of rows) {
    if (!/no|partly|where|operator/.test(cells[1] ?? '')) continue;
    for (const id of ids) expect(end).toContain(id);
  }
});

test('every named file exists', () => {
  const named = [...document.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(
    ([, name = '']) => name,
  );
  const files = named.filter((name) =>
    /^(?:api|db|web|tests|\.github)\/|\.(?:yml|md|conf|json)$|^Dockerfile$/.test(name),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});
