import { atom } from 'jotai';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import { type ListedApplication, listApplications } from '#contract/admin/applications.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { authenticatedCall } from '../call.ts';
import { createList } from '../list-state.ts';
import { createSelection } from '../selection.ts';
import { belongs, isKept, type Query, toApiQuery } from './query.ts';

const board: Query = { view: 'board', pool: false, spam: false };

function createApplicationList(initial: Query) {
  return createList<Query, ListedApplication>({
    initial,
    fetchPage: (get, set, query, paging) =>
      authenticatedCall(get, set, listApplications, {
        query: { ...toApiQuery(query), ...sortedAs(query), ...paging },
      }),
    belongs,
    isKept,
  });
}

/** A board begins with the newest in each column. */
function sortedAs({ view, question, sort }: Query) {
  return { sort: view === 'board' ? 'newest' : sortOf({ view: question, sort }) };
}

/** The applications as a list. */
export const applicationList = createApplicationList({ ...board, view: 'list' });

/** The ticked applications of the list. */
export const applicationSelection = createSelection(applicationList);

/** The board's columns, a list for each stage. */
export const columns = Object.fromEntries(
  applicationStages.map((stage) => [stage, createApplicationList({ ...board, stage })]),
) as Readonly<Record<ApplicationStage, ReturnType<typeof createApplicationList>>>;

/** Loads the board for a query. */
export const showBoardAtom = atom(null, (_get, set, query: Query) => {
  for (const stage of applicationStages) set(columns[stage].showAtom, { ...query, stage });
});

/** Fetches everything that is shown again. */
export const refreshApplicationsAtom = atom(null, async (_get, set) => {
  const shown = applicationStages.map((stage) => set(columns[stage].refreshAtom));
  await Promise.all([set(applicationList.refreshAtom), ...shown]);
});

/** Whether a page shows applications. */
export function areApplicationsShown(): boolean {
  return [applicationList, ...Object.values(columns)].some((list) => list.isShown());
}

/** Moves a changed application to its column, and out of all others. */
export const putApplicationAtom = atom(null, (get, set, application: Application) => {
  set(applicationList.putAtom, [application]);
  for (const stage of applicationStages) {
    const { listAtom, putAtom } = columns[stage];
    const list = get(listAtom);
    const isHere = list.items.some(({ id }) => id === application.id);
    if (isHere) set(putAtom, [application]);
    else if (belongs(list.query, application) && list.state === 'ready') {
      const items = [application, ...list.items].sort((one, other) => (one.id < other.id ? 1 : -1));
      set(listAtom, { ...list, items, total: list.total + 1 });
    }
  }
});

/** The same of many. */
export const putApplicationsAtom = atom(null, (_get, set, changed: readonly Application[]) => {
  for (const application of changed) set(putApplicationAtom, toListed(application));
});

/** An application without the parts that lists do not contain. */
export function toListed(whole: Application & Partial<WholeApplication>): Application {
  const { history, others, scores, ...application } = whole;
  return application;
}

/** Removes erased applications from all lists. */
export const dropApplicationsAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(applicationList.dropAtom, ids);
  for (const stage of applicationStages) set(columns[stage].dropAtom, ids);
});
