import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { memo } from 'react';
import { isMembers } from '../../../content/edits.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keyOf } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { type AnyValueProps, type ComposedProps, toolClass } from './value-props.ts';

type ListItemProps = Omit<AnyValueProps, 'name'> & {
  readonly Value: ComposedProps<'list'>['Value'];
  /** The name of the list. */
  readonly list: string;
  /** A single text or number, which needs no frame. */
  readonly isPlain: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canRemove: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

/**
 * An item of a list, with the buttons that move and remove it. Rendered again only if it changes itself: a legal page
 * has hundreds of fields. Its functions must therefore be right however old they are.
 */
export const ListItem = memo(
  PlainListItem,
  (one, other) =>
    (['field', 'value', 'list', 'language', 'isFirst', 'isLast', 'canRemove'] as const).every(
      (key) => one[key] === other[key],
    ) && keyOf(one.place) === keyOf(other.place),
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
  const label = labelAt(value.place);
  const name = value.language ? `${label}, ${list}` : label;
  const tools = [
    {
      kind: 'up',
      icon: ArrowUp,
      words: lists.upNamed,
      title: lists.up,
      can: !isFirst,
      run: () => onMove(-1),
    },
    {
      kind: 'down',
      icon: ArrowDown,
      words: lists.downNamed,
      title: lists.down,
      can: !isLast,
      run: () => onMove(1),
    },
    {
      kind: 'remove',
      icon: Trash2,
      words: lists.removeNamed,
      title: lists.remove,
      can: canRemove,
      run: onRemove,
    },
  ] as const;
  const buttons = (
    <div className="flex shrink-0">
      {tools.map(({ kind, icon, words, title, can, run }) => (
        <button
          key={kind}
          type="button"
          data-tool={kind}
          aria-label={words.replace('{label}', () => name)}
          title={title}
          aria-disabled={!can || undefined}
          onClick={run}
          className={toolClass}
        >
          <Icon drawing={icon} size={16} />
        </button>
      ))}
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

/** The words that an item is known by, such as the title of a certificate. */
function titleOf(item: unknown): string {
  const members = isMembers(item) ? item : {};
  const found = titles.map((key) => members[key]).find((one) => typeof one === 'string' && one);
  return typeof found === 'string' ? found : '';
}

/** Members that name an item, the best first. */
const titles = ['title', 'author', 'name', 'district'];
