import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Line } from '../../ui/line.tsx';
import { useTexts } from '../language.ts';
import { draftKey, dropNotesAtom, unsavedNotesAtom } from '../notes/unsaved.ts';
import { draftWords, inWords } from '../replies/draft-text.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { Failed } from '../ui/failed.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { BackButton, Steps } from '../ui/steps.tsx';
import type { createErasing, ToErase } from './erasing.ts';
import type { Open } from './record-state.ts';
import type { Trashable } from './trash.ts';
import { TrashTools } from './trash-tools.tsx';

type One = ToErase & Trashable & { readonly version: number };

/** Props from the pages of messages and applications. */
export type PaneProps = {
  /** The index of the open item in the list; undefined if it is not listed. */
  readonly position: number | undefined;
  readonly canChoose: boolean;
  onBack(): void;
  onGoBy(step: 1 | -1): void;
};

type OpenPaneProps<Item extends One> = PaneProps & {
  readonly record: {
    readonly openAtom: Atom<Open<Item> | null>;
    readonly fetchAtom: WritableAtom<unknown, [], unknown>;
  };
  readonly erasing: Pick<ReturnType<typeof createErasing>, 'toEraseAtom'>;
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
  const { record, erasing, texts, position, canChoose, isDense, onBack, onGoBy } = props;
  const { onTrash, actions, children } = props;
  const open = useAtomValue(record.openAtom);
  const fetchOpen = useSetAtom(record.fetchAtom);
  const askToErase = useSetAtom(erasing.toEraseAtom);
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
    return <NothingOpen canChoose={canChoose} choose={texts.choose} />;
  }
  const { item } = open;
  return (
    <div className={`px-4 pb-16 lg:px-11 ${isDense ? 'lg:pb-6' : ''}`}>
      {/* In a very low window it would cover the record. */}
      <div className="no-print sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-2 border-b border-line bg-raised px-2 py-1.5 md:px-4 md:py-3 lg:-mx-11 lg:px-6 [@media(height<22rem)]:static">
        <BackButton onBack={onBack} />
        {typeof item === 'object' && item.trashedAtUtc === null && (
          // Another record closes an open menu.
          <Fragment key={item.id}>{actions(item)}</Fragment>
        )}
        {typeof item === 'object' && item.trashedAtUtc !== null && (
          <TrashTools
            label={texts.actionsLabel}
            onRestore={() => onTrash([item], false)}
            onErase={() => askToErase([item])}
          />
        )}
        {position !== undefined && (
          <Steps
            previous={texts.previous}
            next={texts.next}
            isFirst={position === 0}
            onGoBy={onGoBy}
          />
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
        {typeof item === 'object' && children(item)}
      </div>
    </div>
  );
}

/** Shown beside a list without an open record. `choose` is shown if the list is not empty. */
function NothingOpen({ canChoose, choose }: { canChoose: boolean; choose: string }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-6 p-10 text-center text-muted">
      <Line className="h-8 text-line" />
      {canChoose && <p>{choose}</p>}
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
