import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { Check } from 'lucide';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isolated } from '../../format/isolated.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { marksOf } from '../../list/search-hits.ts';
import type { ListProps } from '../../list/use-list-page.ts';
import { moveByKeys } from '../../ui/menu-button.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { restoredAtom } from '../../ui/undo.ts';
import { useWidth } from '../../ui/use-width.ts';
import { ApplicationsElsewhere } from '../applications-elsewhere.tsx';
import { columns, isNarrowAtom, shownAtom } from '../lists.ts';
import { useMove } from '../move.ts';
import { filterCount, type Query } from '../query.ts';
import { BoardColumn } from './board-column.tsx';
import { cardState } from './card-state.ts';
import { cardByKey } from './cards.ts';
import { useDrop } from './drop.ts';

/** The applications in a column for each stage, or in a single column where space is short. */
export function Board(props: ListProps<Query>) {
  const { query, openId, hrefOf, onQuery } = props;
  const texts = useTexts().applications;
  const store = useStore();
  const shown = useAtomValue(shownAtom);
  const showStage = useSetAtom(cardState.stageAtom);
  useShortcuts({ arrows: { does: texts.arrows, run: () => {} } });
  const restored = useAtomValue(restoredAtom);
  /** A narrow board shows the stage of the card that is opened or restored. */
  const wanted = restored[0] ?? openId;
  const stage = applicationStages.find((one) =>
    store.get(columns[one].listAtom).items.some(({ id }) => id === wanted),
  );
  const isThere = stage !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when it moves: the next one is opened from its old position
  useEffect(() => {
    if (stage) showStage(stage);
  }, [wanted, isThere, showStage]);
  const shownStage = useAtomValue(cardState.stageAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once a narrow board shows its stage
  useEffect(() => {
    const card = document.getElementById(`card-${wanted}`)?.closest('li');
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted, isThere, shownStage]);
  const isMiss = 'isReady' in shown && shown.isReady && shown.total === 0;
  const isNarrowed = query.q !== undefined || filterCount(query) > 0;
  return (
    <div className="@container/board flex min-h-0 flex-1 flex-col">
      {isMiss && (
        <div role="status" className="px-4 py-5 text-center text-muted">
          <p>{isNarrowed ? texts.nothingFound : texts.empty}</p>
          {query.q !== undefined && <ApplicationsElsewhere query={query} onQuery={onQuery} />}
        </div>
      )}
      <StageTabs />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its cards are links; arrows move among them */}
      <div
        data-board
        // All of its cards are for the same opening.
        data-narrowed={query.opening}
        id="list"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          const { target, key } = event;
          const next = target instanceof Element ? cardByKey(target, key) : undefined;
          if (!next) return;
          event.preventDefault();
          // A narrow board does not show the other columns.
          const to = applicationStages.find((one) =>
            next.closest(`[aria-labelledby=stage-${one}]`),
          );
          if (to) flushSync(() => showStage(to));
          next.focus();
        }}
        className="relative grid min-h-0 flex-1 snap-x auto-cols-[minmax(10.5rem,1fr)] pointer-coarse:auto-cols-[minmax(12.5rem,1fr)] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain p-2.5 @max-[34rem]/board:auto-cols-[minmax(0,1fr)] @min-[34rem]/board:snap-none"
      >
        {applicationStages.map((one) => (
          <BoardColumn
            key={one}
            stage={one}
            sought={marksOf(query.q, shown.near)}
            openId={openId}
            hrefOf={hrefOf}
          />
        ))}
      </div>
      <MoveDialog />
    </div>
  );
}

/** The stages of a narrow board with their counts, and targets for dropped cards. */
function StageTabs() {
  const texts = useTexts().applications;
  const [tabs, width] = useWidth<HTMLFieldSetElement>();
  const setNarrow = useSetAtom(isNarrowAtom);
  const isNarrow = width > 0;
  useEffect(() => {
    setNarrow(isNarrow);
    return () => setNarrow(false);
  }, [isNarrow, setNarrow]);
  return (
    <fieldset ref={tabs} className="hidden grid-cols-3 gap-1 px-2 pt-2 @max-[34rem]/board:grid">
      <legend className="sr-only">{texts.history}</legend>
      {applicationStages.map((stage) => (
        <Tab key={stage} stage={stage} />
      ))}
    </fieldset>
  );
}

function Tab({ stage }: { stage: ApplicationStage }) {
  const texts = useTexts().applications;
  const language = useLanguage();
  const [shown, setShown] = useAtom(cardState.stageAtom);
  const { total, state, items } = useAtomValue(columns[stage].listAtom);
  const [isTarget, drop] = useDrop(stage);
  const isKnown = state === 'ready' || items.length > 0;
  return (
    <button
      type="button"
      {...drop}
      data-target={isTarget || undefined}
      aria-pressed={stage === shown}
      onClick={() => setShown(stage)}
      className="grid min-h-11 content-center rounded-xl border border-line px-0.5 text-center text-[0.8rem] leading-tight hover:bg-chosen aria-pressed:border-link aria-pressed:bg-chosen aria-pressed:font-semibold data-target:outline-2 data-target:outline-signal"
    >
      <span className="truncate">{texts.stages[stage]}</span>
      <span className="text-muted">
        {isKnown ? total.toLocaleString(language) : '…'}
        <span className="sr-only"> {texts.inStage}</span>
      </span>
    </button>
  );
}

function MoveDialog() {
  const { applications: texts, close } = useTexts();
  const [application, setApplication] = useAtom(cardState.toMoveAtom);
  const move = useMove();
  // While it closes, it still shows the application.
  const last = useRef(application);
  if (application) last.current = application;
  const shown = last.current;
  const end = () => setApplication(null);
  const item =
    'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-chosen';
  return (
    <Dialog
      isOpen={application !== null}
      onClose={end}
      title={shown ? isolated(shown.fullName) : ''}
      closeLabel={close}
    >
      <p className="mb-2 text-muted">{texts.move}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows and numbers are shortcuts for its buttons */}
      <div className="grid" onKeyDown={moveByKeys}>
        {applicationStages.map((stage, index) => (
          <button
            key={stage}
            type="button"
            aria-current={stage === shown?.stage ? 'true' : undefined}
            onClick={() => {
              end();
              if (shown) move([shown], stage, shown.id);
            }}
            className={item}
          >
            <span className="grid w-5 shrink-0 place-items-center">
              {stage === shown?.stage && <Icon drawing={Check} size={17} />}
            </span>
            <span className="flex-1">{texts.stages[stage]}</span>
            <span aria-hidden="true" className="key pointer-coarse:hidden">
              {index + 1}
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
