import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { ArchiveRestore, type IconNode, Trash2, X } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Assigned } from '../assignment/assigned.tsx';
import type { AssignMark } from '../assignment/mark.ts';
import { useReader } from '../language.ts';
import type { RowSelection } from '../list/selection.ts';
import { focusPageAfter, focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Erasing, ToErase } from './erasing.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { areInTrash } from './trash.ts';

type BulkAction = { readonly label: string; readonly drawing: IconNode; onPress(): void };

type Marks = ComponentProps<typeof MarkButtons>;
type Markable = ToErase & Marks['records'][number] & { readonly assignedTo: string | null };

type BulkBarProps<Item extends Markable> = {
  readonly kind: Marks['kind'];
  readonly selection: RowSelection<Item>;
  /** Describes the selection for screen readers. */
  readonly label: string;
  readonly markAtom: WritableAtom<
    unknown,
    [items: readonly Item[], mark: AssignMark | Parameters<Marks['onMark']>[0]],
    unknown
  >;
  readonly erasing: Erasing;
  onTrash(items: readonly Item[], isTrashed: boolean): void;
  /** Shown before the trash action. */
  readonly actions?: readonly BulkAction[];
  /** Where the bar ends; by default with the line below the head, which has the list's count. */
  readonly className?: string;
  /** Menus before the shared ones, each with `bulkButton`. */
  readonly children: ReactNode;
};

/** Style of the bar's buttons: narrower where space is short. */
export const bulkButton =
  'grid h-11 w-9 max-w-11 grow place-items-center rounded-xl hover:bg-veil aria-expanded:bg-veil';

/**
 * The bulk actions for the selected rows of a list. They cover its name and, if they need two lines, its count, since
 * rows must not move below the pointer. The search and filters between the two stay visible.
 */
export function BulkBar<Item extends Markable>(props: BulkBarProps<Item>) {
  const { selection, label, onTrash, actions = [], className = '-bottom-11', children } = props;
  const { items, total, nextCursor } = useAtomValue(selection.inSightAtom);
  const isSelected = useAtomValue(selection.isSelectedAtom);
  const isSelectingAll = useAtomValue(selection.isSelectingAllAtom);
  const selected = useAtomValue(selection.selectedAtom);
  const mark = useSetAtom(props.markAtom);
  const askToErase = useSetAtom(props.erasing.toEraseAtom);
  const onSelectAll = useSetAtom(selection.selectAllAtom);
  const onClear = useSetAtom(selection.clearSelectionAtom);
  const { texts, language } = useReader();
  useEffect(() => focusPageIfLost, []);
  const { restore, erase, trash } = texts.actions;
  const isTrash = areInTrash(selected, false);
  const shown: readonly BulkAction[] = isTrash
    ? [
        { drawing: ArchiveRestore, label: restore, onPress: () => onTrash(selected, false) },
        { drawing: Trash2, label: erase, onPress: () => askToErase(selected) },
      ]
    : [...actions, { drawing: Trash2, label: trash, onPress: () => onTrash(selected, true) }];
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`pointer-events-none @container absolute inset-x-0 top-0 z-20 flex flex-wrap content-between text-white ${className}`}
    >
      {/* As high as the name; in a wide head, which has the search beside it, as high as both. */}
      <div className="pointer-events-auto flex min-h-13 grow @min-[36rem]:min-h-[calc(3.55rem+1px)] items-center gap-x-0.5 bg-deep pl-2">
        <IconButton
          drawing={X}
          label={texts.clearSelection}
          onClick={onClear}
          className={bulkButton}
        />
        <p role="status" className="font-semibold">
          {isSelectingAll
            ? texts.selectingAll
            : fill(texts.selectedCount, { count: selected.length }, language)}
        </p>
        {(nextCursor !== null || !items.every(({ id }) => isSelected(id))) && (
          <button
            ref={focusPageAfter}
            type="button"
            aria-disabled={isSelectingAll || undefined}
            onClick={() => onSelectAll()}
            className="min-h-11 w-24 max-w-max grow px-2 text-left text-sm leading-tight underline underline-offset-4 aria-disabled:opacity-60"
          >
            {fill(texts.selectAll, { count: total }, language)}
          </button>
        )}
      </div>
      <div className="pointer-events-auto flex min-h-11 grow items-center justify-end bg-deep px-2">
        {!isTrash && (
          <>
            {children}
            <Assigned
              part="menu"
              kind={props.kind}
              records={selected}
              onMark={mark}
              bulkClass={bulkButton}
            />
            <MarkButtons
              kind={props.kind}
              isBulk
              records={selected}
              onMark={(one) => mark(selected, one)}
              className={bulkButton}
              face={(drawing) => <Icon drawing={drawing} size={18} />}
            />
          </>
        )}
        {shown.map((action) => (
          <IconButton
            drawing={action.drawing}
            key={action.label}
            label={action.label}
            onClick={action.onPress}
            className={bulkButton}
          />
        ))}
      </div>
    </div>
  );
}
