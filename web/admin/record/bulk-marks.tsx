import { CalendarClock, Tag } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { bulkButton } from '../list/bulk-bar.tsx';
import { TagButton } from '../tags/tag-button.tsx';
import type { Tagged, TagMark } from '../tags/tag-mark.ts';
import { type FollowUpMark, followUpMark } from './follow-up.ts';
import { FollowUpButton } from './follow-up-button.tsx';

type BulkMarksProps = {
  readonly records: readonly (Tagged & { readonly followUp: string | null })[];
  onMark(mark: FollowUpMark | TagMark): void;
};

/** The menus of a bulk bar that every kind of record has. */
export function BulkMarks({ records, onMark }: BulkMarksProps) {
  return (
    <>
      <FollowUpButton
        id="bulk-follow-up"
        isSet={records.some(({ followUp }) => followUp !== null)}
        onDay={(day) => onMark(followUpMark(day))}
        className={bulkButton}
        face={<Icon drawing={CalendarClock} size={18} />}
      />
      <TagButton
        id="bulk-tags"
        records={records}
        onMark={onMark}
        className={bulkButton}
        face={<Icon drawing={Tag} size={18} />}
      />
    </>
  );
}
