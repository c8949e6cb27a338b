import type { Random } from './random.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Istanbul's time is three hours ahead of UTC, in summer and winter. */
const istanbulMs = 3 * hourMs;
/** How much denser lately than long ago: 1 is evenly. */
const lately = 1.6;

/**
 * When so many things arrived in about the last `days`: ascending, no two at once, denser lately, mostly on
 * weekdays while Istanbul works.
 */
export function arrivals(count: number, days: number, now: number, random: Random): number[] {
  const times = Array.from({ length: count }, (_, index) => {
    // Each in a part of the span that is its own: how old one is hangs on its place, within days.
    const age = days * dayMs * ((index + random.next()) / count) ** lately;
    return arrival(age, now, random);
  });
  times.sort((one, other) => one - other);
  // A millisecond apart, so that ids made of them sort as the rows are stored.
  let last = 0;
  return times.map((time) => {
    last = Math.max(time, last + 1);
    return last;
  });
}

function arrival(age: number, now: number, random: Random): number {
  let day = Math.floor((now + istanbulMs - age) / dayMs) * dayMs;
  const weekday = new Date(day).getUTCDay();
  if ((weekday === 0 || weekday === 6) && random.chance(0.75)) {
    // To some day of the week before it.
    day -= (weekday === 6 ? random.whole(1, 5) : random.whole(2, 6)) * dayMs;
  }
  const hour = random.chance(0.82) ? 9 + random.next() * 9.5 : random.next() * 24;
  const time = Math.floor(day + hour * hourMs - istanbulMs);
  // Later today is yet to come.
  return time < now ? time : time - dayMs;
}

/**
 * Whether the one at `index` of `count` arrivals is at most `age` of all `days` old, or a week more. It does
 * not look at the clock: what is written must not depend on when.
 */
export function isRecent(
  index: number,
  count: number,
  { age, days }: { readonly age: number; readonly days: number },
): boolean {
  return (count - index) / count < (age / days) ** (1 / lately);
}
