import { useAtomValue } from 'jotai';
import { messageKinds } from '#contract/admin/message.ts';
import { exportMessages } from '#contract/admin/messages.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import { Assigned } from '../assignment/assigned.tsx';
import { languageName } from '../format/language-name.ts';
import { useReader } from '../language.ts';
import { ListHead } from '../record/list-head.tsx';
import { TagChoice } from '../tags/tag-choice.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Choice, DayRange } from '../ui/filters.tsx';
import { messageList } from './list.ts';
import { filterCount, isEverywhere, type Query, searchIn, toApiQuery } from './query.ts';
import { messagePlaces, titleOf } from './words.ts';

type MessageHeadProps = { readonly query: Query; onQuery(query: Query): void };

/** Search, filters and export of the list. */
export function MessageHead({ query, onQuery }: MessageHeadProps) {
  const { texts, language } = useReader();
  const { filters } = texts;
  const { near } = useAtomValue(messageList.listAtom);
  const { folder, view, sort, q, scope } = query;
  const set = (change: Partial<Query>) => onQuery({ ...query, ...change });
  return (
    <ListHead
      kind="messages"
      placesOf={(counts) => messagePlaces(query, counts, texts)}
      q={q}
      near={near}
      onSearch={(next) => {
        // A search everywhere leaves out the trash. A search that continues keeps its scope.
        const isBegun = folder === 'trash' && q === undefined;
        onQuery(isBegun ? searchIn({ ...query, q: next }, 'trash') : { ...query, q: next });
      }}
      filterCount={filterCount(query)}
      download={{ call: exportMessages, query: toApiQuery(query) }}
      isToCheck={folder === 'spam' || view === 'toCheck' ? view === 'toCheck' : undefined}
      onToCheck={(isToCheck) =>
        onQuery(isToCheck ? { folder: 'inbox', view: 'toCheck' } : { folder: 'spam' })
      }
      scope={
        (q ?? query.tag) !== undefined && {
          everywhere: texts.searchScope.everywhere,
          here: titleOf(query, texts),
          isHere: !isEverywhere(query),
          onHere: (isHere) => set({ scope: isHere ? 'folder' : 'all' }),
        }
      }
    >
      <fieldset className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2">
        <legend className="sr-only">{filters.title}</legend>
        <Choice
          label={filters.kind}
          value={query.kind}
          options={messageKinds}
          nameOf={(value) => texts.kinds[value]}
          onChoose={(kind) => set({ kind })}
        />
        <Choice
          label={texts.subject}
          value={query.subject}
          options={subjects}
          nameOf={(value) => texts.subjects[value]}
          onChoose={(subject) => set({ subject })}
        />
        <Choice
          label={texts.writtenIn}
          value={query.language}
          options={languages}
          nameOf={(value) => languageName(value, language)}
          onChoose={(chosen) => set({ language: chosen })}
        />
        <Assigned
          part="filter"
          kind="messages"
          value={query.assignedTo}
          onChoose={(assignedTo) => set({ assignedTo })}
        />
        <TagChoice kind="messages" value={query.tag} onChoose={(tag) => set({ tag })} />
        <CheckBox
          isOn={view === 'noted'}
          onChange={(isOn) => set({ folder: 'inbox', view: isOn ? 'noted' : undefined })}
        >
          {texts.views.noted}
        </CheckBox>
        <DayRange {...query} onDays={set} />
        <div className="flex items-end">
          <LinkButton
            disabled={filterCount(query) === 0}
            onClick={() => {
              onQuery({ folder, view, sort, q, scope });
              // The pressed button unmounts, and these controls too unless they were opened by a press.
              document.getElementById('filters')?.focus();
            }}
            className="disabled:invisible"
          >
            {filters.clear}
          </LinkButton>
        </div>
      </fieldset>
    </ListHead>
  );
}
