import type { SiteCertificate, System } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { shortDateTime, spanSince, timeSince } from '../format/date-format.ts';
import { useLanguage } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts, sizeInWords } from './facts.tsx';
import { useSystemTexts } from './texts.ts';

/** The running release, its start, and the virus scanner. */
export function ServicePanel({ release, scanner }: Pick<System, 'release' | 'scanner'>) {
  const texts = useSystemTexts().service;
  const language = useLanguage();
  const { version, builtAtUtc, startedAtUtc } = release;
  const scanning = scanner ? (scanner.isUp ? 'up' : 'down') : 'off';
  return (
    <Panel title={texts.title}>
      <Facts>
        <Fact
          label={texts.version}
          note={builtAtUtc && `${texts.built}: ${shortDateTime(builtAtUtc, language)}`}
        >
          {version}
        </Fact>
        <Fact label={texts.since} note={shortDateTime(startedAtUtc, language)}>
          {timeSince(startedAtUtc, language)}
        </Fact>
        <Fact label={texts.scanner}>{texts.scannerStates[scanning]}</Fact>
      </Facts>
    </Panel>
  );
}

/** The database, and the disk that holds it. */
export function DataPanel({ database, disk }: Pick<System, 'database' | 'disk'>) {
  const texts = useSystemTexts().data;
  const language = useLanguage();
  const size = (bytes: number) => sizeInWords(bytes, language);
  const used = (disk.totalBytes - disk.freeBytes) / disk.totalBytes;
  return (
    <Panel title={texts.title}>
      <Facts>
        <Fact label={texts.disk} note={fill(texts.ofTotal, { total: size(disk.totalBytes) })}>
          {size(disk.freeBytes)} · {texts.states[disk.state]}
          <span
            aria-hidden="true"
            className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-chosen"
          >
            <span
              data-scarce={disk.state !== 'ok' || undefined}
              className="block h-full rounded-full bg-link data-scarce:bg-error"
              style={{ width: `${Math.round(used * 100)}%` }}
            />
          </span>
        </Fact>
        <Fact label={texts.reserve} note={texts.reserveNote}>
          {size(disk.reserveBytes)}
        </Fact>
        <Fact
          label={texts.size}
          note={database.logBytes > 0 && fill(texts.log, { size: size(database.logBytes) })}
        >
          {size(database.bytes)}
        </Fact>
        <Fact label={texts.messages}>{database.messages.toLocaleString(language)}</Fact>
        <Fact label={texts.applications}>{database.applications.toLocaleString(language)}</Fact>
      </Facts>
    </Panel>
  );
}

/** The site's TLS certificate, with advice if it is not in order. */
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
  const language = useLanguage();
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
