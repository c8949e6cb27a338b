import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { listApplications } from '#contract/admin/applications.ts';
import type { listMessages } from '#contract/admin/messages.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { useLanguage } from '../language.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { QuietButton } from '../ui/buttons.tsx';

/** Another part of the records, where a search may find something. */
type Place<Query> = { readonly name: string; readonly query: Query };

type FoundElsewhereProps<Query> = {
  /** The search that found nothing. */
  readonly query: Query;
  readonly places: readonly Place<Query>[];
  readonly call: typeof listMessages | typeof listApplications;
  toApiQuery(query: Query): Record<string, string>;
  onQuery(query: Query): void;
};

type Asked = {
  readonly of: unknown;
  readonly call: FoundElsewhereProps<never>['call'];
  readonly queries: readonly Record<string, string>[];
};

/** How many records of each place a search finds. */
const foundAtom = clearedOnLock<{
  readonly of: unknown;
  readonly counts: readonly number[];
} | null>(null);

/** The query whose answer is awaited: one to an earlier query is dropped. */
const askedAtom = atom<unknown>();

const countFoundAtom = atom(null, async (get, set, { of, call, queries }: Asked) => {
  set(foundAtom, null);
  set(askedAtom, of);
  const counts = await Promise.all(
    queries.map(async (query) => {
      const outcome = await authenticatedCall(get, set, call, { query: { ...query, limit: '1' } });
      return outcome.ok ? outcome.data.total : 0;
    }),
  );
  if (get(askedAtom) === of) set(foundAtom, { of, counts });
});

/** Where else a search finds something that finds nothing where it looks. */
export function FoundElsewhere<Query>(props: FoundElsewhereProps<Query>) {
  const { query, places, call, toApiQuery, onQuery } = props;
  const language = useLanguage();
  const found = useAtomValue(foundAtom);
  const countFound = useSetAtom(countFoundAtom);
  const count = useEffectEvent(() => {
    const queries = places.map((place) => toApiQuery(place.query));
    countFound({ of: query, call, queries });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for another search
  useEffect(() => count(), [query]);
  if (found?.of !== query) return null;
  return (
    <p className="mt-4 flex flex-wrap justify-center gap-2">
      {places.map((place, index) => {
        const number = found.counts[index] ?? 0;
        return (
          number > 0 && (
            <QuietButton key={place.name} onClick={() => onQuery(place.query)}>
              {place.name} · {number.toLocaleString(language)}
            </QuietButton>
          )
        );
      })}
    </p>
  );
}
