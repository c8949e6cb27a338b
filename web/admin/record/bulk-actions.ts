import { type Atom, atom, type WritableAtom } from 'jotai';
import type { changeApplications } from '#contract/admin/applications.ts';
import type { changeMessages } from '#contract/admin/messages.ts';
import { pageSize } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { keyedQueue } from '../api-client/keyed-queue.ts';
import { groupBy } from '../format/group-by.ts';
import { type Reader, readerAtom, textsAtom } from '../language.ts';
import {
  isTagMark,
  type Tagged,
  type TagMark,
  tagDone,
  tagInverse,
  tagsAfter,
} from '../tags/tag-mark.ts';
import { noteDoneAtom, type Undone, undoneFrom } from '../ui/undo.ts';
import { type FollowUpMark, followUpDone, followUpMark } from './follow-up.ts';
import type { createRecordState } from './record-state.ts';
import { afterTrashMark, isTrashMark, type Trashable, type TrashMark, trashMark } from './trash.ts';

type Write<Args extends unknown[]> = WritableAtom<unknown, Args, unknown>;

/** The marks that every kind of record has. */
type SharedMark = FollowUpMark | TagMark | TrashMark;

type Markable = Tagged & Trashable & { readonly id: string; readonly followUp: string | null };

/** A kind of record, and the marks of its own. */
type BulkActionOptions<Item extends Markable, Own, Whole extends Item> = {
  /** The bulk call that sets a mark; `ids` are added to the mark. */
  readonly call: typeof changeMessages | typeof changeApplications;
  readonly fields: readonly (keyof Item)[];
  /** The item with the mark. */
  after(item: Item, mark: Own): Item;
  /** The mark that restores the item's present value. */
  inverse(item: Item, mark: Own): Own;
  /** Whether the change is visible where it was made, so that no toast is shown. */
  isQuiet?(mark: Own, from: readonly Item[]): boolean;
  /** The toast's text; `from` are the items before. */
  words(mark: Own, count: number, reader: Reader, from: readonly Item[]): string;
  /** The toast's text in the trash. */
  trashWords(reader: Reader): Readonly<Record<TrashMark['action'], string>>;
  readonly open: Pick<
    ReturnType<typeof createRecordState<Whole & { readonly version: number }, object>>,
    'openAtom' | 'shownAtom' | 'fetchAtom'
  >;
  readonly listAtom: Atom<{ readonly items: readonly Item[] }>;
  readonly putAtom: Write<[items: readonly Item[]]>;
  readonly refreshAtom: Write<[options: { readonly added: number }]>;
  readonly untickAtom: Write<[ids: readonly string[]]>;
};

/** An item before and after a change. */
type Change<Item> = { readonly from: Item; readonly to: Item };

/** Bulk changes of records, shown at once and with undo. */
export function createBulkActions<
  Item extends Markable,
  Own extends { readonly action: string },
  Whole extends Item = Item,
