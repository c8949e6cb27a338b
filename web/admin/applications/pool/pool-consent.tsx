import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import { DescribedLine } from '../../../ui/described-line.tsx';
import { isolated } from '../../format/isolated.ts';
import { keptUntil } from '../../format/kept-until.ts';
import { useReader } from '../../language.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { withdrawConsentAtom } from '../open.ts';
import { consentInWords, poolConsentOf } from './consent-words.ts';

/** The applicant's own consent to the talent pool: the admin can only record a withdrawal. */
export function PoolConsent({ application }: { application: WholeApplication }) {
  const { texts, language } = useReader();
  const { consent, poolConsent } = texts.applications;
  const withdraw = useSetAtom(withdrawConsentAtom);
  const [isAsking, setAsking] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  const state = poolConsentOf(application);
  const shown = useRef(state);
  // The pressed button unmounts with the consent: move the focus first.
  useEffect(() => {
    if (shown.current === 'given' && state === 'withdrawn') words.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <>
      <DescribedLine label={poolConsent}>
        <span ref={words} tabIndex={-1}>
          {consentInWords(application, texts, language)}
        </span>
        {state === 'given' && (
          <LinkButton onClick={() => setAsking(true)} className="no-print block">
            {consent.withdraw}
          </LinkButton>
        )}
        {state !== 'given' && application.talentPool && (
          <p className="text-muted">{consent.labelled[state]}</p>
        )}
        <ConfirmDialog
          isOpen={isAsking && state === 'given'}
          title={consent.title}
          lead={fill(consent.lead, { name: isolated(application.fullName) })}
          confirm={consent.confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => withdraw(application)}
        />
      </DescribedLine>
      <DescribedLine label={texts.people.kept}>
        {keptUntil(application, texts, language)}
      </DescribedLine>
    </>
  );
}
