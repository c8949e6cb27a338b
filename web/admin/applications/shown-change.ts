import type { Application, WholeApplication } from '#contract/admin/application.ts';
import type { ScoreChange } from '#contract/admin/hiring.ts';

/** What a change sets on an application. */
export type ShownChange = Partial<
  Pick<Application, 'rating' | 'talentPool' | 'stage' | 'spamReason' | 'interview'>
> & { readonly scores?: ScoreChange[] };

type Shown = Application & Partial<Pick<WholeApplication, 'scores'>>;

/** The application as a change that is under way will leave it. */
export function withChange<One extends Shown>(one: One, { scores, ...fields }: ShownChange): One {
  return {
    ...one,
    ...fields,
    ...(scores && one.scores && { scores: one.scores.map((score) => rescored(score, scores)) }),
  };
}

/**
 * The application without a change that failed; as it is, if it has been read again since.
 * @param before how it was when the change was made
 */
export function withoutChange<One extends Shown>(
  now: One,
  before: Shown,
  change: ShownChange,
): One {
  if (now.version !== before.version) return now;
  const { scores = [], ...fields } = change;
  const old = Object.keys(fields).map((field) => [field, Reflect.get(before, field)]);
  const changed = new Set(scores.map(({ id }) => id));
  return withChange(now, {
    ...Object.fromEntries(old),
    ...(before.scores && { scores: before.scores.filter(({ id }) => changed.has(id)) }),
  });
}

function rescored<Score extends ScoreChange>(one: Score, changes: readonly ScoreChange[]): Score {
  const change = changes.find(({ id }) => id === one.id);
  return change ? { ...one, score: change.score } : one;
}
