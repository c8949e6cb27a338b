import type { Reader } from '../language.ts';
import {
  isTagMark,
  sentTagMark,
  type Tagged,
  type TagMark,
  tagDone,
  tagInverse,
  tagsAfter,
} from '../tags/tag-mark.ts';
import { type FollowUpMark, followUpDone, followUpMark } from './follow-up.ts';
import { createMarking, type MarkingOptions } from './marking.ts';
import {
  afterTrashMark,
  isTrashMark,
  type Trashable,
  type TrashMark,
  trashDone,
  trashMark,
} from './trash.ts';

/** The marks that every kind of record has. */
type SharedMark = FollowUpMark | TagMark | TrashMark;

type Markable = Tagged & Trashable & { readonly id: string; readonly followUp: string | null };

type RecordMarkingOptions<Item extends Markable, Own, Whole extends Item> = Omit<
  MarkingOptions<Item, Own, Whole>,
  'toBody' | 'staysSelected'
> & {
  /** Says what was done in the trash. */
  trashWords(reader: Reader): Readonly<Record<TrashMark['action'], string>>;
};

/** The marks of a kind of record: its own, which the options say, and those that every kind has. */
export function createRecordMarking<
  Item extends Markable,
  Own extends { readonly action: string },
  Whole extends Item = Item,
>(own: RecordMarkingOptions<Item, Own, Whole>) {
  return createMarking<Item, Own | SharedMark, Whole>({
    ...own,
    fields: [...own.fields, 'followUp', 'tags', 'trashedAtUtc'],
    toBody: (mark) => (isTagMark(mark) ? sentTagMark(mark) : mark),
    after(item, mark) {
      if (isTrashMark(mark)) return afterTrashMark(item, mark);
      if (isTagMark(mark)) return { ...item, tags: tagsAfter(item, mark) };
      if (isFollowUp(mark)) return { ...item, followUp: mark.followUp };
      return own.after(item, mark);
    },
    inverse(item, mark) {
      if (isTrashMark(mark)) return trashMark(item.trashedAtUtc !== null);
      if (isTagMark(mark)) return tagInverse(item, mark);
      return isFollowUp(mark) ? followUpMark(item.followUp) : own.inverse(item, mark);
    },
    words(mark, count, reader) {
      if (isTrashMark(mark)) return trashDone(mark, count, reader, own.trashWords(reader));
      if (isTagMark(mark)) return tagDone(mark, count, reader);
      return isFollowUp(mark) ? followUpDone(mark, count, reader) : own.words(mark, count, reader);
    },
    // Tagging keeps the rows ticked, since more tags are chosen in the same menu.
    staysSelected: isTagMark,
    isQuiet(mark, count) {
      // One record shows its tags.
      if (isTagMark(mark)) return count === 1;
      if (isTrashMark(mark) || isFollowUp(mark)) return false;
      return own.isQuiet?.(mark, count) ?? false;
    },
  });
}

function isFollowUp(mark: { readonly action: string }): mark is FollowUpMark {
  return mark.action === 'followUp';
}
