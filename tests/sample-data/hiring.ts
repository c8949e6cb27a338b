import type { ApplicationStage } from '#contract/application.ts';
import { idAt } from '#db/engine/ids.ts';
import type { ApplicationRow, Database, InterviewColumns } from '../../db/schema.ts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const names = ['Teknik bilgi', 'İletişim', 'İngilizce', 'Takım çalışması', 'Öğrenme isteği'];

/** The criteria of the scorecard; the same ids at any time, so that a second filling adds none. */
export const sampleCriteria: readonly Database['criteria'][] = names.map((name, position) => ({
  id: `018f0000-0000-7000-8000-00000000000${position}`,
  ...{ name, position },
}));

const places = [
  'Ataşehir ofisi, toplantı odası 2',
  'Ataşehir ofisi, giriş katı',
  'https://meet.gokhat.example/gorusme',
  'https://meet.gokhat.example/teknik',
];

/** The stages at which an interview has taken place. */
const interviewed: readonly ApplicationStage[] = ['offer', 'hired'];

type Handled = Pick<ApplicationRow, 'id' | 'stage' | 'stage_since' | 'rating'>;

/** The scores that go with a rating; of some applications one criterion is left out. */
export function sampleScores({ id, rating }: Handled, random: Random): Database['scores'][] {
  if (rating === null || random.chance(0.4)) return [];
  return sampleCriteria
    .filter(() => random.chance(0.9))
    .map((criterion) => ({
      ...{ application_id: id, criterion_id: criterion.id },
      score: Math.min(5, Math.max(1, rating + random.whole(-1, 1))),
    }));
}

/** The interview of an application: ahead at its stage, over at those after it. */
export function sampleInterview(
  { stage, stage_since }: Handled,
  now: number,
  random: Random,
): Pick<ApplicationRow, keyof InterviewColumns> {
  const isAhead = stage === 'interview' && random.chance(0.7);
  const isOver = interviewed.includes(stage);
  if (!isAhead && !isOver) {
    return {
      ...{ interview_at: null, interview_minutes: null, interview_place: null },
      ...{ interview_cancelled: 0, interview_uid: null, interview_sequence: 0 },
      interview_changed_at: null,
    };
  }
  const day = Math.floor((isAhead ? now : stage_since) / dayMs) * dayMs;
  const away = isAhead ? random.whole(1, 12) : -random.whole(2, 6);
  // On a weekday, from 10:00 to 16:30 in Istanbul.
  const weekday = new Date(day + away * dayMs).getUTCDay();
  const shift = weekday === 0 ? 1 : weekday === 6 ? 2 : 0;
  const at = day + (away + shift) * dayMs + 7 * hourMs + random.whole(0, 13) * (hourMs / 2);
  return {
    interview_at: at,
    interview_minutes: random.pick([30, 45, 45, 60]),
    interview_place: random.pick(places),
    interview_cancelled: isAhead && random.chance(0.1) ? 1 : 0,
    interview_uid: idAt(new Date(stage_since)),
    interview_sequence: random.whole(0, 1),
    interview_changed_at: stage_since,
  };
}
