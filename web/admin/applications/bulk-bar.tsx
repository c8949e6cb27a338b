import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRightLeft, Mail, Trash2 } from 'lucide';
import { applicationStages } from '#contract/application.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { BulkBar, bulkButton } from '../list/bulk-bar.tsx';
import { MarkButtons } from '../record/mark-buttons.tsx';
import { areInTrash } from '../record/trash.ts';
import { trashTools } from '../record/trash-tools.tsx';
import { areTo, type Letter, lettersAtom, lettersOpenAtom } from '../replies/writing.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { applicationSelection, inSightAtom } from './lists.ts';
import { applicationErasing, applicationMarking } from './marks.ts';
import { useMove } from './move.ts';

type ApplicationBulkBarProps = {
  onTrash(isTrashed: boolean): void;
};

/** The bulk actions for the ticked applications, of the list or of the board. */
export function ApplicationBulkBar({ onTrash }: ApplicationBulkBarProps) {
  const allTexts = useTexts();
  const { actions, applications: texts, replies } = allTexts;
  const canReply = useAtomValue(countsAtom)?.canReply;
  const setLetters = useSetAtom(lettersAtom);
  const setLettersOpen = useSetAtom(lettersOpenAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const mark = useSetAtom(applicationMarking.markAtom);
  const askToErase = useSetAtom(applicationErasing.toEraseAtom);
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
    const onErase = () => askToErase(selected);
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
      {canReply && (
        <IconButton
          drawing={Mail}
          id="bulk-write"
          label={replies.bulk.write}
          title={`${replies.bulk.write} (w)`}
          onClick={() => {
            // What was written to the same ones stays, what was changed by hand, and what is being sent.
            setLetters((now) => (now && (areTo(now, selected) || now.some(isKept)) ? now : null));
            setLettersOpen(true);
          }}
          className={bulkButton}
        />
      )}
      <MarkButtons
        isBulk
        records={selected}
        onMark={(one) => mark(selected, one)}
        className={bulkButton}
        face={(drawing) => <Icon drawing={drawing} size={18} />}
      />
    </BulkBar>
  );
}

function isKept({ isChanged, isLeaving }: Letter): boolean {
  return Boolean(isChanged || isLeaving);
}
