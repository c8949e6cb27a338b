import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRightLeft, CalendarClock, Tag, Trash2 } from 'lucide';
import { applicationStages } from '#contract/application.ts';
import { Icon } from '../../ui/icon.tsx';
import { BulkBar, bulkButton } from '../bulk-bar.tsx';
import { followUpMark } from '../follow-up.ts';
import { FollowUpButton } from '../follow-up-button.tsx';
import { useTexts } from '../language.ts';
import { MenuButton } from '../menu-button.tsx';
import { TagButton } from '../tags/tag-button.tsx';
import { areInTrash } from '../trash.ts';
import { trashTools } from '../trash-tools.tsx';
import { applicationSelection, inSightAtom } from './lists.ts';
import { applicationMarking } from './marks.ts';
import { useMove } from './move.ts';

type ApplicationBulkBarProps = {
  /** Called to move the ticked applications to the trash, or back. */
  onTrash(isTrashed: boolean): void;
  /** Called to erase them. */
  onErase(): void;
};

/** The bulk actions for the ticked applications, of the list or of the board. */
export function ApplicationBulkBar({ onTrash, onErase }: ApplicationBulkBarProps) {
  const allTexts = useTexts();
  const { actions, applications: texts } = allTexts;
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const mark = useSetAtom(applicationMarking.markAtom);
  const move = useMove();
  const [first] = selected;
  const isAlike = selected.every(({ stage }) => stage === first?.stage);
  if (!first) return null;
  const bar = {
    label: texts.selection,
    list: { listAtom: inSightAtom },
    selection: applicationSelection,
  };
  if (areInTrash(selected, false)) {
    const tools = trashTools(allTexts, { onRestore: () => onTrash(false), onErase });
    return <BulkBar {...bar} actions={tools} />;
  }
  return (
    <BulkBar
      {...bar}
      actions={[{ label: actions.trash, drawing: Trash2, onPress: () => onTrash(true) }]}
    >
      <MenuButton
        id="bulk-stage"
        name={texts.move}
        title={`${texts.move} (1–${applicationStages.length})`}
        className={bulkButton}
        face={<Icon drawing={ArrowRightLeft} size={18} />}
        items={applicationStages.map((stage) => ({
          label: texts.stages[stage],
          isChosen: isAlike && stage === first.stage,
          onPress: () => move(selected, stage),
        }))}
      />
      <FollowUpButton
        id="bulk-follow-up"
        isSet={selected.some(({ followUp }) => followUp !== null)}
        onDay={(day) => mark(selected, followUpMark(day))}
        className={bulkButton}
        face={<Icon drawing={CalendarClock} size={18} />}
      />
      <TagButton
        id="bulk-tags"
        records={selected}
        onMark={(one) => mark(selected, one)}
        className={bulkButton}
        face={<Icon drawing={Tag} size={18} />}
      />
    </BulkBar>
  );
}
