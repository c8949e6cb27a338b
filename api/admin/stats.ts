import { poolConsents } from '#contract/admin/application.ts';
import { messageKinds } from '#contract/admin/message.ts';
import type { Stats } from '#contract/admin/overview.ts';
import { applicationStages, experiences, sources } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import { dayAt, dayNow, timeNow } from '#db/engine/clock.ts';
import { firstIdAt } from '#db/engine/ids.ts';
import { countAll } from '#db/queries/counts.ts';
import {
  applicationGroups,
  countBySpan,
  type IdSpan,
  messageGroups,
  partsOf,
  replies,
} from '#db/queries/stats.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { isLive } from '../http/session.ts';

export function overviewRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readCounts, async () => ({
    ...(await countAll(context.db, {
      dueBefore: context.retention.dueBefore(),
      today: dayNow(context.settings.timeZone).toString(),
    })),
    storage: await context.quota.usage(),
    canReply: (await context.outbox.sender()) !== undefined,
    certificate: context.certificate.read()?.state ?? null,
  }));

  routes.serve(calls.readStats, ({ query }) => readStats(context, query));

  routes.serve(calls.watchEvents, ({ session, response }) =>
    context.events.watch(response, () => isLive(context, session)),
  );
}

/** A little over two years: the default retention of messages. */
const maxDays = 800;
const daysUnlessTold = 30;

/** Statistics of a span of time, by default the last thirty days. Days are in the company's time zone. */
async function readStats(
  context: Context,
  asked: { readonly from?: Date | undefined; readonly to?: Date | undefined },
): Promise<Stats> {
  const { db, settings } = context;
  const days = daysOf(asked, settings.timeZone);
  const messages = await countsOf(context, 'messages', days, messageGroups);
  const applications = await countsOf(context, 'applications', days, applicationGroups);
  const notSpam = messages.groups.filter(({ status }) => status !== 'spam');
  const candidates = applications.groups.filter(({ spam }) => !spam);
  const answered = await collected(messages.parts, (part) => replies(db, part));
  const inInbox = ({ status }: { status: string }) => status === 'new' || status === 'read';
  return {
    days: days.map(({ day }, index) => ({
      day,
      messages: messages.byDay[index] ?? 0,
      applications: applications.byDay[index] ?? 0,
    })),
    messages: {
      total: sum(notSpam),
      kind: by(notSpam, messageKinds, ({ kind }) => kind),
      subject: by(notSpam, [...subjects, 'none'], ({ subject }) => subject ?? 'none'),
      language: by(notSpam, languages, ({ language }) => language),
    },
    applications: {
      total: sum(candidates),
      stage: by(candidates, applicationStages, ({ stage }) => stage),
      source: by(candidates, [...sources, 'none'], ({ source }) => source ?? 'none'),
      experience: by(candidates, experiences, ({ experience }) => experience),
      language: by(candidates, languages, ({ language }) => language),
      talentPool: sum(candidates.filter(({ talent_pool }) => talent_pool === 1)),
      poolConsent: by(candidates, poolConsents, ({ consented, withdrawn }) =>
        consented ? (withdrawn ? 'withdrawn' : 'given') : 'none',
      ),
    },
    spam: {
      messages: sum(messages.groups) - sum(notSpam),
      applications: sum(applications.groups) - sum(candidates),
    },
    replies: durations(answered.map(({ created_at, replied_at }) => replied_at - created_at)),
    unanswered: sum(notSpam.filter(inInbox)) - answered.filter(inInbox).length,
  };
}

/**
 * Rows per day and per group, counted in parts, since a span may hold any number of rows. A group appears once per part
 * that has rows of it.
 */
async function countsOf<Group>(
  { db }: Context,
  table: 'messages' | 'applications',
  days: readonly Day[],
  groupsOf: (db: Context['db'], part: IdSpan) => Promise<Group[]>,
): Promise<{ parts: IdSpan[]; byDay: number[]; groups: Group[] }> {
  const parts = await partsOf(db, table, wholeOf(days));
  const byDay = days.map(() => 0);
  for (const part of parts) {
    const touched = days
      .map(({ from, to }, index) => ({
        index,
        from: from > part.from ? from : part.from,
        to: to < part.to ? to : part.to,
      }))
      .filter(({ from, to }) => from < to);
    const counts = await countBySpan(db, table, touched);
    for (const [at, { index }] of touched.entries()) {
      byDay[index] = (byDay[index] ?? 0) + (counts[at] ?? 0);
    }
  }
  return { parts, byDay, groups: await collected(parts, (part) => groupsOf(db, part)) };
}

async function collected<T>(
  parts: readonly IdSpan[],
  read: (part: IdSpan) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (const part of parts) for (const one of await read(part)) all.push(one);
  return all;
}

type Counted = { readonly count: number };

function sum(groups: readonly Counted[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}

function by<G extends Counted, K extends string>(
  groups: readonly G[],
  keys: readonly K[],
  keyOf: (group: G) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const group of groups) counts[keyOf(group)] += group.count;
  return counts;
}

/** The median and the 90th percentile of spans in milliseconds, by the nearest rank. */
function durations(spans: readonly number[]): Stats['replies'] {
  // A typed array sorts several times as fast as an array with a comparison.
  const sorted = Float64Array.from(spans).sort();
  const minutesAt = (share: number) => {
    const ms = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
    return ms === undefined ? null : Math.round(ms / 60_000);
  };
  return {
    count: sorted.length,
    medianMinutes: minutesAt(0.5),
    slowestTenthMinutes: minutesAt(0.9),
  };
}

type Day = IdSpan & { readonly day: string };

/** The days from `from` to before `to`, at most the last 800, from midnight to midnight in the time zone. */
export function daysOf(
  { from, to }: { readonly from?: Date | undefined; readonly to?: Date | undefined },
  timeZone: string,
): Day[] {
  const last = dayAt(to ? to.getTime() - 1 : timeNow(), timeZone);
  const earliest = last.subtract({ days: maxDays - 1 });
  const asked = from
    ? dayAt(from.getTime(), timeZone)
    : last.subtract({ days: daysUnlessTold - 1 });
  const first = Temporal.PlainDate.compare(asked, earliest) < 0 ? earliest : asked;
  const days: Day[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const start = (date: Temporal.PlainDate) =>
      firstIdAt(new Date(date.toZonedDateTime(timeZone).epochMilliseconds));
    days.push({ day: day.toString(), from: start(day), to: start(day.add({ days: 1 })) });
  }
  return days;
}

function wholeOf(days: readonly Day[]): IdSpan {
  const from = days[0]?.from ?? '';
  return { from, to: days.at(-1)?.to ?? from };
}
