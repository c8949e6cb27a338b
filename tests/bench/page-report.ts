import { limits, type PageWeight } from '../support/pages/page-weight.ts';
import type { Visit } from './lighthouse.ts';

/** One page in one language: its weight, and the medians of its visits. */
export type MeasuredPage = {
  readonly name: string;
  readonly weight: PageWeight;
  readonly visit: Visit;
};

type Limit = { readonly text: string; holds(value: number): boolean };
type Column<Row> = {
  readonly title: string;
  readonly limit: Limit;
  readonly digits?: number;
  value(row: Row): number;
};

const kibibyte = 1024;
const atMost = (most: number): Limit => ({ text: `≤ ${most}`, holds: (value) => value <= most });
const atLeast = (least: number): Limit => ({
  text: String(least),
  holds: (value) => value >= least,
});
const none: Limit = { text: '', holds: () => true };

/** The floor is shown without a verdict. */
type Named = { readonly name: string; readonly isFloor?: true };
type Weighed = Named & Pick<MeasuredPage, 'weight'>;
type Visited = Named & Pick<MeasuredPage, 'visit'>;

const inKib = (title: string, figure: Exclude<keyof PageWeight, 'requests'>): Column<Weighed> => ({
  title,
  limit: atMost(limits[figure] / kibibyte),
  digits: 1,
  value: ({ weight }) => weight[figure] / kibibyte,
});

const weightColumns: readonly Column<Weighed>[] = [
  inKib('JS KiB', 'javascript'),
  inKib('HTML KiB', 'html'),
  inKib('fonts KiB', 'fonts'),
  inKib('at once KiB', 'beforeLoad'),
  { title: 'requests', limit: atMost(limits.requests), value: ({ weight }) => weight.requests },
];

/** @param floor the empty page, visited in the same rounds */
function visitColumns(floor: Visit): readonly Column<Visited>[] {
  const score = (title: string, name: keyof Visit): Column<Visited> => ({
    title,
    limit: atLeast(100),
    value: ({ visit }) => visit[name],
  });
  const figure = (title: string, name: keyof Visit, limit = none): Column<Visited> => ({
    ...{ title, limit },
    value: ({ visit }) => visit[name],
  });
  const besideFloor = (title: string, name: keyof Visit, most: number): Column<Visited> => ({
    ...{ title, limit: atMost(most), digits: 2 },
    value: ({ visit }) => visit[name] / floor[name],
  });
  return [
    score('perf', 'performance'),
    score('a11y', 'accessibility'),
    score('best', 'bestPractices'),
    score('seo', 'seo'),
    figure('FCP ms', 'fcpMs'),
    figure('LCP ms', 'lcpMs'),
    figure('TBT ms', 'tbtMs'),
    { ...figure('CLS', 'cls', atMost(0.05)), digits: 3 },
    { title: 'KiB', limit: none, digits: 1, value: ({ visit }) => visit.bytes / kibibyte },
    figure('requests', 'requests'),
    besideFloor('FCP/floor', 'fcpMs', 1.1),
    besideFloor('LCP/floor', 'lcpMs', 1.4),
  ];
}

/** The table of weights and their limits; a cell over its limit ends with `!`. */
export function weightTable(rows: readonly Weighed[]): string {
  return table(rows, weightColumns);
}

/** The table of visits, the floor first, and the number of pages within every limit of both tables. */
export function visitTable(pages: readonly MeasuredPage[], floor: Visit): string {
  const columns = visitColumns(floor);
  const meets = (page: MeasuredPage) =>
    misses(page, columns).length + misses(page, weightColumns).length === 0;
  const floorRow = { name: 'the floor', visit: floor, isFloor: true as const };
  const verdict = `${pages.filter(meets).length} of ${pages.length} pages keep every limit`;
  const rows: readonly Visited[] = [floorRow, ...pages];
  return `${table(rows, columns)}\n${verdict}\n`;
}

function misses<Row>(row: Row, columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ limit, value }) => !limit.holds(value(row)));
}

function table<Row extends Named>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cell = (row: Row, { limit, digits = 0, value }: Column<Row>) => {
    const number = value(row);
    return `${number.toFixed(digits)}${row.isFloor || limit.holds(number) ? ' ' : '!'}`;
  };
  const lines = [
    ['page', ...columns.map(({ title }) => `${title} `)],
    ...rows.map((row) => [row.name, ...columns.map((column) => cell(row, column))]),
    ['limit', ...columns.map(({ limit }) => `${limit.text} `)],
  ];
  const widths = [20, ...columns.map(({ title }) => Math.max(9, title.length + 2))];
  return lines.map((cells) => `${aligned(cells, widths)}\n`).join('');
}

function aligned(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('')
    .trimEnd();
}
