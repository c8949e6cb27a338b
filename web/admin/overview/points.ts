import type { Stats } from '#contract/admin/overview.ts';
import { groupBy } from '../group-by.ts';

/** Where a chart's line bends: a day, or a week by its Monday. */
export type Point = Stats['days'][number];

/** Beyond so many days a line of days is a thicket. */
const mostDays = 120;
const dayMs = 86_400_000;

/** Whether so many days are told as weeks. */
export function areWeeks(days: readonly Point[]): boolean {
  return days.length > mostDays;
}

/** The days, or their weeks where there are too many. */
export function toPoints(days: readonly Point[]): readonly Point[] {
  if (!areWeeks(days)) return days;
  const weeks = groupBy(days, ({ day }) => mondayOf(day));
  return [...weeks].map(([day, those]) => ({
    day,
    messages: sum(those, ({ messages }) => messages),
    applications: sum(those, ({ applications }) => applications),
  }));
}

function mondayOf(day: string): string {
  const time = Date.parse(day);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * dayMs).toISOString().slice(0, 10);
}

function sum(points: readonly Point[], of: (point: Point) => number): number {
  return points.reduce((total, point) => total + of(point), 0);
}
