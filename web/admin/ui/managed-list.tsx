import { type IconNode, Pencil, Plus, Trash2 } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useKeptState } from '../session/kept-state.ts';
import { DangerButton, LinkButton } from './buttons.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { ErrorLine } from './error-line.tsx';
import { focusAtOnce } from './focus-page.ts';
import { IconButton } from './icon-button.tsx';
import { useRun } from './use-run.ts';

type Part = 'change' | 'erase';

type ManagedListProps<Item> = {
  readonly items: readonly Item[];
  readonly none: string;
  /** Labels and toasts with the item's `{name}`; tooltips. */
  readonly texts: Readonly<Record<Part | `${Part}Title` | 'erased', string>>;
  named(words: string, name: string): string;
  /** The text below the name, the mark before it, and the question before a deletion. */
  describe(item: Item): {
    readonly about: string;
    readonly sign?: ReactNode;
    readonly eraseLead: string;
  };
  readonly form: (item: Item, onDone: () => void) => ReactNode;
  /** Deletes an item. Resolves with the error; empty on success. */
  erase(id: string): Promise<string>;
  readonly adding?: {
    readonly label: string;
    readonly form: (onDone: () => void) => ReactNode;
  };
};

/** Items that are changed and deleted in a dialog, one at a time. */
export function ManagedList<Item extends { readonly id: string; readonly name: string }>(
  props: ManagedListProps<Item>,
) {
  const { items, none, texts, named, describe, form, erase, adding } = props;
  /** The item whose form is open; `new` for an added one. */
  const [open, setOpen] = useKeptState<{ readonly id: string; readonly part: Part } | undefined>(
    `list ${none}`,
    undefined,
  );
  const [said, setSaid] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  /** Closes the form of an item, unless that of another one is open by now. */
  const close = (id: string, index: number) => {
    setOpen((now) => (now?.id === id ? undefined : now));
    // After the list is rendered again: the focused element is gone, and perhaps its row too.
    setTimeout(() => {
      if (whole.current?.contains(document.activeElement)) return;
      const places = [...(whole.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
      // A new name may have moved the row.
      const own = places.find(({ dataset }) => dataset.place === id);
      (own ?? places[index] ?? places[index - 1] ?? whole.current)?.focus();
    });
  };
  const row = (item: Item, index: number) => {
    const { id, name } = item;
    const { about, sign, eraseLead } = describe(item);
    const part = open?.id === id ? open.part : undefined;
    const button = (which: Part, drawing: IconNode) => (
      <IconButton
        drawing={drawing}
        size={17}
        label={named(texts[which], name)}
        title={texts[`${which}Title`]}
        data-place={which === 'change' ? id : undefined}
        aria-expanded={part === which}
        onClick={() => setOpen({ id, part: which })}
      />
    );
    return (
      <li key={id} className="py-1.5">
        <div className="flex items-center gap-3">
          {sign}
          <p className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{name}</bdi>
            <span className="block text-sm text-muted">{about}</span>
          </p>
          {button('change', Pencil)}
          {button('erase', Trash2)}
        </div>
        {part && (
          <div className={`pt-2 ${sign ? 'pl-6' : ''}`}>
            {part === 'change' && form(item, () => close(id, index))}
            {part === 'erase' && (
              <ErasePart
                lead={named(eraseLead, name)}
                confirm={texts.eraseTitle}
                onCancel={() => close(id, index)}
                erase={() => erase(id)}
                onErased={() => {
                  setSaid(named(texts.erased, name));
                  close(id, index);
                }}
              />
            )}
          </div>
        )}
      </li>
    );
  };
  return (
    <div ref={whole} tabIndex={-1}>
      {items.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="divide-y divide-line">{items.map(row)}</ul>
      {adding && open?.id === 'new' && adding.form(() => close('new', items.length))}
      {adding && open?.id !== 'new' && (
        <LinkButton
          data-place="new"
          onClick={() => setOpen({ id: 'new', part: 'change' })}
          className="mt-2 inline-flex items-center gap-2"
        >
          <Icon drawing={Plus} size={18} />
          {adding.label}
        </LinkButton>
      )}
      {/* In the dialog itself: what is behind it is not announced. */}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type ErasePartProps = {
  readonly lead: string;
  readonly confirm: string;
  onCancel(): void;
  erase(): Promise<string>;
  onErased(): void;
};

function ErasePart({ lead, confirm, onCancel, erase, onErased }: ErasePartProps) {
  const { error, isRunning, run } = useRun(onErased);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no fields here
    <div role="group" aria-labelledby={id} className="grid gap-3 pb-3">
      <p id={id}>{lead}</p>
      <ErrorLine className="text-sm">{error}</ErrorLine>
      <DialogButtons onCancel={onCancel} cancelRef={focusAtOnce}>
        <DangerButton aria-disabled={isRunning || undefined} onClick={() => run(erase)}>
          {confirm}
        </DangerButton>
      </DialogButtons>
    </div>
  );
}
