import type { Random } from './random.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Istanbul is three hours ahead of UTC all year. */
const istanbulMs = 3 * hourMs;
/** How much denser recent times are: 1 is uniform. */
const lately = 1.6;

/**
 * The times of `count` messages or applications in about the last `days`: ascending, all different, denser recently,
 * mostly on weekdays during Istanbul's working hours.
 */
export function sampleTimes(count: number, days: number, now: number, random: Random): number[] {
  const times = Array.from({ length: count }, (_, index) => {
    // Each in its own part of the range: its index determines its age, within days.
    const age = days * dayMs * ((index + random.next()) / count) ** lately;
    return timeBefore(age, now, random);
  });
  times.sort((one, other) => one - other);
  // At least a millisecond apart, so that their ids sort in the order of storing.
  let last = 0;
  return times.map((time) => {
    last = Math.max(time, last + 1);
    return last;
  });
}

function timeBefore(age: number, now: number, random: Random): number {
  let day = Math.floor((now + istanbulMs - age) / dayMs) * dayMs;
  const weekday = new Date(day).getUTCDay();
  if ((weekday === 0 || weekday === 6) && random.chance(0.75)) {
    // Moved to a weekday before.
    day -= (weekday === 6 ? random.whole(1, 5) : random.whole(2, 6)) * dayMs;
  }
  const hour = random.chance(0.82) ? 9 + random.next() * 9.5 : random.next() * 24;
  const time = Math.floor(day + hour * hourMs - istanbulMs);
  // Later today is in the future.
  return time < now ? time : time - dayMs;
}

/**
 * Whether the arrival at `index` of `count` is at most `age` of `days` old, or a week more. Independent of the clock,
 * because the generated texts must not depend on it.
 */
export function isRecent(
  index: number,
  count: number,
  { age, days }: { readonly age: number; readonly days: number },
): boolean {
  return (count - index) / count < (age / days) ** (1 / lately);
}
