import { useQueries } from '@tanstack/react-query';
import type { listApplications } from '#contract/admin/applications.ts';
import type { listMessages } from '#contract/admin/messages.ts';
import { queryOf } from '../api-client/queries.ts';
import { useLanguage } from '../language.ts';
import { QuietButton } from '../ui/buttons.tsx';

type Place<Query> = { readonly name: string; readonly query: Query };

type FoundElsewhereProps<Query> = {
  readonly places: readonly Place<Query>[];
  readonly call: typeof listMessages | typeof listApplications;
  toApiQuery(query: Query): Record<string, string>;
  onQuery(query: Query): void;
};

/** Other lists with results, for a search without results here. */
export function FoundElsewhere<Query>(props: FoundElsewhereProps<Query>) {
  const { places, call, toApiQuery, onQuery } = props;
  const language = useLanguage();
  const reads = places.map((place) =>
    queryOf(call, { query: { ...toApiQuery(place.query), limit: '1' } }, () => true),
  );
  const found = useQueries({ queries: reads });
  if (found.some(({ isPending }) => isPending)) return null;
  return (
    <p className="mt-4 flex flex-wrap justify-center gap-2">
      {places.map((place, index) => {
        const number = found[index]?.data?.total ?? 0;
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
