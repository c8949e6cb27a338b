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
import { dropApplicationsAtom, putApplicationAtom, toListed } from './lists.ts';

type SentChange = Omit<z.input<typeof applicationChange>, 'version'>;

/** The open application. */
export const openApplication = createOpen<WholeApplication, SentChange>({
  read: (get, set, id) => authenticatedCall(get, set, readApplication, { parameters: { id } }),
  send: (get, set, id, body) =>
    authenticatedCall(get, set, changeApplication, { parameters: { id }, body }),
  put: (set, application) => set(putApplicationAtom, toListed(application)),
});

/** Changes an application, shown at once. If that fails, a toast says so, and it is shown as it was. */
export const changeOrTellAtom = atom(
  null,
  async (
    get,
    set,
    application: Application,
    change: Partial<Pick<Application, 'rating' | 'talentPool' | 'stage'>> & { notSpam?: true },
  ): Promise<WholeApplication | undefined> => {
    const { id } = application;
    const { notSpam, ...shown } = change;
    set(putApplicationAtom, toListed({ ...application, ...shown }));
    const open = get(openApplication.shownAtom);
    if (open?.id === id) set(openApplication.openAtom, { id, item: { ...open, ...shown } });
    const outcome = await set(openApplication.changeAtom, application, change);
    if (outcome.ok) return outcome.data;
    set(putApplicationAtom, toListed(application));
    notify('error', outcome.text || get(textsAtom).actionFailed);
    await set(openApplication.fetchAtom, id);
    return undefined;
  },
);

/** Moves an application to another stage, and offers to undo it. */
export const moveAtom = atom(
  null,
  async (get, set, application: Application, stage: ApplicationStage) => {
    if (application.stage === stage) return;
    const changed = await set(changeOrTellAtom, application, { stage });
    if (!changed) return;
    const texts = get(textsAtom).applications;
    const words = texts.moved
      .replace('{name}', () => isolated(changed.fullName))
      .replace('{stage}', () => texts.stages[stage]);
    set(offerUndoAtom, words, () => {
      set(changeOrTellAtom, changed, { stage: application.stage });
    });
  },
);

/** Erases an application with its CV for good. */
export const eraseAtom = atom(null, async (get, set, id: string) => {
  const outcome = await authenticatedCall(get, set, eraseApplication, { parameters: { id } });
  const { applications, actionFailed } = get(textsAtom);
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || actionFailed);
    return;
  }
  set(dropApplicationsAtom, [id]);
  set(refreshCountsAtom);
  notify('success', applications.erased);
});
