import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { listApplications } from '#contract/admin/applications.ts';
import type { listMessages } from '#contract/admin/messages.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { useLanguage } from '../language.ts';
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

/** Where else a search finds something that finds nothing where it looks. */
export function FoundElsewhere<Query>(props: FoundElsewhereProps<Query>) {
  const { query, places, call, toApiQuery, onQuery } = props;
  const language = useLanguage();
  const { get, set } = useStore();
  const [found, setFound] = useState<{ readonly of: Query; readonly counts: readonly number[] }>();
  const count = useEffectEvent(() =>
    Promise.all(
      places.map(async (place) => {
        const options = { query: { ...toApiQuery(place.query), limit: '1' } };
        const outcome = await authenticatedCall(get, set, call, options);
        return outcome.ok ? outcome.data.total : 0;
      }),
    ),
  );
  useEffect(() => {
    let isOutdated = false;
    count().then((counts) => {
      if (!isOutdated) setFound({ of: query, counts });
    });
    return () => {
      isOutdated = true;
    };
  }, [query]);
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
