import { messageKinds } from '#contract/admin/message.ts';
import type { Counts, Stats } from '#contract/admin/overview.ts';
import type { Role } from '#contract/admin/role-names.ts';
import { applicationStages, experiences, sources } from '#contract/application.ts';
import { calls } from '#contract/calls.ts';
import { subjects } from '#contract/contact.ts';
import { dayAt, dayNow, timeNow } from '#db/engine/clock.ts';
import { firstIdAt } from '#db/engine/ids.ts';
import { countAll } from '#db/queries/counts.ts';
import { applicationsIn, type IdSpan, messagesIn } from '#db/queries/stats.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { isLive } from '../http/session.ts';
import { mayRead } from './kinds.ts';
import { openMatters } from './system.ts';

export function overviewRoutes(routes: CallRouter, context: Context): void {
  const matters = openMatters(context);

  routes.serve(calls.readCounts, async ({ session: { role, user_id } }) => ({
    ...readable(
      role,
      await countAll(context.db, {
        dueBefore: context.retention.dueBefore(),
        today: dayNow(context.settings.timeZone).toString(),
        userId: user_id,
      }),
    ),
    storage: await context.quota.usage(),
    canReply: (await context.outbox.sender()) !== undefined,
    certificate: (role === 'owner' && context.certificate.read()?.state) || null,
    ...(role === 'owner' ? await matters() : { openMatters: 0, openSteps: 0 }),
    company: companyOf(context),
  }));

  routes.serve(calls.readStats, ({ query, session }) => readStats(context, query, session.role));

  routes.serve(calls.watchEvents, ({ session, response }) =>
    context.events.watch(response, {
      isWelcome: () => isLive(context, session),
      sees: ({ about }) => about === 'content' || mayRead(session.role, about),
    }),
  );
}

type RecordCounts = Awaited<ReturnType<typeof countAll>>;

/** The counts of what users of a role may read; 0 for the rest. */
function readable(role: Role, all: RecordCounts): RecordCounts {
  const none = <K extends string>(some: Record<K, number>) => zeros(Object.keys(some) as K[]);
  const [messages, applications] = [mayRead(role, 'message'), mayRead(role, 'application')];
  return {
    ...all,
    ...(!messages && { unread: 0, folders: none(all.folders), views: none(all.views) }),
    ...(!applications && {
      ...{ stages: none(all.stages), applicationViews: none(all.applicationViews) },
      ...{ spamApplications: 0, trashedApplications: 0 },
    }),
    tags: all.tags.map((tag) => ({
      ...tag,
      messages: messages ? tag.messages : 0,
      applications: applications ? tag.applications : 0,
    })),
  };
}

function companyOf({ company, publisher }: Context): Counts['company'] {
  const { name, shortName, legalName, jobBoard, email, ...shown } = company();
  const serviceAreas = shown.serviceAreas.map(({ id, title }) => ({ id, title }));
  const { info, careers } = email;
  const logo = publisher?.logo;
  return { name, shortName, legalName, jobBoard, email: { info, careers }, serviceAreas, logo };
}

/** A little over two years: the default retention of messages. */
const maxDays = 800;
const daysUnlessTold = 30;

/** Statistics of what a role may read, of a span of time, by default the last thirty days. Days are in the company's time zone. */
async function readStats(
  { db, settings }: Context,
  asked: { readonly from?: Date | undefined; readonly to?: Date | undefined },
  role: Role,
): Promise<Stats> {
  const span = daysOf(asked, settings.timeZone);
  const whole = { from: span[0]?.from ?? '', to: span.at(-1)?.to ?? '' };
  const days = span.map(({ day }) => ({ day, messages: 0, applications: 0 }));
  const dayOf = (id: string) => days[span.findLastIndex(({ from }) => from <= id)];
  const messages = {
    total: 0,
    kind: zeros(messageKinds),
    subject: zeros([...subjects, 'none']),
  };
  const applications = {
    total: 0,
    stage: zeros(applicationStages),
    source: zeros([...sources, 'none']),
    experience: zeros(experiences),
  };
  const spam = { messages: 0, applications: 0 };
  const repliedAfterMs: number[] = [];
  let unanswered = 0;
  for await (const rows of mayRead(role, 'message') ? messagesIn(db, whole) : []) {
    for (const { id, status, kind, subject, created_at, replied_at } of rows) {
      if (status === 'spam') {
        spam.messages += 1;
        continue;
      }
      const day = dayOf(id);
      if (day) day.messages += 1;
      messages.total += 1;
      messages.kind[kind] += 1;
      messages.subject[subject ?? 'none'] += 1;
      if (replied_at !== null) repliedAfterMs.push(replied_at - created_at);
      else if (status !== 'archived') unanswered += 1;
    }
  }
  for await (const rows of mayRead(role, 'application') ? applicationsIn(db, whole) : []) {
    for (const row of rows) {
      if (row.spam_reason !== null) {
        spam.applications += 1;
        continue;
      }
      const day = dayOf(row.id);
      if (day) day.applications += 1;
      applications.total += 1;
      applications.stage[row.stage] += 1;
      applications.source[row.source ?? 'none'] += 1;
      applications.experience[row.experience] += 1;
    }
  }
  const replies = { count: repliedAfterMs.length, medianMinutes: medianMinutes(repliedAfterMs) };
  return { days, messages, applications, spam, replies, unanswered };
}

function zeros<const K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
}

/** The median of spans in milliseconds, by the nearest rank; null without any. */
function medianMinutes(spans: readonly number[]): number | null {
  // A typed array sorts several times as fast as an array with a comparison.
  const median = Float64Array.from(spans).sort()[Math.ceil(spans.length / 2) - 1];
  return median === undefined ? null : Math.round(median / 60_000);
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
