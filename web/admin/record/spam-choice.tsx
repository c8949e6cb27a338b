import { useTexts } from '../language.ts';
import { Segments } from '../ui/segments.tsx';

type SpamChoiceProps = {
  readonly isToCheck: boolean;
  onToCheck(isToCheck: boolean): void;
};

/** All spam, or only what nobody has looked at. */
export function SpamChoice({ isToCheck, onToCheck }: SpamChoiceProps) {
  const { folders, filters, views } = useTexts();
  return (
    <div className="mt-2">
      <Segments
        label={folders.spam}
        options={['all', 'toCheck']}
        names={{ all: filters.all, toCheck: views.toCheck }}
        chosen={isToCheck ? 'toCheck' : 'all'}
        onChoose={(chosen) => onToCheck(chosen === 'toCheck')}
      />
    </div>
  );
}
