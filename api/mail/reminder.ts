import { userTexts } from '#contract/admin/user-texts.ts';
import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { openTasks } from '#db/queries/assignment.ts';
import { findRow } from '#db/queries/rows.ts';
import type { Db } from '#db/schema.ts';
import { mayChange } from '../admin/kinds.ts';
import type { LetterSettings } from './mail-content.ts';
import { letter } from './notice-letters.ts';

/** From this hour on a day's reminders are sent. */
const reminderHour = 8;
/** References that a reminder lists of each kind. */
const maxListed = 20;

/** The day in a time zone whose reminders are due; empty before their hour. */
export function reminderDay(now: number, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return time.hour < reminderHour ? '' : time.toPlainDate().toString();
}

/**
 * Tells a user what is open of what is assigned to them, by references alone: a mail leaves the house.
 * @returns undefined if nothing is open, or the user may not know any more
 */
export async function reminderTo(db: Db, email: string, settings: LetterSettings) {
  const wishes = { email, daily_mail: 1, suspended_at: null, invited_until: null } as const;
  const user = await findRow(db, 'users', wishes);
  const texts = userTexts[settings.language].reminder;
  const lines: string[] = [];
  let total = 0;
  for (const kind of ['message', 'application'] as const) {
    if (!user || !mayChange(user.role, kind)) continue;
    const tasks = openTasks(db, `${kind}s`, user.id).select('id').orderBy('id', 'desc');
    const ids = (await tasks.execute()).map(({ id }) => id);
    const references = ids.slice(0, maxListed).map(referenceOf).join(', ');
    const values = { count: ids.length, references };
    if (ids.length > 0) lines.push(fill(texts[kind], values, settings.language));
    total += ids.length;
  }
  if (total === 0) return undefined;
  return letter(settings, {
    subject: fill(texts.subject, { count: total }, settings.language),
    paragraphs: [...lines, texts.stop],
    action: { text: texts.open, href: `${settings.siteUrl}/admin` },
  });
}
