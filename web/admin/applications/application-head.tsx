import { useAtomValue } from 'jotai';
import { Kanban, List } from 'lucide';
import { poolConsents } from '#contract/admin/application.ts';
import { exportApplications } from '#contract/admin/applications.ts';
import { applicationStages, experiences, sources } from '#contract/application.ts';
import { Assigned } from '../assignment/assigned.tsx';
import { sourceName } from '../format/source-name.ts';
import { useTexts } from '../language.ts';
import { ListTool } from '../list/list-tools.tsx';
import { ListHead } from '../record/list-head.tsx';
import { TagChoice } from '../tags/tag-choice.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Choice } from '../ui/filters.tsx';
import { shownAtom } from './lists.ts';
import { OpeningChoice } from './opening-choice.tsx';
import { useOpenings } from './openings.ts';
import { applicationPlaces } from './places.ts';
import { filterCount, isEverywhere, narrowedBy, type Query, toApiQuery } from './query.ts';

type ApplicationHeadProps = {
  readonly query: Query;
  readonly isBoard: boolean;
  onQuery(query: Query): void;
};

/** Search, filters, the switch between board and list, and export. */
export function ApplicationHead({ query, isBoard, onQuery }: ApplicationHeadProps) {
  const allTexts = useTexts();
  const { applications: texts, filters } = allTexts;
  const { near } = useAtomValue(shownAtom);
  const { q, stage, view, spam } = query;
  const set = (change: Partial<Query>) => onQuery({ ...query, ...change });
  const { countAt } = useOpenings();
  /** The stage and the view before a search. */
  const here = [view && texts.views[view], stage && texts.stages[stage]].filter(Boolean).join(', ');
  return (
    <ListHead
      kind="applications"
      placesOf={(counts) => applicationPlaces(query, counts, allTexts)}
      q={q}
      near={near}
      onSearch={(next) => set({ q: next })}
      filterCount={filterCount(query)}
      download={{ call: exportApplications, query: toApiQuery(query) }}
      tool={
        <ListTool
          drawing={isBoard ? List : Kanban}
          label={isBoard ? texts.asList : texts.asBoard}
          aria-pressed={false}
          onClick={() =>
            set(
              isBoard
                ? { layout: 'list' }
                : {
                    layout: 'board',
                    stage: undefined,
                    view: undefined,
                    spam: false,
                    trash: false,
                  },
            )
          }
        />
      }
      isToCheck={spam || view === 'toCheck' ? view === 'toCheck' : undefined}
      onToCheck={(isToCheck) => set({ spam: !isToCheck, view: isToCheck ? 'toCheck' : undefined })}
      scope={
        q !== undefined &&
        here !== '' && {
          everywhere: texts.everyStage,
          here,
          isHere: !isEverywhere(query),
          onHere: (isHere) => set({ scope: isHere ? 'here' : undefined }),
        }
      }
    >
      <fieldset className="mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-2 @min-[56rem]/head:grid-cols-6">
        <legend className="sr-only">{filters.title}</legend>
        {!isBoard && (
          <Choice
            label={texts.stage}
            value={stage}
            options={applicationStages}
            nameOf={(value) => texts.stages[value] + countAt(query.opening, value)}
            onChoose={(chosen) => onQuery(narrowedBy(query, { stage: chosen, view }))}
          />
        )}
        <Choice
          label={texts.experience}
          value={query.experience}
          options={experiences}
          nameOf={(value) => texts.experiences[value]}
          onChoose={(experience) => set({ experience })}
        />
        <Choice
          label={texts.source}
          value={query.source}
          options={sources}
          nameOf={(value) => sourceName(value, texts)}
          onChoose={(source) => set({ source })}
        />
        <Choice
          label={texts.poolConsent}
          value={query.consent}
          options={poolConsents}
          nameOf={(value) => texts.poolConsents[value]}
          onChoose={(consent) => set({ consent })}
        />
        <OpeningChoice value={query.opening} onChoose={(opening) => set({ opening })} />
        <Assigned
          part="filter"
          kind="applications"
          value={query.assignedTo}
          onChoose={(assignedTo) => set({ assignedTo })}
        />
        <TagChoice kind="applications" value={query.tag} onChoose={(tag) => set({ tag })} />
        <CheckBox
          isOn={query.pool}
          className="col-span-2 leading-tight @min-[56rem]/head:col-span-1"
          onChange={(pool) => set({ pool })}
        >
          {texts.poolLabel}
        </CheckBox>
        <CheckBox
          isOn={view === 'noted'}
          onChange={(isOn) =>
            onQuery(narrowedBy(query, { stage, view: isOn ? 'noted' : undefined }))
          }
        >
          {texts.views.noted}
        </CheckBox>
      </fieldset>
    </ListHead>
  );
}
