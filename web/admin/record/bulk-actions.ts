import { type Atom, atom, type Setter, type WritableAtom } from 'jotai';
import type { changeApplications } from '#contract/admin/applications.ts';
import type { Message } from '#contract/admin/message.ts';
import type { changeMessages } from '#contract/admin/messages.ts';
import { isSame } from '#contract/content/edits.ts';
import { pageSize } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { keyedQueue } from '../api-client/keyed-queue.ts';
import { type AssignMark, isAssignMark } from '../assignment/mark.ts';
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
import { dropFailedAtom, failedActionsAtom } from '../ui/failed-actions.ts';
import { noteDoneAtom, notifyLeft, type Undone, undoneFrom } from '../ui/undo.ts';
import { type FollowUpMark, followUpDone, followUpMark } from './follow-up.tsx';
import type { createRecordState } from './record-state.ts';
import { afterTrashMark, isTrashMark, type Trashable, type TrashMark, trashMark } from './trash.ts';

type Write<Args extends unknown[]> = WritableAtom<unknown, Args, unknown>;

/** The marks that every kind of record has. */
type SharedMark = AssignMark | FollowUpMark | TagMark | TrashMark;

type Markable = Tagged & Trashable & Pick<Message, 'id' | 'version' | 'followUp' | 'assignedTo'>;

type Sent<Mark> = {
  readonly state: Undone;
  /** How many records, the first ones, the API reached. */
  readonly reached: number;
  /** Of these, how many were erased meanwhile, and how many an undo leaves since they were changed again. */
  readonly missing: number;
  readonly differing: number;
  /** The mark as the API made it, if it differs. */
  readonly mark?: Mark | undefined;
  /** Why it failed, in the API's words; empty if these do not help. */
  readonly failure?: string;
};

/** Shows why a change failed; the API's words are empty if they do not help. */
export type Report = (text: string) => void;

/** A kind of record, and the marks of its own. */
type BulkActionOptions<Item extends Markable, Own, Whole extends Item> = {
  /** The bulk call that sets a mark; `ids` are added to the mark. */
  readonly call: typeof changeMessages | typeof changeApplications;
  /** Sends a decision on one record, which has a call of its own. */
  sendDecision?(
    set: Setter,
    item: Item,
    mark: Own,
    options: { readonly isUndo: boolean },
  ): Promise<Sent<Own>>;
  after(item: Item, mark: Own): Partial<Item>;
  /** The mark that restores the item's present value. */
  inverse(item: Item, mark: Own): Own;
  /** Whether the change is visible where it was made, so that no toast is shown. */
  isQuiet?(mark: Own, from: readonly Item[]): boolean;
  /** The toast's text; `from` are the items before. */
  words(mark: Own, count: number, reader: Reader, from: readonly Item[]): string;
  trashWords(reader: Reader): Readonly<Record<TrashMark['action'], string>>;
  readonly open: Pick<
    ReturnType<typeof createRecordState<Whole, object>>,
    'openAtom' | 'shownAtom' | 'fetchAtom'
  >;
  readonly listAtom: Atom<{ readonly items: readonly Item[] }>;
  readonly putAtom: Write<[items: readonly Item[]]>;
  readonly refreshAtom: Write<[isAsked: boolean]>;
  readonly untickAtom: Write<[ids: readonly string[]]>;
};

/** Changes of one record or many, shown at once and with undo. */
export function createBulkActions<
  Item extends Markable,
  Own extends { readonly action: string },
  Whole extends Item = Item,
