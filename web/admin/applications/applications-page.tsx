import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { EraseDialog } from '../erase-dialog.tsx';
import { useTexts } from '../language.ts';
import { ListAndDetail } from '../list-and-detail.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { pressOne, useShortcuts } from '../shortcuts.ts';
import { useListPage } from '../use-list-page.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPane } from './application-pane.tsx';
import { Board } from './board.tsx';
import { applicationErasing } from './erasing.ts';
import { applicationList, applicationSelection, showBoardAtom } from './lists.ts';
import { openApplication } from './open.ts';
import { readQuery, writeQuery } from './query.ts';
import { titleOf } from './title.ts';

/** The applications page: a board by stage, or the list with the open application. */
export default function ApplicationsPage({ openId }: { openId?: string | undefined }) {
  const allTexts = useTexts();
  const { applications: texts, actions, marks } = allTexts;
  const page = useListPage({
    list: applicationList,
    selection: applicationSelection,
    openId,
    path: paths.applications,
    itemPath: paths.application,
    readQuery,
    writeQuery,
    isList: ({ view }) => view === 'list',
    texts,
  });
  const { query, items, index, selected, clearSelection, hrefOf, goTo, goBy, showQuery } = page;
  const shown = useAtomValue(openApplication.shownAtom);
  const showList = useSetAtom(applicationList.showAtom);
  const showBoard = useSetAtom(showBoardAtom);
  const openOne = useSetAtom(openApplication.showAtom);
  const erase = useSetAtom(applicationErasing.eraseAtom);
  const [toErase, setToErase] = useState<readonly Application[]>([]);
  const isBoard = query.view === 'board' && openId === undefined;

  useEffect(() => {
    clearSelection();
    if (isBoard) showBoard(query);
    else showList(query);
  }, [isBoard, query, clearSelection, showBoard, showList]);
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);

  /** The ticked applications, else the open one. */
  const askToErase = () => setToErase(selected.length > 0 || !shown ? selected : [shown]);
  useShortcuts({
    f: isBoard
      ? undefined
      : { does: marks.followUp, run: () => pressOne('follow-up', selected.length > 0) },
    l: isBoard
      ? undefined
      : { does: allTexts.tags.tag, run: () => pressOne('tags', selected.length > 0) },
    '#': isBoard ? undefined : { does: actions.erase, run: askToErase },
  });

  const head = (
    <ApplicationHead
      query={query}
      onQuery={(next) => showQuery(next, next.view === query.view)}
      isBoard={isBoard}
    />
  );
  return (
    <Shell title={titleOf(query, texts)}>
      {isBoard ? (
        <div className="flex h-full min-h-0 flex-col">
          {head}
          <Board hrefOf={hrefOf} />
        </div>
      ) : (
        <ListAndDetail
          isOpen={openId !== undefined}
          list={
            <>
              {head}
              <ApplicationList
                query={query}
                openId={openId}
                hrefOf={hrefOf}
                onQuery={showQuery}
                onClear={() => showQuery({ view: query.view, pool: false, spam: false })}
                onErase={askToErase}
              />
            </>
          }
          detail={
            <ApplicationPane
              position={index < 0 ? undefined : index}
              canChoose={items.length > 0}
              onErase={(application) => setToErase([application])}
              onBack={() => goTo(undefined)}
              onGoBy={goBy}
              hrefOf={hrefOf}
            />
          }
        />
      )}
      <EraseDialog
        items={toErase}
        leads={{ one: texts.eraseLead, many: texts.eraseMany }}
        onClose={() => setToErase([])}
        onErase={erase}
        onErased={(ids) => {
          // Replaces the history entry: Back would lead to an erased application.
          if (openId && ids.includes(openId)) goTo(undefined, { replace: true });
        }}
      />
    </Shell>
  );
}
