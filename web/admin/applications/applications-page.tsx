import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Application } from '#contract/admin/application.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { fill } from '#contract/fill.ts';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { useListPage } from '../list/use-list-page.ts';
import { paths } from '../paths.ts';
import { EraseAll, EraseDialog } from '../record/erase-dialogs.tsx';
import { areInTrash, trashMark } from '../record/trash.ts';
import { LettersDialog } from '../replies/letters-dialog.tsx';
import { useMay } from '../session/user.ts';
import { pressOne, type ShortcutKey, useShortcuts } from '../ui/shortcuts.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPane } from './application-pane.tsx';
import { Board } from './board/board.tsx';
import { besideFocused, focusCard, focusedCard, isCurrent, passCardFocus } from './board/cards.ts';
import { ApplicationBulkBar } from './bulk-bar.tsx';
import { focusRating } from './hiring/rating-choice.tsx';
import {
  applicationList,
  applicationSelection,
  columns,
  isBoardAtom,
  showBoardAtom,
  shownAtom,
} from './lists.ts';
import { applicationBulkActions, applicationErasing } from './marks.ts';
import { useMove } from './move.ts';
import { openApplication } from './open.ts';
import { OpeningLine } from './opening-choice.tsx';
import { readQuery, writeQuery } from './query.ts';

/** The applications page: a board by stage, or a list; the open application stands beside it. */
export default function ApplicationsPage({ openId }: { openId?: string | undefined }) {
  const allTexts = useTexts();
  const { applications: texts, actions, marks } = allTexts;
  const isBoard = readQuery(new URLSearchParams(useSearch())).layout === 'board';
  const queue = useQueue(openId);
  const page = useListPage({
    list: isBoard ? queue : applicationList,
    selection: applicationSelection,
    openAtom: openApplication.openAtom,
    openId,
    path: paths.applications,
    itemPath: paths.application,
    readQuery,
    writeQuery,
    focusedId: focusedCard,
    besideFocused: (step) => (isCurrent(openId) ? undefined : besideFocused(step)),
    texts,
  });
  const { query, isComing, selected, clearSelection, onQuery } = page;
  const open = useAtomValue(openApplication.shownAtom);
  const counts = useAtomValue(countsAtom);
  const shown = useAtomValue(shownAtom);
  const setBoard = useSetAtom(isBoardAtom);
  const showList = useSetAtom(applicationList.showAtom);
  const showBoard = useSetAtom(showBoardAtom);
  const openOne = useSetAtom(openApplication.showAtom);
  const mark = useSetAtom(applicationBulkActions.markAtom);
  const move = useMove();
  const askToErase = useSetAtom(applicationErasing.toEraseAtom);

  // First: a browser limits concurrent requests, and the board needs six.
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

  /** A board opens no other application in place of one that leaves it. */
  const leave = (leaving: readonly { readonly id: string }[]) => page.leave(leaving, !isBoard);
  const moveToTrash = (applications: readonly Application[], isTrashed: boolean) => {
    passCardFocus(applications.map(({ id }) => id));
    mark(applications, trashMark(isTrashed));
    leave(applications);
  };
  /**
   * Applications for a shortcut: the selected ones, else the focused card, else the open one. None while that is
   * loading: the key was meant for something not visible yet.
   */
  const chosen = (): readonly Application[] => {
    if (selected.length > 0) return selected;
    if (isComing) return [];
    const id = focusedCard();
    const focused = shown.items.find((one) => one.id === id);
    return focused ? [focused] : open ? [open] : [];
  };
  const ticked = selected.length > 0 || !open ? selected : [open];
  /** Presses a button for the selected applications, else for the open one, unless another card has the focus. */
  const press = (id: string) => {
    if (selected.length > 0 || isCurrent(openId)) pressOne(id, selected.length > 0);
  };
  const totals = { spam: counts?.spamApplications, trash: counts?.trashedApplications };
  const erasable = query.trash ? 'trash' : query.spam ? 'spam' : undefined;
  const hasTarget = selected.length > 0 || (open !== undefined && !isComing);
  const work = {
    ...(openId !== undefined && {
      p: { does: texts.rateByKeys, run: () => isCurrent(openId) && focusRating() },
    }),
    ...(areInTrash(ticked, query.trash)
      ? {
          e: { does: actions.restore, run: () => moveToTrash(chosen(), false) },
          '#': { does: actions.erase, run: () => askToErase(chosen()) },
        }
      : {
          ...Object.fromEntries(
            applicationStages.map((stage, place) => [
              String(place + 1) as ShortcutKey,
              {
                does: fill(texts.moveTo, { stage: texts.stages[stage] }),
                run: () => move(chosen(), stage),
              },
            ]),
          ),
          ...(hasTarget && {
            r: { does: texts.write, run: () => press('write') },
            f: { does: marks.followUp, run: () => press('follow-up') },
            l: { does: allTexts.tags.tag, run: () => press('tags') },
          }),
          '#': { does: actions.trash, run: () => moveToTrash(chosen(), true) },
        }),
  };
  useShortcuts(useMay('applicationWork') ? work : {});

  return (
    <>
      <ListAndDetail
        isOpen={openId !== undefined}
        layout={isBoard ? 'board' : 'roomy'}
        list={
          <>
            <div className="relative">
              <ApplicationHead
                query={query}
                onQuery={(next) => onQuery(next, next.layout === query.layout)}
                isBoard={isBoard}
              />
              {erasable && (
                <EraseAll
                  list={erasable}
                  total={totals[erasable] ?? 0}
                  lead={texts.eraseMany}
                  erasing={applicationErasing}
                />
              )}
              <ApplicationBulkBar onTrash={moveToTrash} />
            </div>
            {query.opening && (
              <OpeningLine
                opening={query.opening}
                onRemove={() => onQuery({ ...query, opening: undefined })}
              />
            )}
            {isBoard ? <Board {...page} /> : <ApplicationList {...page} />}
          </>
        }
        detail={<ApplicationPane {...page} onTrash={moveToTrash} />}
      />
      <EraseDialog
        erasing={applicationErasing}
        leads={{ one: texts.eraseLead, many: texts.eraseMany }}
        onErased={leave}
      />
      <LettersDialog />
    </>
  );
}

/**
 * The board's column for j and k: where the open application was when it was opened. It stays the same when the
 * application moves, so that the next one follows. Without an open one, the first column that is not empty.
 */
function useQueue(openId: string | undefined) {
  const { items } = useAtomValue(shownAtom);
  const open = useAtomValue(openApplication.shownAtom);
  const place = useRef<{ openId: string | undefined; stage?: ApplicationStage }>({ openId });
  if (place.current.openId !== openId) place.current = { openId };
  const listed = openId === undefined ? items[0] : items.find(({ id }) => id === openId);
  const stage = place.current.stage ?? listed?.stage;
  if (openId !== undefined && stage) place.current.stage = stage;
  const shown = open?.id === openId ? open?.stage : undefined;
  return columns[stage ?? shown ?? applicationStages[0]];
}
