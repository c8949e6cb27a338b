import { atom } from 'jotai';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import { changeApplications, listApplications } from '#contract/admin/applications.ts';
import type { ScoreChange } from '#contract/admin/hiring.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { isolated } from '../format/isolated.ts';
import { createBulkActions, type Report } from '../record/bulk-actions.ts';
import { createErasing } from '../record/erasing.ts';
import type { AdminTexts } from '../texts/index.ts';
import { undoneFrom } from '../ui/undo.ts';
import { interviewTime } from './hiring/interview-words.ts';
import { allApplications, applicationSelection } from './lists.ts';
import { openApplication } from './open.ts';

type StageMark = { readonly action: 'stage'; readonly stage: ApplicationStage };

/** The mark that moves applications to a stage. */
export function stageMark(stage: ApplicationStage): StageMark {
  return { action: 'stage', stage };
}

/** What an admin decides on one application; another admin's decision meanwhile is reported. */
type Decision = Partial<
  Pick<Application, 'rating' | 'talentPool' | 'stage' | 'spamReason' | 'interview'> &
    Pick<Application, 'opening' | 'position'>
> & { readonly scores?: ScoreChange[] };

type DecisionMark = Decision & { readonly action: 'decide' };

type Shown = Application & Partial<Pick<WholeApplication, 'scores'>>;

export const applicationBulkActions = createBulkActions<
  Shown,
  StageMark | DecisionMark,
  WholeApplication
>({
  call: changeApplications,
  after: ({ scores: given }, { action, ...mark }) => {
    const { scores, ...fields }: Decision = mark;
    return { ...fields, ...(scores && given && { scores: rescored(given, scores) }) };
  },
  inverse: (application, { action, ...mark }) => {
    const { scores, ...fields }: Decision = mark;
    const own = Object.keys(fields).map((field) => [field, Reflect.get(application, field)]);
    const isNamed = (id: string) => scores?.some((change) => change.id === id);
    const given = application.scores?.filter(({ id }) => isNamed(id)) ?? [];
    return {
      ...Object.fromEntries(own),
      action,
      ...(scores && { scores: given.map(({ id, score }) => ({ id, score })) }),
    };
  },
  // Other decisions are visible at the pressed control. A card that moves has left the pointer.
  isQuiet: (mark) =>
    mark.action === 'decide' &&
    ![mark.stage, mark.opening, mark.spamReason, mark.interview].some((one) => one !== undefined),
  words(mark, count, { texts, language }, [first]) {
    const { moved, movedOne, movedToOpening, movedToGeneral, stages } = texts.applications;
    if (mark.action === 'decide' && first) {
      const name = isolated(first.fullName);
      if (mark.stage) return fill(movedOne, { name, stage: stages[mark.stage] });
      if (mark.opening === null) return fill(movedToGeneral, { name });
      if (mark.opening)
        return fill(movedToOpening, { name, opening: isolated(mark.position ?? '') });
      return `${name}: ${inWords(mark, first, texts, language)}`;
    }
    return fill(moved, { count, stage: mark.stage ? stages[mark.stage] : '' }, language);
  },
  async sendDecision(set, application, { action, ...mark }, { isUndo }) {
    // The API knows the title of an opening.
    const { position: _, ...decision }: Decision = mark;
    const outcome = await set(openApplication.changeAtom, application, decision);
    const sent = { state: 'done', reached: 1, missing: 0, differing: 0 } as const;
    if (outcome.ok) {
      // The API moves an interview out of the hour that the clocks skip in spring.
      const { interview } = outcome.data;
      const made = { ...mark, ...(decision.interview && { interview }) };
      return { ...sent, mark: { action: 'decide', ...made } };
    }
    if (isUndo && outcome.status === 409) return { ...sent, differing: 1 };
    return { ...sent, state: undoneFrom(outcome), reached: 0, failure: outcome.text };
  },
  trashWords: ({ texts }) => texts.applications.done,
  open: openApplication,
  ...allApplications,
  ...applicationSelection,
});

/** Changes an application with undo. Resolves with whether the API has stored it. */
export const decideAtom = atom(
  null,
  (_get, set, application: Shown, decision: Decision, report?: Report): Promise<boolean> =>
    set(applicationBulkActions.markAtom, [application], { action: 'decide', ...decision }, report),
);

function rescored<Score extends ScoreChange>(
  all: readonly Score[],
  changes: readonly ScoreChange[],
): Score[] {
  return all.map((one) => {
    const change = changes.find(({ id }) => id === one.id);
    return change ? { ...one, score: change.score } : one;
  });
}

/** A decision in words, without the name. */
function inWords(
  { rating, talentPool, interview, scores }: Decision,
  application: Shown,
  { applications, actions, hiring }: AdminTexts,
  language: Language,
): string {
  const [scored] = scores ?? [];
  if (scored) {
    const criterion = application.scores?.find(({ id }) => id === scored.id);
    return fill(scored.score === null ? hiring.scoreRemoved : hiring.scored, {
      name: isolated(criterion?.name ?? ''),
      score: `${scored.score}/5`,
    });
  }
  if (interview === null) return hiring.done.removed;
  if (interview?.isCancelled) return hiring.done.cancelled;
  if (interview) {
    return fill(hiring.done.on, { time: interviewTime(interview.at, language) });
  }
  if (rating) return fill(applications.rated, { rating: String(rating) });
  if (rating === null) return applications.ratingRemoved;
  if (talentPool !== undefined) return applications.poolLabelSet[talentPool ? 'on' : 'off'];
  return actions.notSpam;
}

/** Erases applications with their CVs. */
export const applicationErasing = createErasing({
  call: changeApplications,
  fetchOf: (get, set, list, paging) =>
    authenticatedCall(get, set, listApplications, { query: { [list]: 'true', ...paging } }),
  ...allApplications,
  ...applicationSelection,
  words: ({ applications }) => applications.erased,
});
