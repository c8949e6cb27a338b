import { useAtomValue, useSetAtom } from 'jotai';
import { type DragEvent, useState } from 'react';
import type { Application } from '#contract/admin/application.ts';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { useHeldRows } from '../held-rows.ts';
import { languageAtom, useTexts } from '../language.ts';
import { NewRows } from '../new-rows.tsx';
import { ApplicationCard } from './application-card.tsx';
import { columns } from './lists.ts';
import { decideAtom } from './open.ts';

/** The dragged application; a drag works within one window only. */
const dragType = 'application/x-admin-application';

/** The applications in a column for each stage. A card is moved by dragging or by its menu. */
export function Board({ hrefOf }: { hrefOf(id: string): string }) {
  const decide = useSetAtom(decideAtom);
  const [dragged, setDragged] = useState<Application | null>(null);
  return (
    <div className="relative min-h-0 flex-1 overflow-x-auto overscroll-x-contain snap-x md:snap-none">
      <div className="grid h-full min-w-max auto-cols-[minmax(16.5rem,1fr)] grid-flow-col gap-3 p-4">
        {applicationStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            hrefOf={hrefOf}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged) decide(dragged, { stage });
              setDragged(null);
            }}
          />
        ))}
      </div>
    </div>
  );
}

type ColumnProps = {
  readonly stage: ApplicationStage;
  hrefOf(id: string): string;
  onDrag(application: Application | null): void;
  onDrop(): void;
};

function Column({ stage, hrefOf, onDrag, onDrop }: ColumnProps) {
  const texts = useTexts();
  const { applications } = texts;
  const language = useAtomValue(languageAtom);
  const { listAtom, fetchMoreAtom, refreshAtom, showAtom } = columns[stage];
  const { items, total, nextCursor, state, query, heldBack } = useAtomValue(listAtom);
  const refresh = useSetAtom(refreshAtom);
  const hold = useHeldRows(columns[stage]);
  const fetchMore = useSetAtom(fetchMoreAtom);
  const show = useSetAtom(showAtom);
  const [isTarget, setTarget] = useState(false);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(dragType);
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      aria-busy={state === 'loading'}
      data-target={isTarget || undefined}
      onDragOver={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
          setTarget(false);
        }
      }}
      onDrop={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setTarget(false);
        onDrop();
      }}
      className="relative flex min-h-0 w-[16.5rem] min-w-full snap-start flex-col rounded-[1.4rem] bg-band data-target:outline-2 data-target:outline-signal"
    >
      <h2
        id={`stage-${stage}`}
        className="flex items-baseline justify-between gap-3 px-4 pb-2 pt-3.5 text-base"
      >
        {applications.stages[stage]}
        {(state === 'ready' || items.length > 0) && (
          <span className="font-text text-sm font-medium text-muted">
            {total.toLocaleString(language)}
            <span className="sr-only"> {applications.inStage}</span>
          </span>
        )}
      </h2>
      <div role="status" className="absolute right-14 top-1.5">
        {heldBack > 0 && (
          <NewRows {...{ heldBack }} texts={applications} onShow={() => refresh({ isOwn: true })} />
        )}
      </div>
      <div {...hold} className="relative min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {items.map((application) => (
            <li
              key={application.id}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(dragType, application.id);
                dataTransfer.effectAllowed = 'move';
                onDrag(application);
              }}
              onDragEnd={() => onDrag(null)}
            >
              <ApplicationCard application={application} href={hrefOf(application.id)} />
            </li>
          ))}
        </ul>
        {state === 'loading' && items.length === 0 && (
          <p role="status" className="px-2 py-3 text-sm text-muted">
            {applications.loading}
          </p>
        )}
        {state === 'ready' && items.length === 0 && (
          <p className="px-2 py-3 text-sm text-muted">{applications.emptyStage}</p>
        )}
        {state === 'failed' && (
          <p role="alert" className="px-2 py-3 text-sm">
            {applications.failed}
          </p>
        )}
        {(state === 'failed' || nextCursor !== null) && (
          <button
            type="button"
            onClick={() => (items.length === 0 ? show(query) : fetchMore())}
            className="min-h-11 w-full rounded-xl text-sm font-semibold text-link hover:bg-chosen"
          >
            {state === 'failed' ? texts.retry : applications.more}
          </button>
        )}
      </div>
    </section>
  );
}
