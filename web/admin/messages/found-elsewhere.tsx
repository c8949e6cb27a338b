import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type Folder, folders, listMessages } from '#contract/admin/messages.ts';
import { quietButton } from '../buttons.ts';
import { authenticatedCall } from '../call.ts';
import { clearedOnLock } from '../cleared-on-lock.ts';
import { languageAtom, useTexts } from '../language.ts';
import { isEverywhere, type Query, searchIn, toApiQuery } from './query.ts';

/** How many messages of each folder a search finds. */
const foundAtom = clearedOnLock<{
  readonly query: Query;
  readonly counts: readonly { readonly folder: Folder; readonly count: number }[];
} | null>(null);

const countFoundAtom = atom(null, async (get, set, query: Query) => {
  set(foundAtom, null);
  const counts = await Promise.all(
    folders
      // A search everywhere leaves out the trash alone.
      .filter((folder) => (isEverywhere(query) ? folder === 'trash' : folder !== query.folder))
      .map(async (folder) => {
        const outcome = await authenticatedCall(get, set, listMessages, {
          query: { ...toApiQuery(searchIn(query, folder)), limit: '1' },
        });
        return { folder, count: outcome.ok ? outcome.data.total : 0 };
      }),
  );
  set(foundAtom, { query, counts: counts.filter(({ count }) => count > 0) });
});

type FoundElsewhereProps = { readonly query: Query; onQuery(query: Query): void };

/** Where else a search finds something that finds nothing in its folder. */
export function FoundElsewhere({ query, onQuery }: FoundElsewhereProps) {
  const { folders: names } = useTexts();
  const language = useAtomValue(languageAtom);
  const found = useAtomValue(foundAtom);
  const countFound = useSetAtom(countFoundAtom);
  useEffect(() => {
    countFound(query);
  }, [query, countFound]);
  if (found?.query !== query) return null;
  return (
    <p className="mt-4 flex flex-wrap justify-center gap-2">
      {found.counts.map(({ folder, count }) => (
        <button
          key={folder}
          type="button"
          onClick={() => onQuery(searchIn(query, folder))}
          className={quietButton}
        >
          {names[folder]} · {count.toLocaleString(language)}
        </button>
      ))}
    </p>
  );
}
