import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { memo } from 'react';
import { isMembers } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { keyOf } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { ToolButton } from './small-buttons.tsx';
import type { AnyValueProps, ComposedProps } from './value-props.ts';

type ListItemProps = Omit<AnyValueProps, 'name'> & {
  readonly Value: ComposedProps<'list'>['Value'];
  /** The name of the list. */
  readonly list: string;
  /** A single text or number needs no frame. */
  readonly isPlain: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canRemove: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

/**
 * An item of a list, with the buttons that move and remove it. Memoised, since a legal page has hundreds of fields: its
 * callbacks must not depend on the latest render.
 */
export const ListItem = memo(
  PlainListItem,
  (one, other) =>
    (['field', 'value', 'list', 'language', 'isFirst', 'isLast', 'canRemove'] as const).every(
      (key) => one[key] === other[key],
    ) && keyOf(one.fieldRef) === keyOf(other.fieldRef),
);

function PlainListItem({
  Value,
  list,
  isPlain,
  isFirst,
  isLast,
  canRemove,
  ...item
}: ListItemProps) {
  const { onMove, onRemove, ...value } = item;
  const { lists } = useContentTexts();
  const { labelAt } = useNames();
  const label = labelAt(value.fieldRef);
  const name = value.language ? `${label}, ${list}` : label;
  const named = (words: string) => fill(words, { label: name });
  const buttons = (
    <div className="flex shrink-0">
      <ToolButton
        {...{ drawing: ArrowUp, label: named(lists.upNamed), title: lists.up }}
        data-tool="up"
        isOff={isFirst}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        {...{ drawing: ArrowDown, label: named(lists.downNamed), title: lists.down }}
        data-tool="down"
        isOff={isLast}
        onClick={() => onMove(1)}
      />
      <ToolButton
        {...{ drawing: Trash2, label: named(lists.removeNamed), title: lists.remove }}
        data-tool="remove"
        isOff={!canRemove}
        onClick={onRemove}
      />
    </div>
  );
  if (isPlain) {
    return (
      <li className="min-w-0">
        <Value {...value} name={name} aside={buttons} />
      </li>
    );
  }
  return (
    <li className="rounded-2xl border border-line p-3 sm:p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-semibold">{titleOf(value.value) || label}</p>
        {buttons}
      </div>
      <Value {...value} name={name} />
    </li>
  );
}

/** The text that identifies an item, such as the title of a certificate. */
function titleOf(item: unknown): string {
  const members = isMembers(item) ? item : {};
  const words = titles.map((key) => members[key]).filter((one) => typeof one === 'string');
  return words.find(Boolean) ?? '';
}

/** Members that identify an item, the best first. */
const titles = ['title', 'author', 'name', 'district'];
