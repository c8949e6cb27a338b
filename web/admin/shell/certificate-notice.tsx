import { useAtomValue } from 'jotai';
import { Activity } from 'lucide';
import { useLocation } from 'wouter';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { NoticeLine } from './notice-line.tsx';

/** Warns that the site's certificate expires soon, or that browsers may refuse it; the system page says more. */
export function CertificateNotice() {
  const texts = useTexts().certificate;
  const state = useAtomValue(countsAtom)?.certificate ?? 'ok';
  const [path] = useLocation();
  const isExpiring = state === 'expiring';
  return (
    <div role="status">
      {state !== 'ok' && path !== paths.system && (
        <NoticeLine
          drawing={Activity}
          isUrgent={!isExpiring}
          href={paths.system}
          linked={texts.open}
        >
          {isExpiring ? texts.expiring : texts.trouble}
        </NoticeLine>
      )}
    </div>
  );
}
