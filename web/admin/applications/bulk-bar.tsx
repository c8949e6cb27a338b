import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRightLeft, Mail } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { applicationStages } from '#contract/application.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { BulkBar, bulkButton } from '../record/bulk-bar.tsx';
import { openLettersAtom } from '../replies/letters.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { applicationSelection, isBoardAtom } from './lists.ts';
import { applicationBulkActions, applicationErasing } from './marks.ts';
import { useMove } from './move.ts';

type ApplicationBulkBarProps = {
  onTrash(applications: readonly Application[], isTrashed: boolean): void;
};

/** The bulk actions for the ticked applications, of the list or of the board. */
export function ApplicationBulkBar({ onTrash }: ApplicationBulkBarProps) {
  const { applications: texts, replies } = useTexts();
  const canReply = useAtomValue(countsAtom)?.canReply;
  const openLetters = useSetAtom(openLettersAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const isBoard = useAtomValue(isBoardAtom);
  const move = useMove();
  const [first] = selected;
  const isAlike = selected.every(({ stage }) => stage === first?.stage);
  if (!first) return null;
  return (
    <BulkBar
      kind="applications"
      label={texts.selection}
      selection={applicationSelection}
      markAtom={applicationBulkActions.markAtom}
      erasing={applicationErasing}
      onTrash={onTrash}
      // A board has no count. Beside an open application the two lines are as high as its head.
      {...(isBoard && { className: 'bottom-0 *:min-h-13' })}
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
          title={`${replies.bulk.write} (r)`}
          onClick={() => openLetters(selected)}
          className={bulkButton}
        />
      )}
    </BulkBar>
  );
}
