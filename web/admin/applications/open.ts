import { atom } from 'jotai';
import type * as z from 'zod/mini';
import {
  type Application,
  type applicationChange,
  changeApplication,
  eraseApplication,
  readApplication,
  type WholeApplication,
} from '#contract/admin/applications.ts';
import type { ApplicationStage } from '#contract/application.ts';
import type { Outcome } from '../../call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { ask } from '../call.ts';
import { refreshCountsAtom } from '../counts.ts';
import { inTurn } from '../in-turn.ts';
import { textsAtom } from '../language.ts';
import { offerUndoAtom } from '../undo.ts';
import { dropApplicationAtom, putApplicationAtom } from './lists.ts';

export type OpenApplication = {
  readonly id: string;
  readonly application: WholeApplication | 'loading' | 'gone' | 'failed';
};

/** The application that is open, or why it is not here. */
export const openApplicationAtom = atom<OpenApplication | null>(null);

export const openAtom = atom(null, async (_get, set, id: string | undefined) => {
  set(openApplicationAtom, id === undefined ? null : { id, application: 'loading' });
  if (id !== undefined) await set(fetchOpenAtom);
});

/** Fetches the open application anew. Where that fails, what is shown of it stays. */
export const fetchOpenAtom = atom(null, async (get, set) => {
  const open = get(openApplicationAtom);
  if (!open) return;
  const { id } = open;
  const outcome = await ask(get, set, readApplication, { parameters: { id } });
  if (get(openApplicationAtom)?.id !== id) return;
  if (outcome.ok) {
    set(openApplicationAtom, { id, application: outcome.data });
    set(putApplicationAtom, toListed(outcome.data));
  } else if (outcome.status === 404) set(openApplicationAtom, { id, application: 'gone' });
  else if (typeof open.application === 'string') {
    set(openApplicationAtom, { id, application: 'failed' });
  }
});

export type SentChange = Omit<z.input<typeof applicationChange>, 'version'>;

/** Changes one application, made to the version that is shown: who was later than another is told so. */
export const changeAtom = atom(
  null,
  async (
    get,
    set,
    application: Pick<Application, 'id' | 'version'>,
    change: SentChange,
  ): Promise<Outcome<WholeApplication>> => {
    const { id } = application;
    const outcome = await inTurn(id, () => {
      const open = get(openApplicationAtom);
      const isShown = open?.id === id && typeof open.application === 'object';
      const { version } = isShown ? open.application : application;
      return ask(get, set, changeApplication, {
        parameters: { id },
        body: { ...change, version },
      });
    });
    if (outcome.ok) {
      set(putApplicationAtom, toListed(outcome.data));
      if (get(openApplicationAtom)?.id === id) {
        set(openApplicationAtom, { id, application: outcome.data });
      }
      set(refreshCountsAtom);
    } else if (outcome.status === 409 || outcome.status === 404) {
      if (get(openApplicationAtom)?.id === id) await set(fetchOpenAtom);
    }
    return outcome;
  },
);

/** As `changeAtom`, at once where it is seen; what went wrong is told in passing. */
export const changeOrTellAtom = atom(
  null,
  async (
    get,
    set,
    application: Pick<Application, 'id' | 'version'>,
    change: Pick<SentChange, 'rating' | 'talentPool' | 'notSpam' | 'stage'>,
  ) => {
    const { notSpam, ...shown } = change;
    const open = get(openApplicationAtom);
    if (open?.id === application.id && typeof open.application === 'object') {
      const { rating = open.application.rating, talentPool = open.application.talentPool } = shown;
      set(openApplicationAtom, {
        id: open.id,
        application: { ...open.application, rating, talentPool },
      });
    }
    const outcome = await set(changeAtom, application, change);
    if (outcome.ok) return;
    notify('error', outcome.text || get(textsAtom).actionFailed);
    await set(fetchOpenAtom);
  },
);

/** Moves an application to another stage, at once where it is seen, and offers to undo it. */
export const moveAtom = atom(
  null,
  async (get, set, application: Application, stage: ApplicationStage) => {
    if (application.stage === stage) return;
    set(putApplicationAtom, { ...application, stage });
    const outcome = await set(changeAtom, application, { stage });
    const texts = get(textsAtom);
    if (!outcome.ok) {
      set(putApplicationAtom, application);
      notify('error', outcome.text || texts.actionFailed);
      return;
    }
    const { data } = outcome;
    const words = texts.applications.moved
      .replace('{name}', () => data.fullName)
      .replace('{stage}', () => texts.applications.stages[stage]);
    set(offerUndoAtom, words, () => {
      set(changeOrTellAtom, data, { stage: application.stage });
    });
  },
);

/** Erases an application with its CV for good; whether it went. */
export const eraseAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const outcome = await ask(get, set, eraseApplication, { parameters: { id } });
  const { applications, actionFailed } = get(textsAtom);
  if (!outcome.ok && outcome.status !== 404) {
    notify('error', outcome.text || actionFailed);
    return false;
  }
  set(dropApplicationAtom, id);
  set(refreshCountsAtom);
  notify('success', applications.erased);
  return true;
});

/** An application without what a list does not hold. */
function toListed({ history, others, ...application }: WholeApplication): Application {
  return application;
}
