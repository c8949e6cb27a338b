import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { onceDialogLeft } from '../../routing/dialog-history.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { pathOf, paths } from '../paths.ts';
import { Shell } from '../shell/shell.tsx';
import { useShortcuts } from '../shortcuts.ts';
import { undoLastAtom } from '../undo.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPane } from './application-pane.tsx';
import { Board } from './board.tsx';
import { eraseManyAtom } from './erase-many.ts';
import { applicationList, applicationSelection, showBoardAtom } from './lists.ts';
import { openApplication } from './open.ts';
import { type Query, readQuery, writeQuery } from './query.ts';

/** The applications page: a board by stage, or the list with the open application. */
export function ApplicationsPage({ openId }: { openId?: string }) {
  const { applications: texts, erase } = useTexts();
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  // Wouter's own `useSearchParams` decodes the URL twice: a literal "%41" would become "A".
  const search = useSearch();
  const written = writeQuery(readQuery(new URLSearchParams(search)));
  const query = useMemo(() => readQuery(new URLSearchParams(written)), [written]);
  const { items } = useAtomValue(applicationList.listAtom);
  const showList = useSetAtom(applicationList.showAtom);
  const fetchMore = useSetAtom(applicationList.fetchMoreAtom);
  const showBoard = useSetAtom(showBoardAtom);
  const undoLast = useSetAtom(undoLastAtom);
  const openOne = useSetAtom(openApplication.showAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const toggle = useSetAtom(applicationSelection.toggleAtom);
  const clearSelection = useSetAtom(applicationSelection.clearSelectionAtom);
  const eraseMany = useSetAtom(eraseManyAtom);
  const isBoard = query.view === 'board' && openId === undefined;

  useEffect(() => {
    clearSelection();
    if (isBoard) showBoard(query);
    else showList(query);
  }, [isBoard, query, clearSelection, showBoard, showList]);
  useEffect(() => {
    openOne(openId);
  }, [openId, openOne]);

  const hrefOf = (id: string) => pathOf(paths.application, id, written);
  const listAddress = paths.applications + (written && `?${written}`);
  const goToList = () => navigate(listAddress);
  // Replaces the history entry: Back would lead to an erased application.
  const leaveErased = () => navigate(listAddress, { replace: true });
  const showQuery = (next: Query) => {
    const address = writeQuery(next);
    const isStaying = openId !== undefined && next.view === query.view;
    navigate(
      isStaying
        ? pathOf(paths.application, openId, address)
        : paths.applications + (address && `?${address}`),
    );
  };
  const index = items.findIndex(({ id }) => id === openId);
  const goBy = (step: 1 | -1) => {
    const next = index < 0 ? items[0] : (items[index + step] ?? items[index]);
    if (next) navigate(hrefOf(next.id));
    if (index + step >= items.length - 2) fetchMore();
  };
  const [isErasing, setErasing] = useState(false);
  const [toErase, setToErase] = useState<readonly string[]>([]);
  /** The ticked applications, else the open one. */
  const askToErase = () => {
    if (selected.length > 0) setToErase(selected.map(({ id }) => id));
    else setErasing(openId !== undefined);
  };
  useShortcuts({
    j: () => goBy(1),
    k: () => goBy(-1),
    o: () => document.getElementById('detail-heading')?.focus(),
    n: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    x: () => openId && toggle(openId, false),
    '#': askToErase,
    Delete: askToErase,
    z: () => undoLast(),
    '/': () => document.getElementById('search')?.focus(),
    Escape: () => {
      if (selected.length > 0) clearSelection();
      else if (openId) goToList();
    },
  });

  const head = <ApplicationHead query={query} onQuery={showQuery} isBoard={isBoard} />;
  return (
    <Shell title={query.pool ? texts.pool : texts.title}>
      {isBoard ? (
        <div className="flex h-full min-h-0 flex-col">
          {head}
          <Board hrefOf={hrefOf} />
        </div>
      ) : (
        <div className="grid h-full min-h-0 md:grid-cols-[19rem_1fr] min-[80rem]:grid-cols-[minmax(18rem,26rem)_1fr] print:block">
          <div
            data-open={openId !== undefined}
            className="no-print flex min-h-0 flex-col border-line data-[open=true]:hidden md:border-r md:data-[open=true]:flex"
          >
            {head}
            <ApplicationList
              query={query}
              openId={openId}
              hrefOf={hrefOf}
              onClear={() => showQuery({ view: query.view, pool: false, spam: false })}
              onErase={askToErase}
            />
          </div>
          <div
            data-open={openId !== undefined}
            className="hidden min-h-0 overflow-y-auto bg-raised data-[open=true]:block md:block print:block"
          >
            <ApplicationPane
              position={index < 0 ? undefined : index}
              canChoose={items.length > 0}
              isErasing={isErasing}
              onErasing={setErasing}
              onBack={goToList}
              onErased={leaveErased}
              onGoBy={goBy}
              hrefOf={hrefOf}
            />
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={toErase.length > 0}
        title={erase.title}
        lead={texts.eraseMany.replace('{count}', toErase.length.toLocaleString(language))}
        confirm={erase.confirm}
        onClose={() => setToErase([])}
        onConfirm={() => {
          if (openId && toErase.includes(openId)) onceDialogLeft(leaveErased);
          eraseMany(toErase);
        }}
      />
    </Shell>
  );
}
