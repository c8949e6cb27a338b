import { atom } from 'jotai';
import type * as z from 'zod/mini';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import {
  type applicationChange,
  changeApplication,
  eraseApplication,
  readApplication,
} from '#contract/admin/applications.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { refreshCountsAtom } from '../counts.ts';
import { isolated } from '../isolated.ts';
import { textsAtom } from '../language.ts';
import { createOpen } from '../open-state.ts';
import { offerUndoAtom } from '../undo.ts';
import { dropApplicationsAtom, putApplicationAtom } from './lists.ts';

export type SentChange = Omit<z.input<typeof applicationChange>, 'version'>;

/** The open application. */
export const openApplication = createOpen<WholeApplication, SentChange>({
  read: (get, set, id) => authenticatedCall(get, set, readApplication, { parameters: { id } }),
  send: (get, set, id, body) =>
    authenticatedCall(get, set, changeApplication, { parameters: { id }, body }),
  put: (set, application) => set(putApplicationAtom, toListed(application)),
});

/** Changes an application, shown at once; an error is shown as a toast. */
export const changeOrTellAtom = atom(
  null,
  async (
    get,
    set,
    application: Pick<Application, 'id' | 'version'>,
    change: Pick<SentChange, 'rating' | 'talentPool' | 'notSpam' | 'stage'>,
  ) => {
    const { notSpam, ...shown } = change;
    const before = get(openApplication.shownAtom);
    if (before?.id === application.id) {
      const { rating = before.rating, talentPool = before.talentPool } = shown;
      set(openApplication.openAtom, { id: before.id, item: { ...before, rating, talentPool } });
    }
    const outcome = await set(openApplication.changeAtom, application, change);
    if (outcome.ok) return;
    notify('error', outcome.text || get(textsAtom).actionFailed);
    await set(openApplication.fetchAtom);
  },
);

/** Moves an application to another stage, shown at once, and offers to undo it. */
export const moveAtom = atom(
  null,
  async (get, set, application: Application, stage: ApplicationStage) => {
    if (application.stage === stage) return;
    set(putApplicationAtom, { ...application, stage });
    const outcome = await set(openApplication.changeAtom, application, { stage });
    const texts = get(textsAtom);
    if (!outcome.ok) {
      set(putApplicationAtom, application);
      notify('error', outcome.text || texts.actionFailed);
      return;
    }
    const { data } = outcome;
    const words = texts.applications.moved
      .replace('{name}', () => isolated(data.fullName))
      .replace('{stage}', () => texts.applications.stages[stage]);
    set(offerUndoAtom, words, () => {
      set(changeOrTellAtom, data, { stage: application.stage });
    });
  },
);

/** Erases an application with its CV for good; resolves with whether that succeeded. */
export const eraseAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const outcome = await authenticatedCall(get, set, eraseApplication, { parameters: { id } });
  const { applications, actionFailed } = get(textsAtom);
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || actionFailed);
    return false;
  }
  set(dropApplicationsAtom, [id]);
  set(refreshCountsAtom);
  notify('success', applications.erased);
  return true;
});

/** An application without the parts that lists do not contain. */
function toListed({ history, others, ...application }: WholeApplication): Application {
  return application;
}
