import { atom } from 'jotai';
import type * as z from 'zod/mini';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import {
  type applicationChange,
  changeApplication,
  readApplication,
} from '#contract/admin/applications.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../call.ts';
import { isolated } from '../isolated.ts';
import { textsAtom } from '../language.ts';
import { createOpen } from '../open-state.ts';
import { offerUndoAtom } from '../undo.ts';
import { putApplicationAtom } from './lists.ts';

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
    change: Partial<Pick<Application, 'rating' | 'talentPool' | 'stage'>> & {
      notSpam?: true;
      withdrawPoolConsent?: true;
    },
  ): Promise<WholeApplication | undefined> => {
    const { id } = application;
    const { notSpam, withdrawPoolConsent, ...shown } = change;
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

/** Records that the applicant has withdrawn consent to the talent pool. It cannot be undone. */
export const withdrawConsentAtom = atom(null, async (get, set, application: Application) => {
  if (!(await set(changeOrTellAtom, application, { withdrawPoolConsent: true }))) return;
  const { done } = get(textsAtom).applications.consent;
  notify(
    'success',
    done.replace('{name}', () => isolated(application.fullName)),
  );
});

/** An application without the parts that lists do not contain. */
function toListed(whole: Application & Partial<WholeApplication>): Application {
  const { history, others, keptUntilUtc, ...application } = whole;
  return application;
}
