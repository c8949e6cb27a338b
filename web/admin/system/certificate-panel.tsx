import { useAtomValue } from 'jotai';
import type { SiteCertificate } from '#contract/admin/system.ts';
import { shortDateTime, spanSince } from '../format/date-format.ts';
import { languageAtom } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts } from './facts.tsx';
import { useSystemTexts } from './texts.ts';

/** The certificate by which browsers recognize the site, and what to look at if it is not in order. */
export function CertificatePanel({ certificate }: { readonly certificate: SiteCertificate }) {
  const { state, details } = certificate;
  const texts = useSystemTexts().certificate;
  return (
    <Panel title={texts.title}>
      <Facts>
        <Fact label={texts.state} note={state !== 'ok' && texts.advice[state]}>
          <span className={state === 'ok' ? undefined : 'text-error'}>{texts.states[state]}</span>
        </Fact>
        {details && <Details state={state} {...details} />}
      </Facts>
    </Panel>
  );
}

type DetailsProps = Pick<SiteCertificate, 'state'> & NonNullable<SiteCertificate['details']>;

function Details({ state, names, issuer, validFromUtc, validUntilUtc }: DetailsProps) {
  const language = useAtomValue(languageAtom);
  const texts = useSystemTexts().certificate;
  const untilEnd = spanSince(new Date().toISOString(), language, 'long', Date.parse(validUntilUtc));
  return (
    <>
      {state === 'notYetValid' && (
        <Fact label={texts.from}>{shortDateTime(validFromUtc, language)}</Fact>
      )}
      <Fact label={texts.left} note={`${texts.until}: ${shortDateTime(validUntilUtc, language)}`}>
        {state === 'expired' ? texts.none : untilEnd.span}
      </Fact>
      <Fact label={texts.names}>{names.join(', ') || texts.noNames}</Fact>
      <Fact label={texts.issuer}>{issuer}</Fact>
    </>
  );
}
