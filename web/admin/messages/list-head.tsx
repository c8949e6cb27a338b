import { atom, useAtomValue } from 'jotai';
import { listApplications } from '#contract/admin/applications.ts';
import { messageKinds } from '#contract/admin/message.ts';
import { exportMessages } from '#contract/admin/messages.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import { countsAtom } from '../api-client/counts.ts';
import { writeAddress } from '../format/address-query.ts';
import { languageName } from '../format/language-name.ts';
import { useLanguage, useTexts } from '../language.ts';
import { ExportButton, FilterToggle, useFiltersOpen } from '../list/list-tools.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SearchNotes } from '../list/search-notes.tsx';
import { SearchScope } from '../list/search-scope.tsx';
import { ViewChoice } from '../list/view-choice.tsx';
import { paths } from '../paths.ts';
import { SpamChoice } from '../record/spam-choice.tsx';
import { TagChoice } from '../tags/tag-choice.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Choice, Day } from '../ui/filters.tsx';
import { messageList } from './list.ts';
import { messagePlaces } from './places.ts';
import { filterCount, isEverywhere, type Query, searchIn, toApiQuery } from './query.ts';
import { titleOf } from './words.ts';

const filtersAtom = atom<boolean | null>(null);

type ListHeadProps = { readonly query: Query; onQuery(query: Query): void };

/** Search, filters and export of the list. */
export function ListHead({ query, onQuery }: ListHeadProps) {
  const texts = useTexts();
  const counts = useAtomValue(countsAtom);
  const { near } = useAtomValue(messageList.listAtom);
  const count = filterCount(query);
  const [areFiltersOpen, toggleFilters] = useFiltersOpen(filtersAtom, count);
  return (
    <div className="list-head">
      <div className="flex flex-wrap gap-x-1.5 gap-y-1">
        <ViewChoice places={messagePlaces(query, counts, texts)} />
        <SearchBox
          value={query.q}
          onSearch={(q) => {
            // A search everywhere leaves out the trash. A search that continues keeps its scope.
            const isBegun = query.folder === 'trash' && query.q === undefined;
            onQuery(isBegun ? searchIn({ ...query, q }, 'trash') : { ...query, q });
          }}
        />
        <FilterToggle isOpen={areFiltersOpen} count={count} onToggle={toggleFilters} />
        <ExportButton call={exportMessages} query={toApiQuery(query)} />
      </div>
      {(query.folder === 'spam' || query.view === 'toCheck') && (
        <SpamChoice
          isToCheck={query.view === 'toCheck'}
          onToCheck={(isToCheck) =>
            onQuery(isToCheck ? { folder: 'inbox', view: 'toCheck' } : { folder: 'spam' })
          }
        />
      )}
      {query.q !== undefined && (
        <SearchNotes
          q={query.q}
          near={near}
          other={listApplications}
          otherText={texts.inApplications}
          otherHref={`${paths.applications}?${writeAddress({ view: 'list', q: query.q })}`}
        />
      )}
      {(query.q ?? query.tag) !== undefined && (
        <SearchScope
          everywhere={texts.searchScope.everywhere}
          here={titleOf(query, texts)}
          isHere={!isEverywhere(query)}
          onHere={(isHere) => onQuery({ ...query, scope: isHere ? 'folder' : 'all' })}
        />
      )}
      {areFiltersOpen && <Filters query={query} onQuery={onQuery} />}
    </div>
  );
}

/** The controls that narrow the list. Their values are part of the URL. */
function Filters({ query, onQuery }: ListHeadProps) {
  const texts = useTexts();
  const inWords = useLanguage();
  const set = (change: Partial<Query>) => onQuery({ ...query, ...change });
  return (
    <fieldset className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2">
      <legend className="sr-only">{texts.filters.title}</legend>
      <Choice
        label={texts.filters.kind}
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
        nameOf={(value) => languageName(value, inWords)}
        onChoose={(language) => set({ language })}
      />
      <TagChoice kind="messages" value={query.tag} onChoose={(tag) => set({ tag })} />
      <CheckBox
        isOn={query.view === 'noted'}
        onChange={(isOn) => set({ folder: 'inbox', view: isOn ? 'noted' : undefined })}
      >
        {texts.views.noted}
      </CheckBox>
      <div className="flex items-end">
        <LinkButton
          disabled={filterCount(query) === 0}
          onClick={({ currentTarget }) => {
            const { folder, view, sort, q, scope } = query;
            onQuery({ folder, view, sort, q, scope });
            // The pressed button unmounts, and these controls too unless they were opened by a press.
            const head = currentTarget.closest('.list-head');
            head?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          }}
          className="disabled:invisible"
        >
          {texts.filters.clear}
        </LinkButton>
      </div>
      <Day
        label={texts.filters.from}
        value={query.from}
        max={query.to}
        onDay={(from) => set({ from: from || undefined })}
      />
      <Day
        label={texts.filters.to}
        value={query.to}
        min={query.from}
        onDay={(to) => set({ to: to || undefined })}
      />
    </fieldset>
  );
}
