import { type Atom, atom, type Getter } from 'jotai';
import type { Application, WholeApplication } from '#contract/admin/application.ts';
import {
  type ListedApplication,
  listApplications,
  readApplication,
} from '#contract/admin/applications.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { createList } from '../list/list-state.ts';
import { createSelection } from '../list/selection.ts';
import { cardState } from './board/card-state.ts';
import { belongs, isRetained, narrowedTo, type Query, toApiQuery, unfiltered } from './query.ts';

function createApplicationList(initial: Query) {
  return createList<Query, ListedApplication>({
    initial,
    fetchPage: (get, set, query, paging) =>
      authenticatedCall(get, set, listApplications, {
        query: { ...toApiQuery(query), sort: sortedAs(query), ...paging },
      }),
    belongs,
    isRetained,
    fetchOne: (get, set, id) =>
      authenticatedCall(get, set, readApplication, { parameters: { id } }),
  });
}

/** A board begins with the newest in each column. */
function sortedAs(query: Query) {
  if (query.layout === 'board') return 'newest';
  return sortOf({ view: narrowedTo(query).view, sort: query.sort });
}

export const applicationList = createApplicationList(unfiltered);

/** The board's columns, a list for each stage. */
export const columns = Object.fromEntries(
  applicationStages.map((stage) => [
    stage,
    createApplicationList({ ...unfiltered, layout: 'board', stage }),
  ]),
) as Readonly<Record<ApplicationStage, ReturnType<typeof createApplicationList>>>;

export const isBoardAtom = atom(false);

/** Whether the board has room for one stage only. */
export const isNarrowAtom = atom(false);

/** Columns of the board, one after the other. */
function cardsOf(get: Getter, stages: readonly ApplicationStage[]) {
  const lists = stages.map((stage) => get(columns[stage].listAtom));
  return {
    items: lists.flatMap(({ items }) => items),
    total: lists.reduce((sum, { total }) => sum + total, 0),
    near: lists.every(({ near }) => near === undefined)
      ? undefined
      : [...new Set(lists.flatMap(({ near }) => near ?? []))],
    nextCursor: lists.find(({ nextCursor }) => nextCursor !== null)?.nextCursor ?? null,
    isReady: lists.every(({ state }) => state === 'ready'),
  };
}

/** Everything that can be selected: the list, or the whole board. */
export const shownAtom = atom((get) =>
  get(isBoardAtom) ? cardsOf(get, applicationStages) : get(applicationList.listAtom),
);

/** Of the board: the stage that a narrow one shows, else those of selected cards. A rejection must not reach the hired. */
const stagesInSightAtom: Atom<readonly ApplicationStage[]> = atom((get) => {
  if (get(isNarrowAtom)) return [get(cardState.stageAtom)];
  const selected = get(applicationSelection.selectedAtom);
  return applicationStages.filter((stage) => selected.some((card) => card.stage === stage));
});

const inSightAtom = atom((get) =>
  get(isBoardAtom) ? cardsOf(get, get(stagesInSightAtom)) : get(applicationList.listAtom),
);

const fetchAllAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!get(isBoardAtom)) return set(applicationList.fetchAllAtom);
  const all = get(stagesInSightAtom).map((stage) => set(columns[stage].fetchAllAtom));
  return (await Promise.all(all)).every(Boolean);
});

/** Ids that the board has listed since it was loaded. */
const wasOnBoard = new Set<string>();

export const showBoardAtom = atom(null, (_get, set, query: Query) => {
  wasOnBoard.clear();
  for (const stage of applicationStages) {
    set(columns[stage].showAtom, { ...query, stage, scope: 'here' });
  }
});

/** Moves changed applications to their columns, and out of all others. */
export const putApplicationsAtom = atom(null, (get, set, changed: readonly Application[]) => {
  const listed = changed.map(toListed);
  const ids = new Set(listed.map(({ id }) => id));
  set(applicationList.putAtom, listed);
  for (const { listAtom } of Object.values(columns)) {
    for (const { id } of get(listAtom).items) wasOnBoard.add(id);
  }
  for (const stage of applicationStages) {
    const { listAtom, putAtom, isShown } = columns[stage];
    if (!isShown()) continue;
    // A column without any of them is not rendered again.
    if (get(listAtom).items.some(({ id }) => ids.has(id))) set(putAtom, listed);
    const list = get(listAtom);
    const known = new Set(list.items.map(({ id }) => id));
    // Only the API knows whether a search finds the others, or whether they are further down.
    const added = listed.filter(
      (one) => wasOnBoard.has(one.id) && !known.has(one.id) && belongs(list.query, one),
    );
    if (added.length === 0 || list.state !== 'ready') continue;
    const items = [...added, ...list.items].sort((one, other) => (one.id < other.id ? 1 : -1));
    set(listAtom, { ...list, items, total: list.total + added.length });
  }
});

/** An application without the parts that lists do not contain. */
function toListed(whole: Application & Partial<WholeApplication>): Application {
  const { history, scores, ...application } = whole;
  return application;
}

const lists = [applicationList, ...Object.values(columns)];

/** The list and the columns, as one list. */
export const allApplications = {
  ...{ listAtom: shownAtom, inSightAtom, fetchAllAtom, putAtom: putApplicationsAtom },
  checkRetainedAtom: applicationList.checkRetainedAtom,
  refreshAtom: atom(null, async (_get, set, isAsked?: boolean) => {
    await Promise.all(lists.map(({ refreshAtom }) => set(refreshAtom, isAsked)));
  }),
  dropAtom: atom(null, (_get, set, ids: readonly string[]) => {
    for (const { dropAtom } of lists) set(dropAtom, ids);
  }),
  isShown: () => lists.some((list) => list.isShown()),
};

export const applicationSelection = createSelection(allApplications);
