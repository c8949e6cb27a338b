import { sql } from 'kysely';
import { newId } from '../engine/ids.ts';
import type { ApplicationRow, Db } from '../schema.ts';
import { notInTrash } from './trash.ts';

export type StoredInterview = {
  /** In ms since the Unix epoch. */
  readonly at: number;
  readonly minutes: number;
  readonly place: string | null;
  readonly isCancelled: boolean;
};

type Row = Pick<
  ApplicationRow,
  'interview_at' | 'interview_minutes' | 'interview_place' | 'interview_cancelled'
>;

/** The interview of an application; null if there is none. */
export function interviewOf(row: Row): StoredInterview | null {
  const { interview_at: at, interview_minutes: minutes } = row;
  if (at === null || minutes === null) return null;
  return {
    ...{ at, minutes, place: row.interview_place },
    isCancelled: row.interview_cancelled === 1,
  };
}

/**
 * The columns that set or remove an interview; none if it is unchanged. A calendar identifies an event by its id, and
 * takes the highest sequence as its latest state (RFC 5546, section 2.1.4). After an interview is over, the next one is
 * a new event, even if the first was removed.
 */
export function interviewColumns(
  row: ApplicationRow,
  interview: StoredInterview | null,
  now: number,
): Partial<ApplicationRow> {
  const before = interviewOf(row);
  if (JSON.stringify(before) === JSON.stringify(interview)) return {};
  const isOver =
    before !== null && endOf(before) < now && (interview === null || interview.at > now);
  const isSame = row.interview_uid !== null && !isOver;
  return {
    interview_at: interview?.at ?? null,
    interview_minutes: interview?.minutes ?? null,
    interview_place: interview?.place ?? null,
    interview_cancelled: interview?.isCancelled ? 1 : 0,
    interview_uid: isSame ? row.interview_uid : interview && newId(),
    interview_sequence: isSame ? row.interview_sequence + 1 : 0,
    interview_changed_at: now,
  };
}

/** The interviews that are not cancelled, in a span of time (ms since the Unix epoch), by time. */
export function interviewsBetween(db: Db, from: number, to: number) {
  return db
    .selectFrom('applications')
    .select(['id', 'full_name'])
    .select(['interview_at', 'interview_minutes', 'interview_place', 'interview_cancelled'])
    .where(
      sql<boolean>`interview_at + interview_minutes * 60000 > ${from} and interview_at < ${to}`,
    )
    .where('interview_cancelled', '=', 0)
    .where(notInTrash)
    .orderBy('interview_at')
    .orderBy('id')
    .execute();
}

/** When an interview ends, in ms since the Unix epoch. */
export function endOf({ at, minutes }: Pick<StoredInterview, 'at' | 'minutes'>): number {
  return at + minutes * 60_000;
}
