import { listApplications } from '#contract/admin/applications.ts';
import { applicationStages } from '#contract/application.ts';
import { useTexts } from '../language.ts';
import { FoundElsewhere } from '../list/found-elsewhere.tsx';
import { SearchScope } from '../list/search-scope.tsx';
import { isEverywhere, narrowedBy, type Query, toApiQuery } from './query.ts';

type SearchPartProps = { readonly query: Query; onQuery(query: Query): void };

/** The scope of a search, if the list was narrowed to a stage or a view before it. */
export function ApplicationScope({ query, onQuery }: SearchPartProps) {
  const texts = useTexts().applications;
  const { stage, view } = query;
  const place = [view && texts.views[view], stage && texts.stages[stage]];
  const here = place.filter(Boolean).join(', ');
  if (query.q === undefined || here === '') return null;
  return (
    <SearchScope
      everywhere={texts.everyStage}
      here={here}
      isHere={!isEverywhere(query)}
      onHere={(isHere) => onQuery({ ...query, scope: isHere ? 'here' : undefined })}
    />
  );
}

/** Where else a search without results has matches: other stages, spam and the trash. */
export function ApplicationsElsewhere({ query, onQuery }: SearchPartProps) {
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
