import { atom } from 'jotai';
import { readRelatedToApplication } from '#contract/admin/applications.ts';
import { readRelatedToMessage } from '#contract/admin/messages.ts';
import type { Related, RelatedRecord } from '#contract/admin/related.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

const calls = { message: readRelatedToMessage, application: readRelatedToApplication } as const;

/** Other records from the sender of the one with this id; null until they are here. */
export const relatedAtom = clearedOnLock<{
  readonly id: string;
  readonly found: Related | 'failed';
} | null>(null);

/** The id whose answer is awaited: one to an earlier request is dropped. */
const askedAtom = atom<string>();

/** Fetches the other records from a sender. What was found before stays if that fails. */
export const fetchRelatedAtom = atom(
  null,
  async (get, set, about: RelatedRecord['about'], id: string) => {
    set(askedAtom, id);
    const outcome = await authenticatedCall(get, set, calls[about], { parameters: { id } });
    if (get(askedAtom) !== id) return;
    if (outcome.ok) set(relatedAtom, { id, found: outcome.data });
    else if (get(relatedAtom)?.id !== id) set(relatedAtom, { id, found: 'failed' });
  },
);
