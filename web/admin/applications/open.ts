import { atom } from 'jotai';
import type * as z from 'zod/mini';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import {
  type applicationChange,
  changeApplication,
  readApplication,
} from '#contract/admin/applications.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { isolated } from '../format/isolated.ts';
import { textsAtom } from '../language.ts';
import { createRecordState } from '../record/record-state.ts';
import { putApplicationsAtom } from './lists.ts';

type SentChange = Omit<z.input<typeof applicationChange>, 'version'>;

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

/** Records that the applicant has withdrawn consent to the talent pool. It cannot be undone. */
export const withdrawConsentAtom = atom(null, async (get, set, application: Application) => {
  const change = { withdrawPoolConsent: true } as const;
  const outcome = await set(openApplication.changeAtom, application, change);
  const texts = get(textsAtom);
  if (outcome.ok) {
    const { done } = texts.applications.consent;
    notify('success', fill(done, { name: isolated(application.fullName) }));
    return;
  }
  notify('error', outcome.text || texts.actionFailed);
  await set(openApplication.fetchAtom, application.id);
});
