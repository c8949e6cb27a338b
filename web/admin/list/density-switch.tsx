import { useAtom } from 'jotai';
import { Rows4 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { densityAtom } from './density.ts';

/** Sets the rows of all lists close together, or apart. */
export function DensitySwitch() {
  const { compactView } = useTexts();
  const [density, setDensity] = useAtom(densityAtom);
  const isCompact = density === 'compact';
  return (
    <button
      type="button"
      aria-label={compactView}
      title={compactView}
      aria-pressed={isCompact}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      className="grid size-8 shrink-0 place-items-center rounded-lg hover:bg-chosen hover:text-text aria-pressed:bg-chosen aria-pressed:text-text pointer-coarse:size-11"
    >
      <Icon drawing={Rows4} size={16} />
    </button>
  );
}
