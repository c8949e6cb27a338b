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
import {
  applicationSelection,
  dropApplicationsAtom,
  putApplicationsAtom,
  refreshApplicationsAtom,
  shownAtom,
} from './lists.ts';
import { openApplication } from './open.ts';

type StageMark = { readonly action: 'stage'; readonly stage: ApplicationStage };

/** The mark that moves applications to a stage. */
export function stageMark(stage: ApplicationStage): StageMark {
  return { action: 'stage', stage };
}

/** What an admin decides on one application; another admin's decision meanwhile is reported. */
type Decision = Partial<
  Pick<Application, 'rating' | 'talentPool' | 'stage' | 'spamReason' | 'interview'>
> & { readonly scores?: ScoreChange[] };

type DecisionMark = { readonly action: 'decide'; readonly decision: Decision };

type Shown = Application & Partial<Pick<WholeApplication, 'scores'>>;

/** Changes of applications. */
export const applicationBulkActions = createBulkActions<
  Shown,
  StageMark | DecisionMark,
  WholeApplication
>({
  call: changeApplications,
  fields: ['stage', 'rating', 'talentPool', 'spamReason', 'interview', 'scores'],
  after: (application, mark) =>
    withDecision(application, mark.action === 'stage' ? { stage: mark.stage } : mark.decision),
  inverse: (application, mark) =>
    mark.action === 'stage'
      ? stageMark(application.stage)
      : { action: 'decide', decision: presentOf(application, mark.decision) },
  isQuiet: (mark) =>
    // Other decisions are visible at the pressed control. A card that moves has left the pointer.
    mark.action === 'decide' &&
    ![mark.decision.stage, mark.decision.spamReason, mark.decision.interview].some(
      (one) => one !== undefined,
    ),
  words(mark, count, { texts, language }, [first]) {
    if (mark.action === 'decide') {
      return first ? decisionInWords(mark.decision, first, texts, language) : '';
    }
    const { moved, stages } = texts.applications;
    return fill(moved, { count, stage: stages[mark.stage] }, language);
  },
  async sendDecision(set, application, mark, { isUndo, report }) {
    const decision = mark.action === 'decide' ? mark.decision : { stage: mark.stage };
    const outcome = await set(openApplication.changeAtom, application, decision);
    const none = { missing: 0, differing: 0 };
    if (outcome.ok) {
      // The API moves an interview out of the hour that the clocks skip in spring.
      const { interview } = outcome.data;
      const made = { ...decision, ...(decision.interview && { interview }) };
      return { state: 'done', reached: 1, ...none, mark: { action: 'decide', decision: made } };
    }
    if (isUndo && outcome.status === 409) {
      return { state: 'done', reached: 1, missing: 0, differing: 1 };
    }
    report(outcome.text);
    return { state: undoneFrom(outcome), reached: 0, ...none };
  },
  mergeParts: ({ scores: shown }, { scores: from }, { scores: to }) =>
    shown && from && to
      ? {
          scores: rescored(
            shown,
            to.filter(({ id, score }) => scoreOf(from, id) !== score),
          ),
        }
      : {},
  trashWords: ({ texts }) => texts.applications.done,
  open: openApplication,
  listAtom: shownAtom,
  putAtom: putApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  ...applicationSelection,
});

/** Changes an application with undo. Resolves with whether the API has stored it. */
export const decideAtom = atom(
  null,
  (_get, set, application: Shown, decision: Decision, report?: Report): Promise<boolean> =>
    set(applicationBulkActions.markAtom, [application], { action: 'decide', decision }, report),
);

/** The application as a decision will leave it. */
function withDecision(application: Shown, { scores, ...fields }: Decision): Shown {
  const { scores: given } = application;
  return { ...application, ...fields, ...(scores && given && { scores: rescored(given, scores) }) };
}

/** The application's present values for the fields of a decision, which undo it. */
function presentOf(application: Shown, { scores, ...fields }: Decision): Decision {
  const own = Object.keys(fields).map((field) => [field, Reflect.get(application, field)]);
  return {
    ...Object.fromEntries(own),
    ...(scores && {
      scores: scores.map(({ id }) => ({ id, score: scoreOf(application.scores, id) ?? null })),
    }),
  };
}

function rescored<Score extends ScoreChange>(
  all: readonly Score[],
  changes: readonly ScoreChange[],
): Score[] {
  return all.map((one) => {
    const change = changes.find(({ id }) => id === one.id);
    return change ? { ...one, score: change.score } : one;
  });
}

function scoreOf(scores: readonly ScoreChange[] | undefined, id: string) {
  return scores?.find((one) => one.id === id)?.score;
}

/** A decision in words, with the applicant's name. */
function decisionInWords(
  { stage, rating, talentPool, interview, scores }: Decision,
  { fullName, scores: given }: Shown,
  { applications, audit, actions, hiring }: AdminTexts,
  language: Language,
): string {
  const named = (words: string) => `${isolated(fullName)}: ${words}`;
  const [scored] = scores ?? [];
  if (scored) {
    const criterion = given?.find(({ id }) => id === scored.id);
    const words = fill(scored.score === null ? hiring.scoreRemoved : hiring.scored, {
      name: isolated(criterion?.name ?? ''),
      score: `${scored.score}/5`,
    });
    return named(words);
  }
  if (interview === null) return named(hiring.done.removed);
  if (interview?.isCancelled) return named(hiring.done.cancelled);
  if (interview) {
    return named(fill(hiring.done.on, { time: interviewTime(interview.at, language) }));
  }
  if (stage) return named(applications.stages[stage]);
  if (rating) return named(fill(applications.rated, { rating: String(rating) }));
  if (rating === null) return named(audit.changes.ratingRemoved);
  if (talentPool !== undefined) {
    return named(audit.changes.talentPool[talentPool ? 'on' : 'off']);
  }
  return named(actions.notSpam);
}

/** Erases applications with their CVs. */
export const applicationErasing = createErasing({
  call: changeApplications,
  fetchOf: (get, set, list, paging) =>
    authenticatedCall(get, set, listApplications, { query: { [list]: 'true', ...paging } }),
  ...applicationSelection,
  dropAtom: dropApplicationsAtom,
  refreshAtom: refreshApplicationsAtom,
  words: ({ applications }) => applications.erased,
});
