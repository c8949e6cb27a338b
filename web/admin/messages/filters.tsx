import { useAtomValue } from 'jotai';
import { messageKinds } from '#contract/admin/message.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import { languageName } from '../format/language-name.ts';
import { languageAtom, useTexts } from '../language.ts';
import { TagChoice } from '../tags/tag-choice.tsx';
import { Choice } from '../ui/choice.tsx';
import { Day } from '../ui/day.tsx';
import { filterCount, type Query } from './query.ts';

type FiltersProps = { readonly query: Query; onQuery(query: Query): void };

/** The controls that narrow the list. Their values are part of the URL. */
export function Filters({ query, onQuery }: FiltersProps) {
  const texts = useTexts();
  const inWords = useAtomValue(languageAtom);
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
      <TagChoice value={query.tag} onChoose={(tag) => set({ tag })} />
      <div className="flex items-end">
        <button
          type="button"
          disabled={filterCount(query) === 0}
          onClick={({ currentTarget }) => {
            const { folder, view, sort, q, scope } = query;
            onQuery({ folder, view, sort, q, scope });
            // The pressed button disappears, and with it these controls unless they were opened by a press.
            const head = currentTarget.closest('.list-head');
            head?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          }}
          className="min-h-11 font-semibold text-link hover:underline disabled:invisible"
        >
          {texts.filters.clear}
        </button>
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
