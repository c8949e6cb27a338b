import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide';
import { useTexts } from '../language.ts';
import { IconButton } from './icon-button.tsx';

/** Leads from the open record back to the list, where only one of them fits. */
export function BackButton({ onBack }: { onBack(): void }) {
  const { back } = useTexts();
  return (
    <div className="md:hidden">
      <IconButton drawing={ArrowLeft} size={20} label={back} onClick={onBack} />
    </div>
  );
}

type StepsProps = {
  readonly previous: string;
  readonly next: string;
  readonly isFirst: boolean;
  onGoBy(step: 1 | -1): void;
};

/** Links to the previous and next item of the list. */
export function Steps({ previous, next, isFirst, onGoBy }: StepsProps) {
  return (
    <div className="ml-auto flex">
      <IconButton
        drawing={ChevronUp}
        size={20}
        label={previous}
        title={`${previous} (k)`}
        disabled={isFirst}
        onClick={() => onGoBy(-1)}
      />
      <IconButton
        drawing={ChevronDown}
        size={20}
        label={next}
        title={`${next} (j)`}
        onClick={() => onGoBy(1)}
      />
    </div>
  );
}
