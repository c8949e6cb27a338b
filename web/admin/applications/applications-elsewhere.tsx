import { listApplications } from '#contract/admin/applications.ts';
import { applicationStages } from '#contract/application.ts';
import { useTexts } from '../language.ts';
import { FoundElsewhere } from '../list/found-elsewhere.tsx';
import { isEverywhere, narrowedBy, type Query, toApiQuery } from './query.ts';

type ApplicationsElsewhereProps = { readonly query: Query; onQuery(query: Query): void };

/** Where else a search without results has matches: other stages, spam and the trash. */
export function ApplicationsElsewhere({ query, onQuery }: ApplicationsElsewhereProps) {
  const { applications: texts, folders } = useTexts();
  if (query.q === undefined) return null;
  const isApart = query.spam || query.trash;
  const stages = applicationStages
    .filter((stage) => isApart || (!isEverywhere(query) && stage !== query.stage))
    .map((stage) => ({
      name: texts.stages[stage],
      query: narrowedBy({ ...query, spam: false, trash: false }, { stage, view: undefined }),
    }));
  const apart = (['spam', 'trash'] as const)
    .filter((list) => !query[list])
    .map((list) => ({
      name: folders[list],
      query: {
        ...narrowedBy(query, { stage: undefined, view: undefined }),
        ...({ layout: 'list', spam: list === 'spam', trash: list === 'trash' } as const),
      },
    }));
  return (
    <FoundElsewhere
      places={[...stages, ...apart]}
      call={listApplications}
      toApiQuery={toApiQuery}
      onQuery={onQuery}
    />
  );
}
