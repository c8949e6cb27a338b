import { type ServerName, servers } from './servers.ts';

export const ways = ['direct', 'nginx'] as const;
export type Way = (typeof ways)[number];

/** One server, in one way, in one round. */
export type Measured = {
  readonly server: ServerName;
  readonly way: Way;
  readonly round: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The median response time of one connection. */
  readonly loneMs: number;
  readonly idleMb: number;
  readonly peakMb: number;
  readonly readyMs: number;
};
type Figure = Exclude<keyof Measured, 'server' | 'way' | 'round'>;

/** The table of all servers, and the ratios with their aims, as text. */
export function report(all: readonly Measured[]): string {
  const select = (server: ServerName, way: Way) =>
    all.filter((one) => one.server === server && one.way === way);
  const figure = (server: ServerName, way: Way, name: Figure) =>
    median(select(server, way).map((one) => one[name]));
  // Within the same round, so that the machine's other load cancels out.
  const ratio = (server: ServerName, peer: ServerName, way: Way, name: Figure) => {
    const beside = select(peer, way);
    return median(
      select(server, way).map(
        (one) =>
          one[name] / (beside.find(({ round }) => round === one.round)?.[name] ?? Number.NaN),
      ),
    ).toFixed(2);
  };

  const lines = [
    row([
      'server',
      'way',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'alone ms',
      'idle MB',
      'peak MB',
      'ready ms',
    ]),
  ];
  for (const way of ways) {
    for (const server of servers) {
      const of = (name: Figure, digits: number) => figure(server, way, name).toFixed(digits);
      const load = [of('perSecond', 0), of('p50Ms', 2), of('p99Ms', 2), of('loneMs', 3)];
      const held = [of('idleMb', 0), of('peakMb', 0)];
      lines.push(row([server, way, ...load, ...held, of('readyMs', 0)]));
    }
  }
  const beside = (name: Figure) => ratio('ours', 'express', 'nginx', name);
  const verdicts = [
    // Payload stores a tenth of what bare Express does: 1.0 is ten times as much.
    ['ours / express, requests, nginx', beside('perSecond'), '≥ 1.0'],
    ['ours / express, p99, nginx', beside('p99Ms'), '≤ 1.0'],
    ['ours / express, alone, p50, nginx', beside('loneMs'), ''],
    ['ours / express, requests, direct', ratio('ours', 'express', 'direct', 'perSecond'), ''],
    ['idle memory MB, nginx', figure('ours', 'nginx', 'idleMb').toFixed(0), '≤ 120'],
    ['peak memory MB, nginx', figure('ours', 'nginx', 'peakMb').toFixed(0), '≤ 200'],
    ['ready ms', figure('ours', 'nginx', 'readyMs').toFixed(0), '≤ 1000'],
  ] as const;
  lines.push('', `${'ours'.padEnd(46)}${'measured'.padStart(9)}${'aim'.padStart(8)}`);
  for (const [name, value, aim] of verdicts) {
    lines.push(`${name.padEnd(46)}${value.padStart(9)}${aim.padStart(8)}`);
  }
  return `${lines.join('\n')}\n`;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, at) => (at < 2 ? cell.padEnd(16) : cell.padStart(11))).join('');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return around.reduce<number>((sum, value) => sum + (value ?? Number.NaN) / 2, 0);
}
