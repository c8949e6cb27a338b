/** The response times of a query, in ms. */
export type AdminTimes = {
  readonly name: string;
  readonly isPrompt: boolean;
  readonly alone: readonly number[];
  /** The API's mean CPU time per request: more reliable than wall time on a shared machine. */
  readonly busyMs: number;
  readonly together: readonly number[];
};

/** A list within this time seems instant, with network and rendering included. */
const aimMs = 50;

/** The table of all queries; a list or search that misses the aim is marked. */
export function adminTable(rows: readonly AdminTimes[], connections: number): string {
  const lines = [
    row(['query', 'p50 ms', 'p95 ms', 'worst ms', 'busy ms', `p95 of ${connections} at once`]),
    ...rows.map(({ name, isPrompt, alone, busyMs, together }) => {
      const p95 = rank(alone, 0.95);
      const figures = [rank(alone, 0.5), p95, rank(alone, 1), busyMs, rank(together, 0.95)];
      const mark = isPrompt && p95 > aimMs ? `  over ${aimMs}` : '';
      return row([name, ...figures.map((ms) => ms.toFixed(1))]) + mark;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/** The nearest-rank percentile; `share` is from 0 to 1. */
export function rank(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function row([name = '', ...figures]: readonly string[]): string {
  const widths = [10, 10, 10, 10, 18];
  return name.padEnd(30) + figures.map((text, at) => text.padStart(widths[at] ?? 0)).join('');
}
