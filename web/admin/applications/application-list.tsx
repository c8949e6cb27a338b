import { useAtomValue, useSetAtom } from 'jotai';
import { CalendarClock, Tag, Trash2 } from 'lucide';
import { sortOf } from '#contract/admin/sort.ts';
import { Icon } from '../../ui/icon.tsx';
import { BulkBar, bulkButton } from '../bulk-bar.tsx';
import { countsAtom } from '../counts.ts';
import { EraseAllSpam } from '../erase-all.tsx';
import { followUpMark } from '../follow-up.ts';
import { FollowUpButton } from '../follow-up-button.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { PagedList } from '../paged-list.tsx';
import { TagButton } from '../tags/tag-button.tsx';
import { ApplicationRow } from './application-row.tsx';
import { applicationErasing } from './erasing.ts';
import { applicationList, applicationSelection } from './lists.ts';
import { applicationMarking } from './marks.ts';
import { filterCount, type Query } from './query.ts';
import { emptyText } from './title.ts';

type ApplicationListProps = {
  readonly query: Query;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
  onQuery(query: Query): void;
  onClear(): void;
  /** Called to erase the ticked applications. */
  onErase(): void;
};

/** The applications as a list, the newest first. */
export function ApplicationList(props: ApplicationListProps) {
  const { query, openId, hrefOf, onQuery, onClear, onErase } = props;
  const allTexts = useTexts();
  const { actions, applications: texts } = allTexts;
  const language = useAtomValue(languageAtom);
  const counts = useAtomValue(countsAtom);
  const selected = useAtomValue(applicationSelection.selectedAtom);
  const mark = useSetAtom(applicationMarking.markAtom);
  const eraseSpam = useSetAtom(applicationErasing.eraseSpamAtom);
  const { state } = useAtomValue(applicationList.listAtom);
  const isNarrowed = filterCount(query) > 0 || query.q !== undefined;
  return (
    <section
      aria-label={texts.title}
      aria-busy={state === 'loading'}
      className="flex min-h-0 flex-1 flex-col"
    >
      {query.spam && (
        <EraseAllSpam
          total={counts?.spamApplications ?? 0}
          lead={texts.eraseMany}
          onErase={eraseSpam}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          label={texts.selection}
          list={applicationList}
          selection={applicationSelection}
          actions={[{ label: actions.erase, drawing: Trash2, onPress: onErase }]}
        >
          <FollowUpButton
            id="bulk-follow-up"
            isSet={selected.some(({ followUp }) => followUp !== null)}
            onDay={(day) => mark(selected, followUpMark(day))}
            className={bulkButton}
            face={<Icon drawing={CalendarClock} size={18} />}
          />
          <TagButton
            id="bulk-tags"
            records={selected}
            onMark={(one) => mark(selected, one)}
            className={bulkButton}
            face={<Icon drawing={Tag} size={18} />}
          />
        </BulkBar>
      )}
      <PagedList
        list={applicationList}
        openId={openId}
        texts={{ ...texts, empty: emptyText(query, allTexts, language) }}
        onClear={isNarrowed ? onClear : undefined}
        // Follow-ups begin with what is due, interviews with the next.
        sorting={
          query.question === 'followUp' || query.question === 'interview'
            ? undefined
            : {
                sort: sortOf({ view: query.question, sort: query.sort }),
                onSort: (sort) => onQuery({ ...query, sort }),
              }
        }
        row={(application) => (
          <ApplicationRow
            application={application}
            isDueShown={query.question === 'due'}
            href={hrefOf(application.id)}
            isOpen={application.id === openId}
          />
        )}
      />
    </section>
  );
}
