import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import type { Call } from '#contract/call.ts';
import { pageSize } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { draftKey, dropNotesAtom } from '../notes/unsaved.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import type { AdminTexts } from '../texts/index.ts';
import { clearDoneAtom, notifyLeft } from '../ui/undo.ts';
import type { Trashable } from './trash.ts';

export type Erasable = 'spam' | 'trash';

export type ToErase = Trashable & { readonly id: string; readonly fullName: string };

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
  ): Promise<Outcome<{ readonly items: readonly ToErase[]; readonly nextCursor: string | null }>>;
  readonly dropAtom: Write<[ids: readonly string[]]>;
  readonly refreshAtom: Write<[]>;
  readonly clearSelectionAtom: Write<[]>;
  /** Says what was erased: of one person, `{name}`, or `{count}` records. */
  words(texts: AdminTexts): { readonly one: string; readonly many: string };
};

export type Erasing = ReturnType<typeof createErasing>;

/** Erases records permanently, a page at a time until a call fails; there is no undo. */
export function createErasing(options: ErasingOptions) {
  const { call, fetchOf, dropAtom, refreshAtom, clearSelectionAtom, words } = options;

  /** Records to erase after the user's confirmation. */
  const toEraseAtom = clearedOnLock<readonly ToErase[]>([]);

  /** The records of a list, or as far as the last of `asked`; null after a failure, which is shown. */
  const gatherAtom = atom(null, async (get, set, list: Erasable, asked?: readonly ToErase[]) => {
    const items: ToErase[] = [];
    const sought = new Set(asked?.map(({ id }) => id));
    let cursor: string | null = null;
    do {
      const paging = { limit: String(pageSize.max), ...(cursor !== null && { cursor }) };
      const outcome = await fetchOf(get, set, list, paging);
      if (!outcome.ok) {
        notify('error', outcome.text || get(textsAtom).actionFailed);
        return null;
      }
      for (const { id, fullName, trashedAtUtc } of outcome.data.items) {
        items.push({ id, fullName, trashedAtUtc });
        sought.delete(id);
      }
      cursor = outcome.data.nextCursor;
    } while (cursor !== null && (!asked || sought.size > 0));
    return items;
  });

  const eraseAtom = atom(null, async (get, set, items: readonly ToErase[]) => {
    const erased: ToErase[] = [];
    set(clearSelectionAtom);
    while (erased.length < items.length) {
      const next = items.slice(erased.length, erased.length + pageSize.max);
      const ids = next.map(({ id }) => id);
      const outcome = await authenticatedCall(get, set, call, { body: { ids, action: 'delete' } });
      if (!outcome.ok) {
        notify('error', outcome.text || get(textsAtom).actionFailed);
        break;
      }
      set(dropAtom, ids);
      set(dropNotesAtom, [...ids, ...ids.map(draftKey)]);
      erased.push(...next);
      // An action on more than a page is over when its last record is gone.
      set(
        clearDoneAtom,
        erased.map(({ id }) => id),
      );
      set(refreshCountsAtom);
    }
    const [first] = erased;
    if (!first) return erased;
    const { one, many } = words(get(textsAtom));
    const count = erased.length;
    const said =
      count === 1
        ? fill(one, { name: isolated(first.fullName) })
        : fill(many, { count }, get(languageAtom));
    notify('success', said);
    return erased;
  });

  /** Erases those that are still in their list, if any; how many were restored meanwhile is shown. */
  const eraseListedAtom = atom(
    null,
    async (get, set, list: Erasable | undefined, asked: readonly ToErase[]) => {
      if (!list) return set(eraseAtom, asked);
      const now = await set(gatherAtom, list, asked);
      if (!now) return [];
      const ids = new Set(now.map(({ id }) => id));
      const listed = asked.filter(({ id }) => ids.has(id));
      const left = asked.length - listed.length;
      if (left > 0) notifyLeft(get, left);
      const erased = await set(eraseAtom, listed);
      // Not all of it was loaded.
      set(refreshAtom);
      return erased;
    },
  );

  return { toEraseAtom, gatherAtom, eraseListedAtom };
}
