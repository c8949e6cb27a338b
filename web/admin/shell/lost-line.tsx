import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { lineAtom } from '../record/events.ts';

/** Says that live updates are interrupted; it disappears when the connection is back. */
export function LostLine() {
  const texts = useTexts();
  const isLost = useAtomValue(lineAtom) === 'lost';
  return (
    <div role="status">
      {isLost && (
        <p className="flex items-center gap-3 bg-dawn px-5 py-2 text-sm font-semibold text-[#2b1206]">
          <Icon drawing={WifiOff} size={18} className="shrink-0" />
          {texts.lineLost}
        </p>
      )}
    </div>
  );
}
