import { ChevronDown, ChevronUp } from 'lucide';
import { Icon } from '../../ui/icon.tsx';

/** The classes of a small tool button without a frame. */
export const stepClass =
  'grid size-11 place-items-center rounded-xl text-muted hover:bg-chosen disabled:opacity-40';

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
      <button
        type="button"
        aria-label={previous}
        title={`${previous} (k)`}
        disabled={isFirst}
        onClick={() => onGoBy(-1)}
        className={stepClass}
      >
        <Icon drawing={ChevronUp} size={20} />
      </button>
      <button
        type="button"
        aria-label={next}
        title={`${next} (j)`}
        onClick={() => onGoBy(1)}
        className={stepClass}
      >
        <Icon drawing={ChevronDown} size={20} />
      </button>
    </div>
  );
}
