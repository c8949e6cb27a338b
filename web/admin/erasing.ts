import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import type { Call } from '#contract/call.ts';
import { pageSize } from '#contract/field-limits.ts';
import type { Outcome } from '../api-client/call-api.ts';
import { notify } from '../features/toasts/notify.ts';
import { authenticatedCall } from './call.ts';
import { clearedOnLock } from './cleared-on-lock.ts';
import { refreshCountsAtom } from './counts.ts';
import { isolated } from './isolated.ts';
import { languageAtom, textsAtom } from './language.ts';
import { dropNotesAtom } from './notes/unsaved.ts';
import type { AdminTexts } from './texts/index.ts';
import { forgetDoneAtom } from './undo.ts';

/** A list that can be erased whole. */
export type Erasable = 'spam' | 'trash';

/** A record to erase. */
type Item = { readonly id: string; readonly fullName: string };

type Write<Args extends unknown[]> = WritableAtom<unknown, Args, unknown>;

type ErasingOptions = {
  /** The call that erases up to a page of ids. */
  readonly call: Call;
  /** Fetches records of a list; `paging` is added to the query. */
  fetchOf(
    get: Getter,
    set: Setter,
    list: Erasable,
    paging: Readonly<Record<string, string>>,
  ): Promise<Outcome<{ readonly items: readonly Item[] }>>;
  /** Removes erased records from the lists. */
  readonly dropAtom: Write<[ids: readonly string[]]>;
  readonly refreshAtom: Write<[]>;
  readonly clearSelectionAtom: Write<[]>;
  /** Says what was erased: of one person, `{name}`, or `{count}` records. */
  words(texts: AdminTexts): { readonly one: string; readonly many: string };
};

/** Erases records for good, a page at a time until a call fails: there is nothing to undo. */
export function createErasing(options: ErasingOptions) {
  const { call, fetchOf, dropAtom, refreshAtom, clearSelectionAtom, words } = options;

  /** The records that are to be erased if the user confirms it. */
  const toEraseAtom = clearedOnLock<readonly Item[]>([]);

  const eraseAtom = atom(null, (get, set, items: readonly Item[]) => {
    let left = items;
    return erase(get, set, items.length, async () => {
      const next = left.slice(0, pageSize.max);
      left = left.slice(pageSize.max);
      return next;
    });
  });

  /** Erases a number of the records of a list, the oldest first. */
  const eraseListAtom = atom(null, async (get, set, list: Erasable, total: number) => {
    await erase(get, set, total, async () => {
      const paging = { sort: 'oldest', limit: String(pageSize.max) };
      const outcome = await fetchOf(get, set, list, paging);
      return outcome.ok ? outcome.data.items : [];
    });
    set(refreshAtom);
  });

  async function erase(
    get: Getter,
    set: Setter,
    total: number,
    nextItems: () => Promise<readonly Item[]>,
  ): Promise<void> {
    const erased: Item[] = [];
    set(clearSelectionAtom);
    while (erased.length < total) {
      const items = (await nextItems()).slice(0, total - erased.length);
      if (items.length === 0) break;
      const ids = items.map(({ id }) => id);
      const outcome = await authenticatedCall(get, set, call, { body: { ids, action: 'delete' } });
      if (!outcome.ok) {
        notify('error', outcome.text || get(textsAtom).actionFailed);
        break;
      }
      set(dropAtom, ids);
      set(dropNotesAtom, ids);
      erased.push(...items);
      // An action on more than a page is over when the last of its records is gone.
      set(
        forgetDoneAtom,
        erased.map(({ id }) => id),
      );
      set(refreshCountsAtom);
    }
    const [first] = erased;
    if (!first) return;
    const { one, many } = words(get(textsAtom));
    const count = erased.length.toLocaleString(get(languageAtom));
    const said =
      erased.length === 1
        ? one.replace('{name}', () => isolated(first.fullName))
        : many.replace('{count}', count);
    notify('success', said);
  }

  return { toEraseAtom, eraseAtom, eraseListAtom };
}
