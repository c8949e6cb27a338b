import { useSetAtom } from 'jotai';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { memo, useLayoutEffect, useRef } from 'react';
import { isMembers, within } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { contentLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { announceAtom } from '../../ui/announced.ts';
import { keyOf } from '../names.ts';
import { type CodeName, inWords } from '../publishing/words.ts';
import { ToolButton, WordsButton } from '../small-buttons.tsx';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { type AnyValueProps, type ComposedProps, focusSoon, ProblemAt } from './field-parts.tsx';
import { emptyOf, updated } from './values.ts';

/** A list whose items are added, removed and moved by buttons; the focus follows the action. */
export function ListField(props: ComposedProps<'list'>) {
  const { field, value, fieldRef, name, language, onChange, Value } = props;
  const { lists } = useContentTexts();
  const { labelAt } = useNames();
  const announce = useSetAtom(announceAtom);
  const whole = useRef<HTMLDivElement>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const placeOf = (index: number) => ({ ...fieldRef, path: within(fieldRef.path, index) });
  const isPlain = field.item.kind !== 'group';
  const idOf = idReader(field.item);
  const isFull = items.length >= (field.max ?? contentLimits.items);
  const isLeast = items.length <= (field.min ?? 0);
  const labelOfItem = labelAt(placeOf(0)).replace(/ \d+$/, '');

  const inItem = (index: number, selector: string) =>
    whole.current?.children[0]?.children[index]?.querySelector<HTMLElement>(selector);
  const tool = (index: number, kind: string) => inItem(index, `:scope > div [data-tool="${kind}"]`);

  /** Puts items in the place of others. */
  const insert = (index: number, removed: number, fresh: readonly unknown[]) => {
    const next = [...items.slice(0, index), ...fresh, ...items.slice(index + removed)];
    if (next.length > (field.max ?? contentLimits.items)) return;
    const last = index + fresh.length - 1;
    onChange(next);
    announce(fill(lists.added, { label: labelAt(placeOf(last)) }));
    focusSoon(() => inItem(last, 'input, textarea, select'));
  };
  const remove = (index: number) => {
    if (isLeast) return;
    onChange(items.filter((_, at) => at !== index));
    announce(fill(lists.removed, { label: labelAt(placeOf(index)) }));
    focusSoon(
      () =>
        tool(Math.min(index, items.length - 2), 'remove') ??
        whole.current?.querySelector<HTMLElement>(':scope > [data-add]'),
    );
  };
  const move = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (to < 0 || to >= items.length) return;
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
    announce(fill(lists.moved, { label: labelAt(placeOf(from)), place: String(to + 1) }));
    focusSoon(() => tool(to, by < 0 ? 'up' : 'down'));
  };

  /** Changes an item at its present position, unless it was removed. */
  const change = (index: number, id: string | undefined, next: unknown) =>
    onChange((now: unknown) => {
      const present: readonly unknown[] = Array.isArray(now) ? now : [];
      const at = id === undefined ? index : present.findIndex((one) => idOf(one) === id);
      return present.map((one, each) => (each === at ? updated(one, next) : one));
    });
  const actions = { insert, remove, move, change };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  return (
    <div ref={whole} id={keyOf(fieldRef)} tabIndex={-1} className="min-w-0 scroll-mt-32">
      <ol aria-label={name} className={isPlain ? 'grid gap-1' : 'grid gap-3'}>
        {items.map((item, index) => (
          <ListItem
            // A pending upload follows its item by id; without one it stays at the position.
            key={idOf(item) ?? index}
            {...{ Value, language, isPlain }}
            field={field.item}
            value={item}
            fieldRef={placeOf(index)}
            list={name}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            canRemove={!isLeast}
            onMove={(by) => latest.current.move(index, by)}
            onRemove={() => latest.current.remove(index)}
            onChange={(next) => latest.current.change(index, idOf(item), next)}
            onSplit={(parts) => latest.current.insert(index, 1, parts)}
          />
        ))}
      </ol>
      {items.length === 0 && <p className="text-sm text-muted">{lists.empty}</p>}
      <WordsButton
        data-add
        aria-label={fill(lists.add, { label: language ? `${labelOfItem}, ${name}` : labelOfItem })}
        aria-disabled={isFull || undefined}
        onClick={() => insert(items.length, 0, [emptyOf(field.item)])}
        className="-ml-2 mt-1"
      >
        <Icon drawing={Plus} size={16} />
        {fill(lists.add, { label: labelOfItem })}
      </WordsButton>
      <ProblemAt at={keyOf(fieldRef)} />
    </div>
  );
}

/** Reads the id of items that have an internal one. An editable id, such as an anchor, may not be unique. */
function idReader(field: Field): (item: unknown) => string | undefined {
  const hasId = field.kind === 'group' && field.fields.id?.kind === 'text';
  return (item) => (hasId && isMembers(item) ? String(item.id) : undefined);
}

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
 * An item of a list, with the buttons that move and remove it. Memoised: without, a letter typed among the 73 texts of
 * the privacy notice takes twice as long. Its callbacks must not depend on the latest render.
 */
const ListItem = memo(
  PlainListItem,
  (one, other) =>
    (['field', 'value', 'list', 'language', 'isFirst', 'isLast', 'canRemove'] as const).every(
      (key) => one[key] === other[key],
    ) && keyOf(one.fieldRef) === keyOf(other.fieldRef),
);

function PlainListItem(props: ListItemProps) {
  const { Value, list, isPlain, isFirst, isLast, canRemove, onMove, onRemove, ...value } = props;
  const { lists } = useContentTexts();
  const { codeName, labelAt } = useNames();
  const label = labelAt(value.fieldRef);
  const name = value.language ? `${label}, ${list}` : label;
  const tools = [
    { tool: 'up', drawing: ArrowUp, isOff: isFirst, onClick: () => onMove(-1) },
    { tool: 'down', drawing: ArrowDown, isOff: isLast, onClick: () => onMove(1) },
    { tool: 'remove', drawing: Trash2, isOff: !canRemove, onClick: onRemove },
  ] as const;
  const buttons = (
    <div className="flex shrink-0">
      {tools.map(({ tool, ...button }) => (
        <ToolButton
          {...button}
          key={tool}
          data-tool={tool}
          label={fill(lists[`${tool}Named`], { label: name })}
          title={lists[tool]}
        />
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
    <li className="min-w-0 rounded-2xl border border-line p-3 sm:p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-semibold">{titleOf(value.value, codeName) || label}</p>
        {buttons}
      </div>
      <Value {...value} name={name} />
    </li>
  );
}

/** The text that identifies an item, such as the title of a certificate. */
function titleOf(item: unknown, codeName: CodeName) {
  const members = isMembers(item) ? item : {};
  return titles.map((key) => inWords(members[key], codeName, key)).find(Boolean);
}

/** Members that identify an item, the best first. */
const titles = ['title', 'author', 'name', 'district', 'country'];
