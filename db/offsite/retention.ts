import type { OffsiteKeep } from '#contract/settings.ts';

const dayMs = 86_400_000;

/**
 * The copies that an off-site repository retains: the newest, and by age the newest of each day (UTC), each week and
 * each 31 days. Restic's own rules count from the newest snapshot, so old ones would stay when none follow, but the
 * privacy text promises an age.
 * @param times in ms since the Unix epoch; one in the future was made with a wrong clock, and stays
 */
export function retainedOffsite(
  times: readonly number[],
  { days, weeks, months }: OffsiteKeep,
  now: number,
): Set<number> {
  const past = times.filter((time) => time <= now).sort((a, b) => b - a);
  const periods = [
    { count: days, ms: dayMs },
    { count: weeks, ms: 7 * dayMs },
    { count: months, ms: 31 * dayMs },
  ];
  const newestOfEach = periods.flatMap(({ count, ms }) => {
    const young = past.filter((time) => now - time < count * ms);
    const byPeriod = Map.groupBy(young, (time) => Math.floor(time / ms));
    return [...byPeriod.values()].flatMap(([newest]) => newest ?? []);
  });
  return new Set([...times.filter((time) => time > now), ...past.slice(0, 1), ...newestOfEach]);
}
