import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findPerson } from '#contract/admin/data-protection.ts';
import { check } from '#contract/check.ts';
import { TextField } from '../../ui/field.tsx';
import { refreshAtom } from '../api-client/queries.ts';
import { useTexts } from '../language.ts';
import { type PersonState, paths } from '../paths.ts';
import { RetentionPanel } from '../record/retention-panel.tsx';
import { MainButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { useAddressSearch } from './address-search.ts';
import { Found } from './found.tsx';
import { personRead } from './person.ts';

/** The people page: all data of a person, and the retention periods. */
export default function People() {
  const texts = useTexts().people;
  const [, navigate] = useLocation();
  // Not in the URL, which histories and logs store. The history state survives reload, Back and Forward.
  const email = useHistoryState<PersonState | null>()?.email ?? '';
  const refresh = useSetAtom(refreshAtom);
  const read = personRead(email);
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-5 min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <div className="no-print rounded-[28px] bg-raised p-5 sm:p-7">
            <SearchForm
              sought={email}
              onSearch={(next) => {
                if (next === email) refresh(read);
                else navigate(paths.people, { state: { email: next } satisfies PersonState });
              }}
            />
          </div>
          {check(findPerson.body, { email }).ok && (
            <WhenFetched key={email} of={read} loading={texts.loading} failed={texts.failed}>
              {(person) => <Found {...{ person, read }} />}
            </WhenFetched>
          )}
        </div>
        <RetentionPanel />
      </div>
    </AdminPage>
  );
}

type SearchFormProps = { readonly sought: string; onSearch(email: string): void };

/** The search for a person by e-mail address. */
function SearchForm({ sought, onSearch }: SearchFormProps) {
  const texts = useTexts().people;
  const { error, input, onSubmit } = useAddressSearch(sought, onSearch);
  return (
    <search>
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <TextField label={texts.email} error={error} {...input} />
        </div>
        {/* Aligned with the field, whose label is above it. */}
        <MainButton type="submit" className="min-h-[50px] sm:mt-[1.97rem]">
          {texts.search}
        </MainButton>
      </form>
    </search>
  );
}
