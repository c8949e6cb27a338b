import { atom, type Setter } from 'jotai';
import type * as z from 'zod/mini';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import {
  type applicationChange,
  changeApplication,
  readApplication,
} from '#contract/admin/applications.ts';
import type { ScoreChange } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { createRecordState } from '../record/record-state.ts';
import type { AdminTexts } from '../texts/index.ts';
import { noteDoneAtom, notifyLeft, type Undone, undoneFrom } from '../ui/undo.ts';
import { interviewTime } from './hiring/interview-words.ts';
import { putApplicationsAtom, shownAtom } from './lists.ts';

type SentChange = Omit<z.input<typeof applicationChange>, 'version'>;

/** The open application. */
export const openApplication = createRecordState<WholeApplication, SentChange>({
  read: (get, set, id) => authenticatedCall(get, set, readApplication, { parameters: { id } }),
  send: (get, set, id, body) =>
    authenticatedCall(get, set, changeApplication, { parameters: { id }, body }),
  partOf,
  put: (set, application) => set(putApplicationsAtom, [application]),
});

/** The fields that a change touches; of the scores only those that it names. */
function partOf(one: object, change: SentChange): unknown {
  return Object.keys(change).map((field) => {
    if (field !== 'scores') return Reflect.get(one, field);
    const { scores = [] } = one as Partial<Pick<WholeApplication, 'scores'>>;
    return change.scores?.map(({ id }) => scores.find((score) => score.id === id)?.score);
  });
}

/** Shows why a change failed; the API's words are empty if they do not help. */
type Report = (text: string) => void;

/** Changes an application optimistically. On failure, restores it, and reports by `report` or a toast. */
const changeOrReportAtom = atom(
  null,
  async (
    get,
    set,
    application: Application,
    { withdrawPoolConsent, ...shown }: ShownChange & Pick<SentChange, 'withdrawPoolConsent'>,
    report: Report = (text) => notify('error', text || get(textsAtom).actionFailed),
  ): Promise<Outcome<WholeApplication>> => {
    const { id } = application;
    set(putApplicationsAtom, [withChange(application, shown)]);
    const whole = get(openApplication.shownAtom);
    const before = whole?.id === id ? whole : undefined;
    if (before) showOpen(set, withChange(before, shown));
    const outcome = await set(openApplication.changeAtom, application, {
      ...shown,
      ...(withdrawPoolConsent && { withdrawPoolConsent }),
    });
    if (outcome.ok) return outcome;
    const listed = get(shownAtom).items.find((one) => one.id === id) ?? application;
    set(putApplicationsAtom, [withoutChange(listed, application, shown)]);
    const open = get(openApplication.shownAtom);
    // First, since offline the fetch fails.
    if (open?.id === id) showOpen(set, withoutChange(open, before ?? application, shown));
    report(outcome.text);
    await set(openApplication.fetchAtom, id);
    return outcome;
  },
);

function showOpen(set: Setter, item: WholeApplication): void {
  set(openApplication.openAtom, { id: item.id, item });
}

/** Undoes a change of an application. Parts that were changed since stay, and a toast reports that. */
const restoreAtom = atom(
  null,
  async (get, set, changed: WholeApplication, before: ShownChange): Promise<Undone> => {
    const { id, version } = changed;
    const whole = get(openApplication.shownAtom);
    const listed = get(shownAtom).items.find((one) => one.id === id);
    // Fields that lists do not have are assumed unchanged.
    const since = whole?.id === id ? whole : { ...changed, ...listed };
    if (since.version > version && !isEqual(partOf(since, before), partOf(changed, before))) {
      notifyLeft(get, 1);
      return 'refused';
    }
    return undoneFrom(await set(changeOrReportAtom, changed, before));
  },
);

/** Changes an application with undo. Resolves with whether the API has stored it. */
export const decideAtom = atom(
  null,
  async (
    get,
    set,
    application: Shown,
    decision: ShownChange,
    report?: Report,
  ): Promise<boolean> => {
    const { id, fullName } = application;
    const before = inPlaceOf(decision, application);
    if (isEqual(before, decision)) return true;
    let decided = decision;
    const changed = set(changeOrReportAtom, application, decision, report).then((outcome) => {
      // The API moves an interview out of the hour that the clocks skip in spring.
      if (outcome.ok && decision.interview) {
        decided = { ...decision, interview: outcome.data.interview };
      }
      return outcome;
    });
    await set(noteDoneAtom, {
      get words() {
        const words = inWords(decided, application, get(textsAtom), get(languageAtom));
        return `${isolated(fullName)}: ${words}`;
      },
      ids: [id],
      // Other changes are visible at the pressed control. A card that moves has left the pointer.
      isQuiet: ![decision.stage, decision.spamReason, decision.interview].some(
        (one) => one !== undefined,
      ),
      made: changed.then(({ ok }) => ok),
      undo: async () => {
        const now = await changed;
        return now.ok ? set(restoreAtom, now.data, before) : undoneFrom(now);
      },
    });
    return (await changed).ok;
  },
);

function isEqual(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** A decision in words, without the name. */
function inWords(
  { stage, rating, talentPool, interview, scores }: ShownChange,
  application: Shown,
  { applications, audit, actions, hiring }: AdminTexts,
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
  if (stage) return applications.stages[stage];
  if (rating) return fill(applications.rated, { rating: String(rating) });
  if (rating === null) return audit.changes.ratingRemoved;
  if (talentPool !== undefined) return audit.changes.talentPool[talentPool ? 'on' : 'off'];
  return actions.notSpam;
}

/** Records that the applicant has withdrawn consent to the talent pool. It cannot be undone. */
export const withdrawConsentAtom = atom(null, async (get, set, application: Application) => {
  const outcome = await set(changeOrReportAtom, application, { withdrawPoolConsent: true });
  if (!outcome.ok) return;
  const { done } = get(textsAtom).applications.consent;
  notify('success', fill(done, { name: isolated(application.fullName) }));
});

/** What a change sets on an application. */
type ShownChange = Partial<
  Pick<Application, 'rating' | 'talentPool' | 'stage' | 'spamReason' | 'interview'>
> & { readonly scores?: ScoreChange[] };

type Shown = Application & Partial<Pick<WholeApplication, 'scores'>>;

/** The application as a pending change will leave it. */
function withChange<One extends Shown>(one: One, { scores, ...fields }: ShownChange): One {
  return {
    ...one,
    ...fields,
    ...(scores && one.scores && { scores: one.scores.map((score) => rescored(score, scores)) }),
  };
}

/**
 * The application without a failed change; unchanged if it was read again since.
 * @param before its state before the change
 */
function withoutChange<One extends Shown>(now: One, before: Shown, change: ShownChange): One {
  return now.version === before.version ? withChange(now, inPlaceOf(change, before)) : now;
}

/** The application's present values for the fields of a change, which undo it. */
function inPlaceOf({ scores, ...fields }: ShownChange, application: Shown): ShownChange {
  const own = Object.keys(fields).map((field) => [field, Reflect.get(application, field)]);
  const isNamed = (id: string) => scores?.some((change) => change.id === id);
  const given = application.scores?.filter(({ id }) => isNamed(id)) ?? [];
  return {
    ...Object.fromEntries(own),
    ...(scores && { scores: given.map(({ id, score }) => ({ id, score })) }),
  };
}

function rescored<Score extends ScoreChange>(one: Score, changes: readonly ScoreChange[]): Score {
  const change = changes.find(({ id }) => id === one.id);
  return change ? { ...one, score: change.score } : one;
}
