import type { Reply } from '#contract/admin/replies.ts';
import type { AdminTexts } from '../texts/index.ts';

type Reason = keyof AdminTexts['replies']['reasons'];

/**
 * Why a mail was not delivered, by the codes of the server's response (RFC 5321, section 4.2; RFC 3463).
 * @param answer the server's response, or the error of the connection
 */
export function reasonOf(answer: string): Reason {
  const [, code, status] = /^(\d{3})[ -](?:(\d\.\d+\.\d+)\b)?/.exec(answer) ?? [];
  if (code === undefined) return 'away';
  if (['530', '534', '535', '538'].includes(code)) return 'login';
  if (status?.startsWith('5.7.')) return 'policy';
  if (/^[45]\.(2\.2|3\.4)$/.test(status ?? '') || code === '552') return 'full';
  if (status?.startsWith('5.1.') || ['550', '551', '553'].includes(code)) return 'unknown';
  if (code === '554') return 'policy';
  return code.startsWith('4') ? 'busy' : 'other';
}

/** Whether a reply can still be undone: no attempt was made to send it. */
export function isLeaving({ state, attempts }: Reply): boolean {
  return state === 'waiting' && attempts === 0;
}
