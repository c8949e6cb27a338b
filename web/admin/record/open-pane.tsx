import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { ArchiveRestore, ArrowLeft, ChevronDown, ChevronUp, Printer, Trash2 } from 'lucide';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { useTexts } from '../language.ts';
import { draftKey, dropNotesAtom, unsavedNotesAtom } from '../notes/unsaved.ts';
import { draftWords, inWords } from '../replies/draft-text.ts';
import { useMay } from '../session/user.ts';
import { buttonLike, QuietButton } from '../ui/buttons.tsx';
import { Failed } from '../ui/failed.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Erasing, ToErase } from './erasing.ts';
import type { Open } from './record-state.ts';

type One = ToErase & { readonly version: number };

/** Props from `useListPage`. */
export type PaneProps = {
  readonly items: readonly unknown[];
  readonly position: number | undefined;
  goTo(id: undefined): void;
  goBy(step: 1 | -1): void;
};

type OpenPaneProps<Item extends One> = PaneProps & {
  readonly record: {
    readonly openAtom: Atom<Open<Item> | null>;
    readonly fetchAtom: WritableAtom<unknown, [], unknown>;
  };
  readonly erasing: Erasing;
  readonly texts: Readonly<
    Record<'actionsLabel' | 'choose' | 'loading' | 'gone' | 'failed' | 'previous' | 'next', string>
  >;
  /** Whether the tools are sticky, and the margins are small. */
  readonly isDense?: boolean;
  onTrash(items: readonly Item[], isTrashed: boolean): void;
  /** For an item that is not in the trash. */
  readonly actions: (item: Item) => ReactNode;
  readonly children: (item: Item) => ReactNode;
};

/** The open item with its actions and the links to its neighbours, or why there is none. */
export function OpenPane<Item extends One>(props: OpenPaneProps<Item>) {
  const { record, erasing, texts, items, position, isDense, goTo, goBy } = props;
  const { onTrash, actions, children } = props;
  const { back } = useTexts();
  const open = useAtomValue(record.openAtom);
  const fetchOpen = useSetAtom(record.fetchAtom);
  const askToErase = useSetAtom(erasing.toEraseAtom);
  const mayWork = useMay('letters');
  const isOpen = open !== null;
  useEffect(() => {
    // Letters beyond those of our texts. Without them a record is shown in the system's faces.
    if (isOpen) import('../../styles/whole-fonts.css').catch(() => undefined);
  }, [isOpen]);
  const isGone = open?.item === 'gone';
  useEffect(() => {
    if (isGone) focusPageIfLost();
  }, [isGone]);
  if (!open) {
    return (
      <div className="grid h-full place-content-center justify-items-center gap-6 p-10 text-center text-muted">
        <Line className="h-8 text-line" />
        {items.length > 0 && <p>{texts.choose}</p>}
      </div>
    );
  }
  const { item } = open;
  return (
    <div className={`px-4 pb-16 lg:px-11 ${isDense ? 'lg:pb-6' : ''}`}>
      {/* In a very low window it would cover the record. */}
      <div className="no-print sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-2 border-b border-line bg-raised px-2 py-1.5 md:px-4 md:py-3 lg:-mx-11 lg:px-6 [@media(height<22rem)]:static">
        {/* Leads back to the list, where only one of them fits. */}
        <div className="md:hidden">
          <IconButton drawing={ArrowLeft} size={20} label={back} onClick={() => goTo(undefined)} />
        </div>
        {mayWork && typeof item === 'object' && item.trashedAtUtc === null && (
          // Another record closes an open menu.
          <Fragment key={item.id}>{actions(item)}</Fragment>
        )}
        {mayWork && typeof item === 'object' && item.trashedAtUtc !== null && (
          <TrashTools
            label={texts.actionsLabel}
            onRestore={() => onTrash([item], false)}
            onErase={() => askToErase([item])}
          />
        )}
        {position !== undefined && (
          <div className="ml-auto flex">
            <IconButton
              drawing={ChevronUp}
              size={20}
              label={texts.previous}
              title={`${texts.previous} (k)`}
              disabled={position === 0}
              onClick={() => goBy(-1)}
            />
            <IconButton
              drawing={ChevronDown}
              size={20}
              label={texts.next}
              title={`${texts.next} (j)`}
              onClick={() => goBy(1)}
            />
          </div>
        )}
      </div>
      <div className={isDense ? 'mt-3' : 'mt-5'}>
        {item === 'loading' && <p role="status">{texts.loading}</p>}
        {item === 'gone' && (
          <>
            <p role="status">{texts.gone}</p>
            <GoneNote id={open.id} />
          </>
        )}
        {item === 'failed' && <Failed text={open.failure || texts.failed} onRetry={fetchOpen} />}
        {typeof item === 'object' && (
          // Whoever may only read gets every control switched off, and sees that it is.
          <fieldset
            disabled={!mayWork}
            className="contents disabled:[&_:is(button,input,select)]:opacity-60"
          >
            {children(item)}
          </fieldset>
        )}
      </div>
    </div>
  );
}

type TrashToolsProps = { readonly label: string; onRestore(): void; onErase(): void };

const Tool = buttonLike('inline-flex min-h-11 items-center gap-2 rounded-xl px-4 font-semibold');

/** The actions for an open record that is in the trash, each with its shortcut. */
function TrashTools({ label, onRestore, onErase }: TrashToolsProps) {
  const { actions } = useTexts();
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:order-2 max-md:w-full md:flex-1"
    >
      <Tool onClick={onRestore} className="bg-link text-surface hover:opacity-90">
        <Icon drawing={ArchiveRestore} size={18} />
        {actions.restore}
        <span aria-hidden="true" className="key key-on-colour pointer-coarse:hidden">
          e
        </span>
      </Tool>
      <Tool onClick={onErase} className="border border-line hover:bg-chosen">
        <Icon drawing={Trash2} size={18} />
        {actions.erase}
        <span aria-hidden="true" className="key pointer-coarse:hidden">
          #
        </span>
      </Tool>
      <IconButton
        drawing={Printer}
        label={actions.print}
        onClick={() => print()}
        className="grid size-11 place-items-center rounded-xl border border-line hover:bg-chosen max-md:hidden"
      />
    </div>
  );
}

/** Unsaved text of a record that was erased meanwhile: it can only be copied or discarded. */
function GoneNote({ id }: { id: string }) {
  const { note, replies } = useTexts();
  const unsaved = useAtomValue(unsavedNotesAtom);
  const drop = useSetAtom(dropNotesAtom);
  const keys = [id, draftKey(id)];
  const written = keys.flatMap((key) => unsaved.get(key) ?? []);
  if (written.length === 0) return null;
  return (
    <div className="mt-6">
      {written.map(({ isDraft, value: text }) => (
        <section
          key={isDraft ? 'draft' : 'note'}
          aria-label={isDraft ? replies.text : note.label}
          className="mt-4"
        >
          <p>{isDraft ? replies.gone : note.gone}</p>
          <blockquote
            dir="auto"
            className="mt-2 whitespace-pre-wrap wrap-anywhere border-l-2 border-edge pl-3"
          >
            {isDraft ? inWords(draftWords(text)) : text}
          </blockquote>
          <QuietButton
            onClick={() => {
              drop([isDraft ? draftKey(id) : id]);
              focusPageIfLost();
            }}
            className="mt-4"
          >
            {isDraft ? replies.discard : note.discard}
          </QuietButton>
        </section>
      ))}
    </div>
  );
}
