import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Application } from '#contract/admin/application.ts';
import { applicationStages } from '#contract/application.ts';
import { EraseDialog } from '../erase-dialog.tsx';
import { useTexts } from '../language.ts';
import { ListAndDetail } from '../list-and-detail.tsx';
import { paths } from '../paths.ts';
import { pressOne, type ShortcutKey, useShortcuts } from '../shortcuts.ts';
import { areInTrash, trashMark } from '../trash.ts';
import { useListPage } from '../use-list-page.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPane } from './application-pane.tsx';
import { Board } from './board.tsx';
import { focusCard, focusedCard } from './cards.ts';
import { applicationErasing } from './erasing.ts';
import {
  applicationList,
  applicationSelection,
  isBoardAtom,
  showBoardAtom,
  shownAtom,
} from './lists.ts';
import { applicationMarking } from './marks.ts';
import { useMove } from './move.ts';
import { openApplication } from './open.ts';
import { readQuery, writeQuery } from './query.ts';
import { useQueue } from './use-queue.ts';

/** The applications page: a board by stage, or a list; the open application stands beside it. */
export default function ApplicationsPage({ openId }: { openId?: string | undefined }) {
  const allTexts = useTexts();
  const { applications: texts, actions, marks } = allTexts;
  const isBoard = readQuery(new URLSearchParams(useSearch())).view === 'board';
  const queue = useQueue(openId);
  const page = useListPage({
    list: isBoard ? queue : applicationList,
    selection: applicationSelection,
    openId,
    path: paths.applications,
    itemPath: paths.application,
    readQuery,
    writeQuery,
    focusedId: focusedCard,
    texts,
  });
  const { query, items, index, selected, clearSelection, hrefOf, goTo, goBy, showQuery } = page;
  const open = useAtomValue(openApplication.shownAtom);
  const shown = useAtomValue(shownAtom);
  const setBoard = useSetAtom(isBoardAtom);
  const showList = useSetAtom(applicationList.showAtom);
  const showBoard = useSetAtom(showBoardAtom);
  const openOne = useSetAtom(openApplication.showAtom);
  const mark = useSetAtom(applicationMarking.markAtom);
  const erase = useSetAtom(applicationErasing.eraseAtom);
  const move = useMove();
  const [toErase, setToErase] = useAtom(applicationErasing.toEraseAtom);

  // First: a browser sends few requests at a time, and the board needs six.
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);
  useEffect(() => {
    clearSelection();
    setBoard(isBoard);
    if (isBoard) showBoard(query);
    else showList(query);
  }, [isBoard, query, clearSelection, setBoard, showBoard, showList]);
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (isBoard && closed !== undefined && openId === undefined) focusCard(closed);
  }, [isBoard, openId]);

  // Replaces the history entry: Back would lead to what has left the list.
  const leave = (ids: readonly string[]) => {
    if (openId && ids.includes(openId)) goTo(undefined, { replace: true });
  };
  const moveToTrash = (applications: readonly Application[], isTrashed: boolean) => {
    mark(applications, trashMark(isTrashed));
    leave(applications.map(({ id }) => id));
  };
  /** What a shortcut acts on: the ticked applications, else the card that has the focus, else the open one. */
  const chosen = (): readonly Application[] => {
    if (selected.length > 0) return selected;
    const id = focusedCard();
    const focused = shown.items.find((one) => one.id === id);
    return focused ? [focused] : open ? [open] : [];
  };
  const ticked = selected.length > 0 || !open ? selected : [open];
  useShortcuts(
    areInTrash(ticked, query.trash)
      ? {
          e: { does: actions.restore, run: () => moveToTrash(chosen(), false) },
          '#': { does: actions.erase, run: () => setToErase(chosen()) },
        }
      : {
          ...Object.fromEntries(
            applicationStages.map((stage, place) => [
              String(place + 1) as ShortcutKey,
              {
                does: texts.moveTo.replace('{stage}', () => texts.stages[stage]),
                run: () => move(chosen(), stage),
              },
            ]),
          ),
          f: { does: marks.followUp, run: () => pressOne('follow-up', selected.length > 0) },
          l: { does: allTexts.tags.tag, run: () => pressOne('tags', selected.length > 0) },
          '#': { does: actions.trash, run: () => moveToTrash(chosen(), true) },
        },
  );

  const ofTicked = {
    onTrash: (isTrashed: boolean) => moveToTrash(selected, isTrashed),
    onErase: () => setToErase(selected),
  };
  return (
    <>
      <ListAndDetail
        isOpen={openId !== undefined}
        isBoard={isBoard}
        isRoomy
        list={
          <>
            <ApplicationHead
              query={query}
              onQuery={(next) => showQuery(next, next.view === query.view)}
              isBoard={isBoard}
            />
            {isBoard ? (
              <Board {...{ query, openId, hrefOf }} {...ofTicked} onQuery={showQuery} />
            ) : (
              <ApplicationList
                {...{ query, openId, hrefOf }}
                {...ofTicked}
                onQuery={showQuery}
                onClear={() =>
                  showQuery({ view: query.view, pool: false, spam: false, trash: false })
                }
              />
            )}
          </>
        }
        detail={
          <ApplicationPane
            position={index < 0 ? undefined : index}
            canChoose={items.length > 0}
            onTrash={(application, isTrashed) => moveToTrash([application], isTrashed)}
            onErase={(application) => setToErase([application])}
            onBack={() => goTo(undefined)}
            onGoBy={goBy}
            hrefOf={hrefOf}
          />
        }
      />
      <EraseDialog
        items={toErase}
        leads={{ one: texts.eraseLead, many: texts.eraseMany }}
        onClose={() => setToErase([])}
        onErase={erase}
        onErased={leave}
      />
    </>
  );
}
