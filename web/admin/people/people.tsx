import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findPerson } from '#contract/admin/data-protection.ts';
import { check } from '#contract/check.ts';
import { useTexts } from '../language.ts';
import { type PersonState, paths } from '../paths.ts';
import { RetentionPanel } from '../record/retention-panel.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { Found } from './found.tsx';
import { seekAtom, soughtAtom } from './person.ts';
import { SearchForm } from './search-form.tsx';

/** The people page: all data of a person, and the retention periods. */
export default function People() {
  const texts = useTexts().people;
  const [, navigate] = useLocation();
  // Not in the URL, which histories and logs keep. The history state survives reload, Back and Forward.
  const email = useHistoryState<PersonState | null>()?.email ?? '';
  const sought = useAtomValue(soughtAtom);
  const seek = useSetAtom(seekAtom);
  useEffect(() => {
    seek(check(findPerson.body, { email }).ok ? email : undefined);
  }, [email, seek]);
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-5 min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <div className="no-print rounded-[28px] bg-raised p-5 sm:p-7">
            <SearchForm
              sought={email}
              onSearch={(next) => {
                if (next === email) seek(email);
                else navigate(paths.people, { state: { email: next } satisfies PersonState });
              }}
            />
          </div>
          {sought && (
            <WhenFetched
              what={sought.person}
              loading={texts.loading}
              failed={texts.failed}
              onRetry={() => seek(sought.email)}
            >
              {(person) => <Found person={person} erased={sought.erased} />}
            </WhenFetched>
          )}
        </div>
        <RetentionPanel />
      </div>
    </AdminPage>
  );
}
