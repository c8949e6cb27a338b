import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { stepClass } from './steps.tsx';

/** Leads from the open record back to the list, where only one of them has room. */
export function BackButton({ onBack }: { onBack(): void }) {
  const { back } = useTexts();
  return (
    <button type="button" aria-label={back} onClick={onBack} className={`${stepClass} md:hidden`}>
      <Icon drawing={ArrowLeft} size={20} />
    </button>
  );
}
