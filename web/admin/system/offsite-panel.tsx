import { useAtomValue } from 'jotai';
import type { Offsite } from '#contract/admin/system.ts';
import { shortDateTime, timeSince } from '../format/date-format.ts';
import { languageAtom } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts } from './facts.tsx';
import { sizeInWords } from './size.ts';
import { useSystemTexts } from './texts.ts';

/** The copies of the backups in another place, and whether they come back from there. */
export function OffsitePanel({ offsite }: { readonly offsite: Offsite | null }) {
  const texts = useSystemTexts().offsite;
  return (
    <Panel title={texts.title}>
      {offsite === null ? (
        <p className="mt-4">
          <strong>{texts.off}</strong> {texts.offAdvice}
        </p>
      ) : (
        <OffsiteFacts offsite={offsite} />
      )}
    </Panel>
  );
}

function OffsiteFacts({ offsite }: { readonly offsite: Offsite }) {
  const texts = useSystemTexts().offsite;
  const language = useAtomValue(languageAtom);
  const { state, place, newest, count, isScheduled, failed } = offsite;
  if (state === 'unreadable') return <p className="mt-4">{texts.unreadable}</p>;
  const time = (utc: string) => shortDateTime(utc, language);
  return (
    <>
      <div role="alert">
        {failed && (
          <p className="mt-4 text-error">
            {texts.failedAt.replace('{time}', () => time(failed.atUtc))} {texts.why[failed.why]}
          </p>
        )}
      </div>
      {!newest && <p className="mt-4 font-semibold">{texts.none}</p>}
      <Facts>
        {newest && (
          <Fact
            label={texts.last}
            note={[
              time(newest.madeAtUtc),
              sizeInWords(newest.bytes, language),
              newest.shippedAtUtc &&
                texts.shippedAt.replace('{time}', () => time(newest.shippedAtUtc ?? '')),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {timeSince(newest.madeAtUtc, language)}
          </Fact>
        )}
        {place && (
          <Fact
            label={texts.place}
            note={texts.keptThere.replace('{count}', count.toLocaleString(language))}
          >
            {texts.places[place.kind].replace('{host}', () => place.host ?? '')}
          </Fact>
        )}
        <DrillFact offsite={offsite} />
        {!isScheduled && (
          <Fact label={texts.service} note={texts.stoppedAdvice}>
            {texts.stopped}
          </Fact>
        )}
      </Facts>
    </>
  );
}

function DrillFact({ offsite: { drill } }: { readonly offsite: Offsite }) {
  const texts = useSystemTexts().offsite;
  const language = useAtomValue(languageAtom);
  if (!drill) return <Fact label={texts.drill}>{texts.drillNone}</Fact>;
  const { atUtc, madeAtUtc, why, rows } = drill;
  const when = shortDateTime(atUtc, language);
  if (why) {
    return (
      <Fact label={texts.drill} note={`${when} · ${texts.why[why]}`}>
        <span className="text-error">{texts.drillFailed}</span>
      </Fact>
    );
  }
  const compared = texts.drillCompared
    .replace('{made}', () => (madeAtUtc ? shortDateTime(madeAtUtc, language) : ''))
    .replace('{rows}', rows.toLocaleString(language));
  return (
    <Fact label={texts.drill} note={`${when} · ${compared}`}>
      {texts.drillGood}
    </Fact>
  );
}
