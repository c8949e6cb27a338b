import type { SiteCertificate, System } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { shortDateTime, spanSince } from '../format/date-format.ts';
import { useLanguage } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { type Fact, Facts, sizeInWords } from './facts.tsx';
import { useSystemTexts } from './texts.ts';

/** The running release, its start, and the virus scanner. */
export function ServicePanel({ release, scanner }: Pick<System, 'release' | 'scanner'>) {
  const texts = useSystemTexts().service;
  const language = useLanguage();
  const { version, builtAtUtc, startedAtUtc } = release;
  const time = (utcTime: string) => shortDateTime(utcTime, language);
  const scanning = scanner ? (scanner.isUp ? 'up' : 'down') : 'off';
  return (
    <Panel title={texts.title}>
      <Facts
        of={[
          [texts.version, version, builtAtUtc && `${texts.built}: ${time(builtAtUtc)}`],
          [texts.since, timeSince(startedAtUtc, language), time(startedAtUtc)],
          [texts.scanner, texts.scannerStates[scanning]],
        ]}
      />
    </Panel>
  );
}

/** The database, and the disk that holds it. */
export function DataPanel({ database, disk }: Pick<System, 'database' | 'disk'>) {
  const texts = useSystemTexts().data;
  const language = useLanguage();
  const size = (bytes: number) => sizeInWords(bytes, language);
  const used = (disk.totalBytes - disk.freeBytes) / disk.totalBytes;
  const free = (
    <>
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
    </>
  );
  const log = database.logBytes > 0 && fill(texts.log, { size: size(database.logBytes) });
  return (
    <Panel title={texts.title}>
      <Facts
        of={[
          [texts.disk, free, fill(texts.ofTotal, { total: size(disk.totalBytes) })],
          [texts.reserve, size(disk.reserveBytes), texts.reserveNote],
          [texts.size, size(database.bytes), log],
          [texts.messages, database.messages.toLocaleString(language)],
          [texts.applications, database.applications.toLocaleString(language)],
        ]}
      />
    </Panel>
  );
}

/** The site's TLS certificate, with advice if it is not in order. */
export function CertificatePanel({ certificate }: { readonly certificate: SiteCertificate }) {
  const { state, details } = certificate;
  const texts = useSystemTexts().certificate;
  const language = useLanguage();
  const detailsOf = (found: NonNullable<typeof details>): (Fact | false)[] => {
    const { names, issuer, validFromUtc, validUntilUtc } = found;
    const end = Date.parse(validUntilUtc);
    const { span } = spanSince(new Date().toISOString(), language, 'long', end);
    const until = `${texts.until}: ${shortDateTime(validUntilUtc, language)}`;
    return [
      state === 'notYetValid' && [texts.from, shortDateTime(validFromUtc, language)],
      [texts.left, state === 'expired' ? texts.none : span, until],
      [texts.names, names.join(', ') || texts.noNames],
      [texts.issuer, issuer],
    ];
  };
  const stateInWords = (
    <span className={state === 'ok' ? undefined : 'text-error'}>{texts.states[state]}</span>
  );
  return (
    <Panel title={texts.title}>
      <Facts
        of={[
          [texts.state, stateInWords, state !== 'ok' && texts.advice[state]],
          ...(details ? detailsOf(details) : []),
        ]}
      />
    </Panel>
  );
}
