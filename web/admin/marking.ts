import { atom, type WritableAtom } from 'jotai';
import type { Call } from '#contract/call.ts';
import { pageSize } from '#contract/field-limits.ts';
import type { Language } from '#contract/languages.ts';
import { notify } from '../features/toasts/notify.ts';
import { authenticatedCall } from './call.ts';
import { refreshCountsAtom } from './counts.ts';
import { groupBy } from './group-by.ts';
import { keyedQueue } from './keyed-queue.ts';
import { languageAtom, textsAtom } from './language.ts';
import type { createOpen } from './open-state.ts';
import type { AdminTexts } from './texts/index.ts';
import { noteDoneAtom } from './undo.ts';

type Write<Args extends unknown[]> = WritableAtom<unknown, Args, unknown>;

/** The words and the language of the person at the screen. */
export type Reader = { readonly texts: AdminTexts; readonly language: Language };

type MarkingOptions<Item extends { readonly id: string }, Mark, Whole extends Item> = {
  /** The bulk call that sets a mark; `ids` are added to the mark. */
  readonly call: Call;
  /** The fields that marks change. */
  readonly fields: readonly (keyof Item)[];
  /** The item with the mark. */
  after(item: Item, mark: Mark): Item;
  /** The mark that restores what the item has. */
  inverse(item: Item, mark: Mark): Mark;
  /** The mark as the call takes it; by default as it is. */
  toBody?(mark: Mark): object;
  /** Whether the ticked rows stay ticked; by default they do not. */
  staysSelected?(mark: Mark): boolean;
  /** Whether the change is seen where it was made, so that no toast is shown. */
  isQuiet?(mark: Mark, count: number): boolean;
  /** Says what was done with how many. */
  words(mark: Mark, count: number, reader: Reader): string;
  readonly open: Pick<
    ReturnType<typeof createOpen<Whole & { readonly version: number }, object>>,
    'openAtom' | 'shownAtom' | 'fetchAtom'
  >;
  readonly putAtom: Write<[items: readonly Item[]]>;
  readonly refreshAtom: Write<[options: { readonly isOwn: boolean }]>;
  readonly clearSelectionAtom: Write<[]>;
};

/** Sets what the admin keeps of records beside their status, on one or many, with undo. */
export function createMarking<
  Item extends { readonly id: string },
  Mark extends object,
  Whole extends Item = Item,
>(options: MarkingOptions<Item, Mark, Whole>) {
  const { call, fields, after, inverse, words, open } = options;

  /** Marks items, shown at once, and offers to undo it. Items that have the mark already are left out. */
  const markAtom = atom(null, async (get, set, items: readonly Item[], mark: Mark) => {
    const before = items.filter((item) => !isSame(item, after(item, mark), fields));
    if (before.length === 0) return;
    if (!options.staysSelected?.(mark)) set(options.clearSelectionAtom);
    set(
      showAtom,
      before.map((item) => after(item, mark)),
    );
    const ids = idsOf(before);
    const made = set(sendAtom, ids, mark);
    const reader = { texts: get(textsAtom), language: get(languageAtom) };
    set(noteDoneAtom, {
      words: words(mark, before.length, reader),
      ids,
      isQuiet: options.isQuiet?.(mark, before.length) ?? false,
      made,
      undo: () => set(undoAtom, before, mark),
    });
    if (!(await made)) set(showAtom, before);
  });

  /** Restores what each item had before. */
  const undoAtom = atom(null, async (_get, set, before: readonly Item[], mark: Mark) => {
    set(showAtom, before);
    const groups = groupBy(before, (item) => JSON.stringify(inverse(item, mark)));
    let isRestored = true;
    for (const [restored, group] of groups) {
      const isSent = await set(sendAtom, idsOf(group), JSON.parse(restored) as Mark);
      isRestored = isSent && isRestored;
    }
    await set(options.refreshAtom, { isOwn: true });
    return isRestored;
  });

  const sendAtom = atom(null, (get, set, ids: readonly string[], mark: Mark): Promise<boolean> => {
    const openId = get(open.openAtom)?.id;
    // A change of the open record waits for the version that this creates.
    return keyedQueue(ids.find((id) => id === openId) ?? ids.join(), async () => {
      for (let start = 0; start < ids.length; start += pageSize.max) {
        const body = {
          ...(options.toBody?.(mark) ?? mark),
          ids: ids.slice(start, start + pageSize.max),
        };
        const outcome = await authenticatedCall(get, set, call, { body });
        if (!outcome.ok) {
          notify('error', outcome.text || get(textsAtom).actionFailed);
          return false;
        }
      }
      set(refreshCountsAtom);
      const now = get(open.openAtom);
      if (now && ids.includes(now.id)) await set(open.fetchAtom);
      return true;
    });
  });

  const showAtom = atom(null, (get, set, items: readonly Item[]) => {
    set(options.putAtom, items);
    const whole = get(open.shownAtom);
    const shown = items.find(({ id }) => id === whole?.id);
    if (!whole || !shown) return;
    const marks = Object.fromEntries(fields.map((field) => [field, shown[field]]));
    set(open.openAtom, { id: whole.id, item: { ...whole, ...marks } });
  });

  return { markAtom };
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function isSame<Item>(one: Item, other: Item, fields: readonly (keyof Item)[]): boolean {
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
