import { atom, useAtomValue } from 'jotai';
import { Kanban, List } from 'lucide';
import { poolConsents } from '#contract/admin/application.ts';
import { exportApplications } from '#contract/admin/applications.ts';
import { listMessages } from '#contract/admin/messages.ts';
import { applicationStages, experiences, sources } from '#contract/application.ts';
import { countsAtom } from '../api-client/counts.ts';
import { sourceName } from '../format/source-name.ts';
import { useTexts } from '../language.ts';
import { ExportButton, FilterToggle, ListTool, useFiltersOpen } from '../list/list-tools.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SearchNotes } from '../list/search-notes.tsx';
import { ViewChoice } from '../list/view-choice.tsx';
import { messagesHref } from '../messages/query.ts';
import { SpamChoice } from '../record/spam-choice.tsx';
import { TagChoice } from '../tags/tag-choice.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Choice } from '../ui/filters.tsx';
import { shownAtom } from './lists.ts';
import { applicationPlaces } from './places.ts';
import { filterCount, narrowedBy, type Query, toApiQuery } from './query.ts';
import { ApplicationScope } from './search-parts.tsx';

type ApplicationHeadProps = {
  readonly query: Query;
  readonly isBoard: boolean;
  onQuery(query: Query): void;
};

const filtersAtom = atom<boolean | null>(null);

/** Search, filters, the switch between board and list, and export. */
export function ApplicationHead({ query, isBoard, onQuery }: ApplicationHeadProps) {
  const texts = useTexts();
  const { applications } = texts;
  const counts = useAtomValue(countsAtom);
  const { near } = useAtomValue(shownAtom);
  const count = filterCount(query);
  const [areFiltersOpen, toggleFilters] = useFiltersOpen(filtersAtom, count);
  const set = (change: Partial<Query>) => onQuery({ ...query, ...change });
  return (
    <div className="list-head @container/head">
      <div className="flex flex-wrap gap-x-1.5 gap-y-1">
        <ViewChoice places={applicationPlaces(query, counts, texts)} />
        <div
          className={`flex min-w-0 flex-1 @max-[20rem]/head:basis-full ${isBoard ? '@min-[34rem]/head:max-w-[26rem]' : ''}`}
        >
          <SearchBox value={query.q} onSearch={(q) => set({ q })} />
        </div>
        <FilterToggle isOpen={areFiltersOpen} count={count} onToggle={toggleFilters} />
        <ListTool
          drawing={isBoard ? List : Kanban}
          label={isBoard ? applications.asList : applications.asBoard}
          aria-pressed={false}
          onClick={() =>
            onQuery({
              ...query,
              layout: isBoard ? 'list' : 'board',
              ...(!isBoard && { stage: undefined, view: undefined, spam: false, trash: false }),
            })
          }
        />
        <ExportButton call={exportApplications} query={toApiQuery(query)} />
      </div>
      {(query.spam || query.view === 'toCheck') && (
        <SpamChoice
          isToCheck={query.view === 'toCheck'}
          onToCheck={(isToCheck) =>
            set({ spam: !isToCheck, view: isToCheck ? 'toCheck' : undefined })
          }
        />
      )}
      {query.q !== undefined && (
        <SearchNotes
          q={query.q}
          near={near}
          other={listMessages}
          otherText={texts.inMessages}
          otherHref={messagesHref({ folder: 'inbox', q: query.q })}
        />
      )}
      <ApplicationScope query={query} onQuery={onQuery} />
      {areFiltersOpen && (
        <fieldset className="mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-2 @min-[56rem]/head:grid-cols-6">
          <legend className="sr-only">{texts.filters.title}</legend>
          {!isBoard && (
            <Choice
              label={applications.stage}
              value={query.stage}
              options={applicationStages}
              nameOf={(value) => applications.stages[value]}
              onChoose={(stage) => onQuery(narrowedBy(query, { stage, view: query.view }))}
            />
          )}
          <Choice
            label={applications.experience}
            value={query.experience}
            options={experiences}
            nameOf={(value) => applications.experiences[value]}
            onChoose={(experience) => set({ experience })}
          />
          <Choice
            label={applications.source}
            value={query.source}
            options={sources}
            nameOf={(value) => sourceName(value, applications)}
            onChoose={(source) => set({ source })}
          />
          <Choice
            label={applications.poolConsent}
            value={query.consent}
            options={poolConsents}
            nameOf={(value) => applications.poolConsents[value]}
            onChoose={(consent) => set({ consent })}
          />
          <TagChoice kind="applications" value={query.tag} onChoose={(tag) => set({ tag })} />
          <CheckBox
            isOn={query.pool}
            className="col-span-2 leading-tight @min-[56rem]/head:col-span-1"
            onChange={(pool) => set({ pool })}
          >
            {applications.poolLabel}
          </CheckBox>
          <CheckBox
            isOn={query.view === 'noted'}
            onChange={(isOn) =>
              onQuery(narrowedBy(query, { stage: query.stage, view: isOn ? 'noted' : undefined }))
            }
          >
            {applications.views.noted}
          </CheckBox>
        </fieldset>
      )}
    </div>
  );
}
