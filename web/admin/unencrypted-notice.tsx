import { LockOpen } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useTexts } from './language.ts';

/**
 * Warns when a password would be sent unencrypted: over http from another machine (W3C Secure
 * Contexts; localhost counts as secure).
 */
export function UnencryptedNotice() {
  const { title, advice } = useTexts().unencrypted;
  if (window.isSecureContext) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-2xl border border-error bg-raised px-5 py-4">
      <Icon drawing={LockOpen} size={20} className="mt-0.5 shrink-0 text-error" />
      <div>
        <p className="font-semibold text-error">{title}</p>
        <p className="mt-1 text-sm">{advice}</p>
      </div>
    </div>
  );
}
