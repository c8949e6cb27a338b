import { useAtomValue, useSetAtom } from 'jotai';
import type { UIEvent } from 'react';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { useReader } from '../../language.ts';
import { NewRows, useHeldRows } from '../../list/held-rows.tsx';
import { focusPageAfter } from '../../ui/focus-page.ts';
import { restoredAtom } from '../../ui/undo.ts';
import { columns } from '../lists.ts';
import { ApplicationCard } from './application-card.tsx';
import { cardState } from './card-state.ts';
import { useDrag, useDrop } from './drop.ts';

/** Distance to the end of the loaded cards at which the next page is fetched, in pixels. */
const nearEndPx = 600;

type BoardColumnProps = {
  readonly stage: ApplicationStage;
  readonly sought: string | undefined;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
};

/** The applications at a stage. */
export function BoardColumn({ stage, sought, openId, hrefOf }: BoardColumnProps) {
  const { texts, language } = useReader();
  const { applications } = texts;
  const { listAtom, fetchMoreAtom, refreshAtom, showAtom } = columns[stage];
  const { items, total, nextCursor, state, failure, query, heldBack, arrived } =
    useAtomValue(listAtom);
  const refresh = useSetAtom(refreshAtom);
  const hold = useHeldRows(columns[stage]);
  const fetchMore = useSetAtom(fetchMoreAtom);
  const show = useSetAtom(showAtom);
  const [isTarget, drop] = useDrop(stage);
  const drag = useDrag();
  const restored = useAtomValue(restoredAtom);
  const current = useAtomValue(cardState.currentAtom);
  const shown = useAtomValue(cardState.stageAtom);
  const isEmpty = items.length === 0;
  const tabStop = items.some(({ id }) => id === current) ? current : items[0]?.id;
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      aria-busy={state === 'loading'}
      data-target={isTarget || undefined}
      data-shown={stage === shown}
      {...drop}
      {...hold.pointing}
      className="relative flex min-h-0 min-w-0 snap-start flex-col rounded-[1.2rem] bg-band data-target:outline-2 data-target:outline-signal @max-[34rem]/board:data-[shown=false]:hidden"
    >
      <h2 className="flex items-baseline gap-1 px-3 pb-2 pt-3 text-base leading-tight @max-[34rem]/board:sr-only">
        <span id={`stage-${stage}`} className="min-w-0 flex-1 truncate">
          {applications.stages[stage]}
        </span>
        {(state === 'ready' || !isEmpty) && (
          <span className="font-text text-sm font-medium text-muted">
            {total.toLocaleString(language)}
            <span className="sr-only"> {applications.inStage}</span>
          </span>
        )}
        <span aria-hidden="true" className="key pointer-coarse:hidden">
          {applicationStages.indexOf(stage) + 1}
        </span>
      </h2>
      <div role="status" className="absolute right-2 top-1.5 z-[1] @max-[34rem]/board:left-2">
        {heldBack > 0 && (
          <NewRows arrived={arrived} texts={applications} onShow={() => refresh(true)} />
        )}
      </div>
      <div
        onScroll={(event: UIEvent<HTMLElement>) => {
          hold.onScroll(event);
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          if (state === 'ready' && scrollHeight - scrollTop - clientHeight < nearEndPx) fetchMore();
        }}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-1.5 pb-2 @max-[34rem]/board:pt-1.5"
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {items.map((application) => (
            <li
              key={application.id}
              {...drag(application)}
              data-restored={restored.includes(application.id) || undefined}
              className="rounded-2xl data-restored:ring-2 data-restored:ring-signal"
            >
              <ApplicationCard
                application={application}
                sought={sought}
                href={hrefOf(application.id)}
                isOpen={application.id === openId}
                isTabStop={application.id === tabStop}
              />
            </li>
          ))}
        </ul>
        {state === 'loading' && isEmpty && (
          <p role="status" className="px-2 py-3 text-sm text-muted">
            {applications.loading}
          </p>
        )}
        {state === 'ready' && isEmpty && (
          <p className="px-2 py-3 text-sm text-muted">{applications.emptyStage}</p>
        )}
        {state === 'failed' && (
          <p role="alert" className="px-2 py-3 text-sm">
            {failure || applications.failed}
          </p>
        )}
        {(state === 'failed' || nextCursor !== null) && (
          <button
            ref={focusPageAfter}
            type="button"
            onClick={() => (isEmpty ? show(query) : fetchMore())}
            className="min-h-11 w-full rounded-xl text-sm font-semibold text-link hover:bg-chosen"
          >
            {state === 'failed' ? texts.retry : applications.more}
          </button>
        )}
      </div>
    </section>
  );
}
