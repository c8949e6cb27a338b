import { atom } from 'jotai';
import { readStats, type Stats } from '#contract/admin/overview.ts';
import { authenticatedCall } from '../call.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';
import { type Fetched, fetchedFrom } from '../fetched.tsx';
import { type Span, toApiSpan } from './span.ts';

type Asked = { readonly span: Span; readonly stats: Fetched<Stats> };

const askedAtom = clearedOnLock<Asked | null>(null);

/** The figures of the span requested last. */
export const statsAtom = atom((get): Fetched<Stats> => get(askedAtom)?.stats ?? 'loading');

/** Fetches the figures of a span; the previous ones stay on screen meanwhile. A response to an outdated request is dropped. */
export const showStatsAtom = atom(null, async (get, set, span: Span) => {
  const before = get(statsAtom);
  const asked: Asked = { span, stats: before === 'failed' ? 'loading' : before };
  set(askedAtom, asked);
  const outcome = await authenticatedCall(get, set, readStats, { query: toApiSpan(span) });
  if (get(askedAtom) === asked) set(askedAtom, { span, stats: fetchedFrom(outcome) });
});

/** Fetches the current span again. If that fails, the previous figures stay, without an error message. */
export const refreshStatsAtom = atom(null, async (get, set) => {
  const asked = get(askedAtom);
  if (!asked) return;
  const outcome = await authenticatedCall(get, set, readStats, { query: toApiSpan(asked.span) });
  // The first response may still be pending, and is older.
  if (outcome.ok && get(askedAtom)?.span === asked.span) {
    set(askedAtom, { ...asked, stats: fetchedFrom(outcome) });
  }
});
