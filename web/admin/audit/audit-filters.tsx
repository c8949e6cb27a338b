import { Search, X } from 'lucide';
import { auditGroups } from '#contract/admin/audit.ts';
import { fill } from '#contract/fill.ts';
import { referenceOf } from '#contract/reference.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { useAddressSearch } from '../people/address-search.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Choice, DayRange } from '../ui/filters.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import { isNarrowed, type WholeQuery } from './query.ts';
import { useAuditTexts } from './texts.ts';

type AuditFiltersProps = { readonly query: WholeQuery; onQuery(query: WholeQuery): void };

/** Narrows the trail by a group of actions, day, person and record. */
export function AuditFilters({ query, onQuery }: AuditFiltersProps) {
  const texts = useAuditTexts();
  const { filters } = useTexts();
  const set = (change: Partial<WholeQuery>) => onQuery({ ...query, ...change });
  /** Removes filters, and with them the button that was pressed. */
  const remove = (rest: WholeQuery) => {
    onQuery(rest);
    focusPageIfLost();
  };
  const { group, from, to, record, email = '' } = query;
  const onPerson = (person: string) => set({ email: person || undefined });
  const { error, input, onSubmit } = useAddressSearch(email, onPerson, true);
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))_minmax(0,1.6fr)]">
        <legend className="sr-only">{filters.title}</legend>
        <div className="max-lg:col-span-2">
          <Choice
            label={texts.action}
            all={texts.all}
            value={group}
            options={auditGroups}
            nameOf={(value) => texts.groups[value]}
            onChoose={(chosen) => set({ group: chosen })}
          />
        </div>
        <DayRange {...{ from, to }} onDays={set} />
        <div className="max-lg:col-span-2">
          {/* An e-mail address: the entries about this person's records. An empty field shows all. */}
          <form noValidate onSubmit={onSubmit}>
            <SmallField label={texts.person} error={error}>
              {(tie) => (
                <span className="relative block">
                  <input {...input} {...tie} className={`h-11 pr-11 ${smallFieldClass}`} />
                  <button
                    type="submit"
                    aria-label={texts.findPerson}
                    title={texts.findPerson}
                    className="absolute right-0 top-0 grid size-11 place-items-center rounded-xl text-muted hover:text-text"
                  >
                    <Icon drawing={Search} size={18} />
                  </button>
                </span>
              )}
            </SmallField>
          </form>
        </div>
      </fieldset>
      {isNarrowed(query) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-5">
          {record && (
            <span className="inline-flex items-center rounded-full bg-chosen pl-4 font-medium">
              {fill(texts.record, { reference: referenceOf(record) })}
              <IconButton
                drawing={X}
                size={16}
                label={texts.allRecords}
                onClick={() => remove({ ...query, record: undefined })}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-text"
              />
            </span>
          )}
          <LinkButton onClick={() => remove({})}>{filters.clear}</LinkButton>
        </p>
      )}
    </>
  );
}