>(options: BulkActionOptions<Item, Own, Whole>) {
  type Mark = Own | SharedMark;
  const { call, open } = options;
  type Items = readonly Item[];

  /**
   * Marks items, and offers undo; without a response, to repeat it. Items that have the mark already are left out.
   * @param report shows why it failed, instead of a toast or the offer
   * @returns whether any has the mark
   */
  const markAtom = atom(null, async (get, set, items: Items, mark: Mark, report?: Report) => {
    const from = items.filter((item) => !hasMark(item, mark));
    if (from.length === 0) return true;
    set(showAtom, from, () => mark);
    const sending = set(sendAtom, from, mark);
    // Tagging keeps the selection, since more tags are chosen in the same menu.
    if (!isTagMark(mark) && !isDecision(mark)) set(options.untickAtom, idsOf(items));
    // The first ones may be changed before the others fail.
    let reached = from.length;
    let count = reached;
    let made = mark;
    const isMade = sending.then((sent) => {
      reached = sent.reached;
      count = reached - sent.missing;
      made = sent.mark ?? mark;
      if (sent.state === 'done') set(dropFailedAtom, idsOf(from));
      else set(noteFailureAtom, from.slice(reached), mark, sent, report);
      // All were erased meanwhile.
      if (count === 0 && sent.state === 'done') notify('error', get(textsAtom).actionFailed);
      return count > 0;
    });
    set(noteDoneAtom, {
      get words() {
        return words(made, count, get(readerAtom), from);
      },
      ids: idsOf(from),
      isQuiet: isQuiet(mark, from),
      made: isMade,
      undo: () => set(undoAtom, from.slice(0, reached), made),
    });
    if ((await isMade) && reached === from.length) return true;
    set(showAtom, from.slice(count > 0 ? reached : 0), (item) => inverse(item, mark), true);
    // A row that left the list returns with its refresh.
    await Promise.all([set(options.refreshAtom, true), set(refetchOpenAtom, idsOf(from))]);
    return count > 0;
  });

  const noteFailureAtom = atom(
    null,
    (get, set, items: Items, mark: Mark, { state, failure = '' }: Sent<Mark>, report?: Report) => {
      if (report) return report(failure);
      const canRepeat = state === 'unanswered';
      if (canRepeat) {
        const again = (): Promise<boolean> => set(markAtom, items, mark);
        const undone = items.map((item) => ({ ...inverse(item, mark), id: item.id }));
        set(failedActionsAtom, (failed) => [
          ...failed.filter((one) => !isSame(one.undone, undone)),
          { ids: idsOf(items), undone, again },
        ]);
      }
      if (failure || !canRepeat) notify('error', failure || get(textsAtom).actionFailed);
    },
  );

  /** Restores the previous value of each item that was not changed since. */
  const undoAtom = atom(null, async (get, set, items: Items, mark: Mark): Promise<Undone> => {
    const [first] = items;
    const shown = [get(open.shownAtom), ...get(options.listAtom).items];
    const now = shown.find((one) => one?.id === first?.id);
    if (now && isDecision(mark) && !hasMark(now, mark)) {
      notifyLeft(get, 1);
      return 'refused';
    }
    const restoring = (item: Item) => inverse(item, mark);
    set(showAtom, items, restoring);
    const groups = groupBy(items, (item) => JSON.stringify(restoring(item)));
    const failed: Undone[] = [];
    let differing = 0;
    let missing = 0;
    for (const [restored, group] of groups) {
      const sent = await set(sendAtom, group, JSON.parse(restored) as Mark, mark);
      differing += sent.differing;
      missing += sent.missing;
      if (sent.state === 'done') continue;
      failed.push(sent.state);
      notify('error', sent.failure || get(textsAtom).actionFailed);
      set(showAtom, group, () => mark);
      set(refetchOpenAtom, idsOf(group));
    }
    const refreshed = set(options.refreshAtom, true);
    // After a failure undo is available again at once. A repetition leaves restored items unchanged.
    if (failed[0]) return failed.find((state) => state === 'unanswered') ?? failed[0];
    await refreshed;
    const count = items.length - differing - missing;
    if (count === items.length) return 'done';
    // Until then, it is still shown as restored, in the same version.
    await set(open.fetchAtom);
    const reader = get(readerAtom);
    const { actionFailed, changedSince, undone } = reader.texts;
    const left = differing > 0 ? [fill(changedSince, { count: differing }, reader.language)] : [];
    const what = words(mark, count, reader, items);
    const said = count > 0 ? [...left, fill(undone, { what })] : left;
    if (said.length > 0) notify('info', said.join(' '));
    else notify('error', actionFailed);
    return 'refused';
  });

  /** Sends a mark; as an undo, only to records that have not changed since the undone mark. */
  const sendAtom = atom(
    null,
    (get, set, items: Items, mark: Mark, undoes?: Mark): Promise<Sent<Mark>> => {
      const [first] = items;
      if (first && options.sendDecision && isDecision(mark)) {
        const decided = undoes ? withMark(first, undoes) : first;
        return options.sendDecision(set, decided, mark, { isUndo: undoes !== undefined });
      }
      const ids = idsOf(items);
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
            const failure = outcome.text;
            return { state: undoneFrom(outcome), reached: start, differing, missing, failure };
          }
          differing += outcome.data.differing ?? 0;
          missing += outcome.data.missing;
        }
        set(refreshCountsAtom);
        await set(refetchOpenAtom, ids);
        return { state: 'done', reached: ids.length, differing, missing };
      });
    },
  );

  /** Fetches the open record again if it is one of these. */
  const refetchOpenAtom = atom(null, async (get, set, ids: readonly string[]) => {
    const now = get(open.openAtom);
    if (now && ids.includes(now.id)) await set(open.fetchAtom);
  });

  /**
   * Shows items with marks.
   * @param chooseMark returns the mark to show on an item
   * @param areFailed whether that takes back failed ones: a record that was read again since is not changed
   */
  const showAtom = atom(
    null,
    (get, set, items: Items, chooseMark: (item: Item) => Mark, areFailed: boolean = false) => {
      const marked = <One extends Item>(shown: One, item: Item): One =>
        areFailed && shown.version !== item.version ? shown : withMark(shown, chooseMark(item));
      const listed = new Map(get(options.listAtom).items.map((item) => [item.id, item]));
      set(
        options.putAtom,
        items.map((item) => marked(listed.get(item.id) ?? item, item)),
      );
      const whole = get(open.shownAtom);
      const shown = items.find(({ id }) => id === whole?.id);
      if (whole && shown) set(open.openAtom, { id: whole.id, item: marked(whole, shown) });
    },
  );

  /** Sets only the fields of the mark: others may be newer by now. */
  function withMark<One extends Item>(item: One, mark: Mark): One {
    return { ...item, ...after(item, mark) };
  }

  function hasMark(item: Item, mark: Mark): boolean {
    return isSame(item, withMark(item, mark));
  }

  function after(item: Item, mark: Mark): Partial<Markable> {
    if (isTrashMark(mark)) return afterTrashMark(item, mark);
    if (isTagMark(mark)) return { tags: tagsAfter(item, mark) };
    if (isFollowUp(mark)) return { followUp: mark.followUp };
    if (isAssignMark(mark)) return { assignedTo: mark.assignedTo };
    return options.after(item, mark);
  }

  function inverse(item: Item, mark: Mark): Mark {
    if (isTrashMark(mark)) return trashMark(item.trashedAtUtc !== null);
    if (isTagMark(mark)) return tagInverse(item, mark);
    if (isAssignMark(mark)) return { action: mark.action, assignedTo: item.assignedTo };
    return isFollowUp(mark) ? followUpMark(item.followUp) : options.inverse(item, mark);
  }

  function words(mark: Mark, count: number, reader: Reader, from: readonly Item[]): string {
    if (isTrashMark(mark)) {
      return fill(options.trashWords(reader)[mark.action], { count }, reader.language);
    }
    if (isTagMark(mark)) return tagDone(mark, count, reader);
    if (isFollowUp(mark)) return followUpDone(mark, count, reader);
    if (isAssignMark(mark)) return mark.words?.(count, reader) ?? '';
    return options.words(mark, count, reader, from);
  }

  function isQuiet(mark: Mark, from: readonly Item[]): boolean {
    // One record shows its tags.
    if (isTagMark(mark)) return from.length === 1;
    if (isTrashMark(mark) || isFollowUp(mark) || isAssignMark(mark)) return false;
    return options.isQuiet?.(mark, from) ?? false;
  }

  return { markAtom };
}

function toBody<Mark extends { readonly action: string }>(mark: Mark): object {
  return isTagMark(mark) ? { ...mark, tag: mark.tag.id } : mark;
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function isDecision<Mark extends { readonly action: string }>(
  mark: Mark | SharedMark,
): mark is Mark {
  return mark.action === 'decide';
}

function isFollowUp(mark: { readonly action: string }): mark is FollowUpMark {
  return mark.action === 'followUp';
}
