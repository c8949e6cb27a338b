import { createHash } from 'node:crypto';
import { type ApplicationStage, candidateNoticeVersion } from '#contract/application.ts';
import { idAt } from '#db/engine/ids.ts';
import { applicationBytes } from '#db/queries/stored-bytes.ts';
import type { ApplicationRow, CvRow, Database } from '../../db/schema.ts';
import { cells } from '../support/cells.ts';
import { apply, applySpam } from './candidates.ts';
import { auditLine, isoDay, type SampleAudit } from './handling.ts';
import { sampleInterview, sampleScores } from './hiring.ts';
import { type Person, samplePerson } from './people.ts';
import { Random } from './random.ts';
import { isRecent, sampleTimes } from './times.ts';
import { trashed } from './trash.ts';

export type SampleApplication = {
  readonly row: Omit<ApplicationRow, 'seq'>;
  readonly cv: CvRow;
  readonly stageChanges: readonly Database['stage_changes'][];
  readonly scores: readonly Database['scores'][];
  /** The audit entries of the admin's work on it. */
  readonly audit: readonly SampleAudit[];
};

/** The age of the oldest one: rejected ones are erased after a year. */
const days = 340;
const spamAge = { age: 21, days };
const spamShare = 0.25;
/** The share of applicants who have applied before. */
const againShare = 0.06;
const dayMs = 86_400_000;

const notes = cells(`
  Telefonla görüşüldü, çok olumlu. | Maaş beklentisi yüksek. | Teknik görüşme çarşamba 15.00’te.
  Referansları arandı, hepsi iyi. | İngilizcesi akıcı, yurt dışı için düşünelim.
  Şimdilik uygun pozisyon yok; sonbaharda tekrar bakalım. | Ödevini çok temiz yazmış.
  Would relocate in spring. | Strong on SIP, less so on databases.
`);

/** The possible ratings at each stage. */
const ratings: Readonly<Record<ApplicationStage, readonly number[]>> = {
  ...{ new: [3], reviewing: [2, 3, 4], interview: [3, 4, 4, 5], offer: [4, 5], hired: [4, 5, 5] },
  rejected: [1, 2, 2, 3],
};

/** Sequences of stages; repeated ones are more frequent. */
const ways: readonly (readonly ApplicationStage[])[] = [
  [],
  ['reviewing'],
  ['reviewing'],
  ['reviewing', 'interview'],
  ['reviewing', 'interview', 'offer'],
  ['reviewing', 'interview', 'offer', 'hired'],
  ['rejected'],
  ['rejected'],
  ['reviewing', 'rejected'],
  ['reviewing', 'rejected'],
  ['reviewing', 'interview', 'rejected'],
];

/**
 * Generates applications with their CVs, in order of arrival. The same count gives the same texts within a calendar
 * year; times and stages depend on `now`.
 */
export function* sampleApplications(count: number, now: number): Generator<SampleApplication> {
  const random = new Random(count);
  const admin = new Random(count + 1);
  const hiring = new Random(count + 3);
  const trash = new Random(count + 4);
  const earlier: Person[] = [];
  const year = new Date(now).getUTCFullYear();
  for (const [index, created_at] of sampleTimes(
    count,
    days,
    now,
    new Random(count + 2),
  ).entries()) {
    const again = earlier.length > 0 && random.chance(againShare);
    const person = again ? random.pick(earlier) : samplePerson(random, 0);
    const spam = isRecent(index, count, spamAge) && random.chance(spamShare);
    if (!spam) earlier.push(person);
    const { sent, cv } = (spam ? applySpam : apply)(person, year, random);
    const id = idAt(new Date(created_at));
    const stageChanges = spam ? [] : changesOf({ id, created_at }, now, admin);
    const last = stageChanges.at(-1);
    const rating = last && admin.chance(0.7) ? admin.pick(ratings[last.stage]) : null;
    const note = last && admin.chance(0.35) ? admin.pick(notes) : null;
    const isOpen = last?.stage === 'reviewing' || last?.stage === 'interview';
    const follow_up = isOpen && admin.chance(0.1) ? isoDay(now + admin.whole(-2, 9) * dayMs) : null;
    const audit = stageChanges.map(({ at, stage }, index) =>
      auditLine(at, {
        action: 'applicationChanged',
        subject_id: id,
        details: { stage: `${stageChanges[index - 1]?.stage ?? 'new'} → ${stage}` },
      }),
    );
    const opened = stageChanges.slice(0, 1);
    audit.push(...opened.map(({ at }) => auditLine(at, { action: 'cvOpened', subject_id: id })));
    const stage = last?.stage ?? 'new';
    const stage_since = last?.at ?? created_at;
    const handled = { id, stage, stage_since, rating };
    const scores = sampleScores(handled, hiring);
    const kept = trashed(
      {
        ...{ ...sent, id, created_at, rating, note, follow_up },
        ...{ stage, stage_since, ...sampleInterview(handled, now, hiring) },
        version:
          1 +
          stageChanges.length +
          [rating, note, follow_up].filter((value) => value !== null).length,
        notice_version: candidateNoticeVersion,
        bytes: applicationBytes(sent, { size: cv.bytes.length }),
        ...{ idempotency_hash: null, seen_at: null, released: null, assigned_to: null },
        pool_consent_at: sent.talent_pool ? created_at : null,
        pool_withdrawn_at: null,
      },
      last?.stage === 'rejected',
      { now, random: trash, share: 0.25, action: 'applicationChanged' },
    );
    audit.push(...kept.audit);
    yield {
      row: kept.row,
      cv: {
        ...{ ...cv, application_id: id, type: 'pdf', size: cv.bytes.length },
        sha256: createHash('sha256').update(cv.bytes).digest('hex'),
        scan: null,
      },
      ...{ stageChanges, scores, audit },
    };
  }
}

/** The stage changes before `now`. */
function changesOf(
  { id, created_at }: { readonly id: string; readonly created_at: number },
  now: number,
  random: Random,
): Database['stage_changes'][] {
  let at = created_at;
  return random
    .pick(ways)
    .map((stage) => {
      at = Math.round(at + random.around(2.5 * dayMs));
      return { application_id: id, at, stage, user_id: null };
    })
    .filter((change) => change.at < now);
}