>(options: BulkActionOptions<Item, Own, Whole>) {
  type Mark = Own | SharedMark;
  const { call, open } = options;
  const fields: typeof options.fields = [...options.fields, 'followUp', 'tags', 'trashedAtUtc'];

  /** Marks items, and offers undo. Items that have the mark already are left out. */
  const markAtom = atom(null, async (get, set, items: readonly Item[], mark: Mark) => {
    const changes = items
      .map((from) => ({ from, to: after(from, mark) }))
      .filter(({ from, to }) => Object.keys(touched({ from, to })).length > 0);
    if (changes.length === 0) return;
    // Tagging keeps the selection, since more tags are chosen in the same menu.
    if (!isTagMark(mark)) set(options.untickAtom, idsOf(items));
    set(showAtom, changes);
    const from = changes.map((change) => change.from);
    const ids = idsOf(from);
    // The first ones may be changed before the others fail.
    let reached = changes.length;
    let count = reached;
    const made = set(sendAtom, ids, mark).then((sent) => {
      reached = sent.reached;
      count = reached - sent.missing;
      // All were erased meanwhile.
      if (count === 0 && sent.state === 'done') notify('error', get(textsAtom).actionFailed);
      return count > 0;
    });
    set(noteDoneAtom, {
      get words() {
        return words(mark, count, get(readerAtom), from);
      },
      ids,
      isQuiet: isQuiet(mark, from),
      made,
      undo: () => set(undoAtom, changes.slice(0, reached), mark),
    });
    const isMade = await made;
    if (isMade && reached === changes.length) return;
    set(showAtom, changes.slice(isMade ? reached : 0).map(reversed));
    // A row that left the list returns with its refresh.
    await Promise.all([
      set(options.refreshAtom, { added: changes.length }),
      set(refetchOpenAtom, ids),
    ]);
  });

  /** Restores the previous value of each item that was not changed since. */
  const undoAtom = atom(
    null,
    async (get, set, changes: readonly Change<Item>[], mark: Mark): Promise<Undone> => {
      set(showAtom, changes.map(reversed));
      const groups = groupBy(changes, ({ from }) => JSON.stringify(inverse(from, mark)));
      const failed: Undone[] = [];
      let differing = 0;
      let missing = 0;
      for (const [restored, group] of groups) {
        const ids = idsOf(group.map(({ to }) => to));
        const sent = await set(sendAtom, ids, JSON.parse(restored) as Mark, mark);
        differing += sent.differing;
        missing += sent.missing;
        if (sent.state === 'done') continue;
        failed.push(sent.state);
        set(showAtom, group);
        set(refetchOpenAtom, ids);
      }
      const refreshed = set(options.refreshAtom, { added: changes.length });
      // After a failure undo is available again at once. A repetition leaves restored items unchanged.
      if (failed[0]) return failed.find((state) => state === 'unanswered') ?? failed[0];
      await refreshed;
      const count = changes.length - differing - missing;
      if (differing === 0 && count > 0) return 'done';
      // Until then, it is still shown as restored, in the same version.
      await set(open.fetchAtom);
      const reader = get(readerAtom);
      const { actionFailed, changedSince, undone } = reader.texts;
      if (differing === 0) {
        notify('error', actionFailed);
        return 'refused';
      }
      const left = fill(changedSince, { count: differing }, reader.language);
      const from = changes.map((change) => change.from);
      const what = words(mark, count, reader, from);
      notify('info', count > 0 ? `${left} ${fill(undone, { what })}` : left);
      return 'refused';
    },
  );

  /** Sends a mark; as an undo, only to records that have not changed since the undone mark. */
  const sendAtom = atom(null, (get, set, ids: readonly string[], mark: Mark, undoes?: Mark) => {
    const openId = get(open.openAtom)?.id;
    // A change of the open record waits for the new version.
    return keyedQueue(ids.find((id) => id === openId) ?? ids.join(), async () => {
      let differing = 0;
      let missing = 0;
      for (let start = 0; start < ids.length; start += pageSize.max) {
        const body = {
          ...toBody(mark),
          ...(undoes && { undoes: toBody(undoes) }),
          ids: ids.slice(start, start + pageSize.max),
        };
        const outcome = await authenticatedCall(get, set, call, { body });
        if (!outcome.ok) {
          notify('error', outcome.text || get(textsAtom).actionFailed);
          return { state: undoneFrom(outcome), reached: start, differing, missing };
        }
        differing += outcome.data.differing ?? 0;
        missing += outcome.data.missing;
      }
      set(refreshCountsAtom);
      await set(refetchOpenAtom, ids);
      return { state: 'done' as const, reached: ids.length, differing, missing };
    });
  });

  /** Fetches the open record again if it is one of these. */
  const refetchOpenAtom = atom(null, async (get, set, ids: readonly string[]) => {
    const now = get(open.openAtom);
    if (now && ids.includes(now.id)) await set(open.fetchAtom);
  });

  /** Shows changes. Sets only the changed fields: others may be newer by now. */
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

  /** The fields that differ, with their values after the change. */
  function touched({ from, to }: Change<Item>): Partial<Item> {
    const differ = fields.filter(
      (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
    );
    return Object.fromEntries(differ.map((field) => [field, to[field]])) as Partial<Item>;
  }

  function after(item: Item, mark: Mark): Item {
    if (isTrashMark(mark)) return afterTrashMark(item, mark);
    if (isTagMark(mark)) return { ...item, tags: tagsAfter(item, mark) };
    if (isFollowUp(mark)) return { ...item, followUp: mark.followUp };
    return options.after(item, mark);
  }

  function inverse(item: Item, mark: Mark): Mark {
    if (isTrashMark(mark)) return trashMark(item.trashedAtUtc !== null);
    if (isTagMark(mark)) return tagInverse(item, mark);
    return isFollowUp(mark) ? followUpMark(item.followUp) : options.inverse(item, mark);
  }

  function words(mark: Mark, count: number, reader: Reader, from: readonly Item[]): string {
    if (isTrashMark(mark)) {
      return fill(options.trashWords(reader)[mark.action], { count }, reader.language);
    }
    if (isTagMark(mark)) return tagDone(mark, count, reader);
    if (isFollowUp(mark)) return followUpDone(mark, count, reader);
    return options.words(mark, count, reader, from);
  }

  function isQuiet(mark: Mark, from: readonly Item[]): boolean {
    // One record shows its tags.
    if (isTagMark(mark)) return from.length === 1;
    if (isTrashMark(mark) || isFollowUp(mark)) return false;
    return options.isQuiet?.(mark, from) ?? false;
  }

  return { markAtom };
}

/** The mark as the call takes it. */
function toBody<Mark extends { readonly action: string }>(mark: Mark): object {
  return isTagMark(mark) ? { ...mark, tag: mark.tag.id } : mark;
}

function reversed<Item>({ from, to }: Change<Item>): Change<Item> {
  return { from: to, to: from };
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function isFollowUp(mark: { readonly action: string }): mark is FollowUpMark {
  return mark.action === 'followUp';
}
