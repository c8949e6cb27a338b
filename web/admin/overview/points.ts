import type { Stats } from '#contract/admin/overview.ts';
import { groupBy } from '../format/group-by.ts';

/** A point of a chart: a day, or a week by its Monday. */
export type Point = Stats['days'][number];

/** With more days than this, a point a day is unreadable. */
const maxDays = 120;
const dayMs = 86_400_000;

/** Whether a span of this many days is shown in weeks. */
export function areWeeks(days: readonly Point[]): boolean {
  return days.length > maxDays;
}

/** One point a day, or one a week where there are too many days. */
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
