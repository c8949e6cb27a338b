import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import type { Call } from '#contract/call.ts';
import { pageSize } from '#contract/field-limits.ts';
import type { Outcome } from '../api-client/call-api.ts';
import { notify } from '../features/toasts/notify.ts';
import { authenticatedCall } from './call.ts';
import { refreshCountsAtom } from './counts.ts';
import { languageAtom, textsAtom } from './language.ts';
import { dropNotesAtom } from './notes/unsaved.ts';
import type { AdminTexts } from './texts/index.ts';

type Write<Args extends unknown[]> = WritableAtom<unknown, Args, unknown>;

type ErasingOptions = {
  /** The call that erases up to a page of ids. */
  readonly call: Call;
  /** Fetches records flagged as spam; `paging` is added to the query. */
  fetchSpam(
    get: Getter,
    set: Setter,
    paging: Readonly<Record<string, string>>,
  ): Promise<Outcome<{ readonly items: readonly { readonly id: string }[] }>>;
  /** Removes erased records from the lists. */
  readonly dropAtom: Write<[ids: readonly string[]]>;
  readonly refreshAtom: Write<[]>;
  readonly clearSelectionAtom: Write<[]>;
  /** Says what was erased; `{count}` stands for the number. */
  words(texts: AdminTexts): string;
};

/** Erases records for good, a page at a time until a call fails: there is nothing to undo. */
export function createErasing(options: ErasingOptions) {
  const { call, fetchSpam, dropAtom, refreshAtom, clearSelectionAtom, words } = options;

  const eraseAtom = atom(null, (get, set, ids: readonly string[]) => {
    let left = ids;
    return erase(get, set, ids.length, async () => {
      const next = left.slice(0, pageSize.max);
      left = left.slice(pageSize.max);
      return next;
    });
  });

  /** Erases a number of the records flagged as spam, the oldest first. */
  const eraseSpamAtom = atom(null, async (get, set, total: number) => {
    await erase(get, set, total, async () => {
      const outcome = await fetchSpam(get, set, { sort: 'oldest', limit: String(pageSize.max) });
      return outcome.ok ? outcome.data.items.map(({ id }) => id) : [];
    });
    set(refreshAtom);
  });

  async function erase(
    get: Getter,
    set: Setter,
    total: number,
    nextIds: () => Promise<readonly string[]>,
  ): Promise<void> {
    let erased = 0;
    set(clearSelectionAtom);
    while (erased < total) {
      const ids = (await nextIds()).slice(0, total - erased);
      if (ids.length === 0) break;
      const outcome = await authenticatedCall(get, set, call, { body: { ids, action: 'delete' } });
      if (!outcome.ok) {
        notify('error', outcome.text || get(textsAtom).actionFailed);
        break;
      }
      set(dropAtom, ids);
      set(dropNotesAtom, ids);
      set(refreshCountsAtom);
      erased += ids.length;
    }
    if (erased === 0) return;
    const count = erased.toLocaleString(get(languageAtom));
    notify('success', words(get(textsAtom)).replace('{count}', count));
  }

  return { eraseAtom, eraseSpamAtom };
}
