import { type Atom, atom, type WritableAtom } from 'jotai';
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
import { noteDoneAtom, type Undone, undoneFrom } from './undo.ts';

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
  /** What is listed. */
  readonly listAtom: Atom<{ readonly items: readonly Item[] }>;
  readonly putAtom: Write<[items: readonly Item[]]>;
  readonly refreshAtom: Write<[options: { readonly isOwn: boolean }]>;
  /** Unticks the rows that were acted on. */
  readonly untickAtom: Write<[ids: readonly string[]]>;
};

/** An item before and after a change. */
type Change<Item> = { readonly from: Item; readonly to: Item };

/** Sets what the admin keeps of records on one or many, shown at once and with undo. */
export function createMarking<
  Item extends { readonly id: string },
  Mark extends object,
  Whole extends Item = Item,
>(options: MarkingOptions<Item, Mark, Whole>) {
  const { call, fields, after, inverse, words, open } = options;

  /** Marks items, and offers to undo it. Items that have the mark already are left out. */
  const markAtom = atom(null, async (get, set, items: readonly Item[], mark: Mark) => {
    const changes = items
      .map((from) => ({ from, to: after(from, mark) }))
      .filter(({ from, to }) => Object.keys(touched({ from, to })).length > 0);
    if (changes.length === 0) return;
    if (!options.staysSelected?.(mark)) set(options.untickAtom, idsOf(items));
    set(showAtom, changes);
    const ids = idsOf(changes.map(({ to }) => to));
    const sent = set(sendAtom, ids, mark);
    const made = sent.then((state) => state === 'done');
    const reader = { texts: get(textsAtom), language: get(languageAtom) };
    set(noteDoneAtom, {
      words: words(mark, changes.length, reader),
      ids,
      isQuiet: options.isQuiet?.(mark, changes.length) ?? false,
      made,
      undo: () => set(undoAtom, changes, mark),
    });
    if (await made) return;
    set(showAtom, changes.map(reversed));
    // A row that left the list comes back with its refresh.
    await Promise.all([set(options.refreshAtom, { isOwn: true }), set(refetchOpenAtom, ids)]);
  });

  /** Restores what each item had before. */
  const undoAtom = atom(
    null,
    async (_get, set, changes: readonly Change<Item>[], mark: Mark): Promise<Undone> => {
      set(showAtom, changes.map(reversed));
      const groups = groupBy(changes, ({ from }) => JSON.stringify(inverse(from, mark)));
      const failed: Undone[] = [];
      for (const [restored, group] of groups) {
        const ids = idsOf(group.map(({ to }) => to));
        const state = await set(sendAtom, ids, JSON.parse(restored) as Mark);
        if (state === 'done') continue;
        failed.push(state);
        set(showAtom, group);
        set(refetchOpenAtom, ids);
      }
      const refreshed = set(options.refreshAtom, { isOwn: true });
      // After a failure the key works again at once.
      if (failed.length === 0) await refreshed;
      // Sent again, what is restored already stays as it is.
      return failed.find((state) => state === 'unanswered') ?? failed[0] ?? 'done';
    },
  );

  const sendAtom = atom(null, (get, set, ids: readonly string[], mark: Mark): Promise<Undone> => {
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
          return undoneFrom(outcome);
        }
      }
      set(refreshCountsAtom);
      await set(refetchOpenAtom, ids);
      return 'done';
    });
  });

  /** Fetches the open record again if it is one of these. */
  const refetchOpenAtom = atom(null, async (get, set, ids: readonly string[]) => {
    const now = get(open.openAtom);
    if (now && ids.includes(now.id)) await set(open.fetchAtom);
  });

  /** Shows changes. Only the fields that they touch are set: others may be newer by now. */
  const showAtom = atom(null, (get, set, changes: readonly Change<Item>[]) => {
    const listed = new Map(get(options.listAtom).items.map((item) => [item.id, item]));
    set(
      options.putAtom,
      changes.map((change) => ({
        ...(listed.get(change.to.id) ?? change.from),
        ...touched(change),
      })),
    );
    const whole = get(open.shownAtom);
    const shown = changes.find(({ to }) => to.id === whole?.id);
    if (!whole || !shown) return;
    set(open.openAtom, { id: whole.id, item: { ...whole, ...touched(shown) } });
  });

  /** The fields that differ, as they are after the change. */
  function touched({ from, to }: Change<Item>): Partial<Item> {
    const differ = fields.filter(
      (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
    );
    return Object.fromEntries(differ.map((field) => [field, to[field]])) as Partial<Item>;
  }

  return { markAtom };
}

function reversed<Item>({ from, to }: Change<Item>): Change<Item> {
  return { from: to, to: from };
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}
