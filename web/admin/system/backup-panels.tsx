import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Backups, Offsite } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { refreshAtom } from '../api-client/queries.ts';
import { shortDateTime, timeSince } from '../format/date-format.ts';
import { useLanguage } from '../language.ts';
import { MainButton } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';
import { useBusy } from '../ui/use-run.ts';
import { Fact, Facts, sizeInWords } from './facts.tsx';
import { firstStepsRead, makeBackupAtom, systemRead } from './state.ts';
import { useSystemTexts } from './texts.ts';

/** The backups, and the button that makes one. */
export function BackupPanel({ backups }: { backups: Backups }) {
  const texts = useSystemTexts().backup;
  const language = useLanguage();
  const makeBackup = useSetAtom(makeBackupAtom);
  const [isAsked, run] = useBusy();
  const { running, failed } = backups;
  const isBusy = isAsked || running !== null;
  useNotifiedEnd(backups);
  return (
    <Panel title={texts.title}>
      <BackupFacts backups={backups} />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <MainButton onClick={() => isBusy || run(makeBackup)} aria-disabled={isBusy || undefined}>
          {isBusy ? texts.making : texts.make}
        </MainButton>
        {running && <Progress {...running} />}
      </div>
      <div role="alert">
        {failed && !running && (
          <p className="mt-4 text-error">
            {fill(texts.failedAt, { time: shortDateTime(failed.atUtc, language) })}{' '}
            {texts.why[failed.why]}
          </p>
        )}
      </div>
    </Panel>
  );
}

function BackupFacts({ backups }: { backups: Backups }) {
  const texts = useSystemTexts().backup;
  const language = useLanguage();
  const { state, newest, count, totalBytes, keep, nextAtUtc } = backups;
  const size = (bytes: number) => sizeInWords(bytes, language);
  const isDue = nextAtUtc !== null && Date.parse(nextAtUtc) <= Date.now();
  if (state === 'unreadable') return <p className="mt-4">{texts.unreadable}</p>;
  return (
    <>
      {!newest && (
        <p className="mt-4">
          <strong>{texts.none}</strong> {texts.noneAdvice}
        </p>
      )}
      <Facts>
        {newest && (
          <>
            <Fact
              label={texts.last}
              note={`${shortDateTime(newest.madeAtUtc, language)} · ${size(newest.bytes)} · ${texts.checked}`}
            >
              {timeSince(newest.madeAtUtc, language)}
            </Fact>
            <Fact label={texts.kept} note={fill(texts.keep, { keep }, language)}>
              {fill(texts.keptOf, { count, size: size(totalBytes) }, language)}
            </Fact>
          </>
        )}
        <Fact label={texts.next} note={nextAtUtc ? undefined : texts.noScheduleAdvice}>
          {nextAtUtc ? (isDue ? texts.soon : shortDateTime(nextAtUtc, language)) : texts.noSchedule}
        </Fact>
      </Facts>
    </>
  );
}

function Progress({ copiedBytes, wholeBytes }: NonNullable<Backups['running']>) {
  const texts = useSystemTexts().backup;
  const language = useLanguage();
  const copied = Math.min(copiedBytes, wholeBytes);
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      <progress
        aria-label={texts.progress}
        max={wholeBytes}
        value={copied}
        className="h-1.5 w-28 accent-link"
      />
      {fill(texts.copied, {
        copied: sizeInWords(copied, language),
        whole: sizeInWords(wholeBytes, language),
      })}
    </p>
  );
}

/**
 * When a backup that was running has finished, shows a toast and reads again what needs attention. A failure stays in
 * the panel.
 */
function useNotifiedEnd({ running, failed, newest }: Backups): void {
  const texts = useSystemTexts().backup;
  const language = useLanguage();
  const refresh = useSetAtom(refreshAtom);
  const wasRunning = useRef(false);
  const isRunning = running !== null;
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!hasEnded) return;
    refresh(systemRead);
    refresh(firstStepsRead);
    if (failed || !newest) return;
    notify('success', fill(texts.made, { size: sizeInWords(newest.bytes, language) }));
  }, [isRunning, failed, newest, texts, language, refresh]);
}

/** The off-site copies of the backups, and the result of the last drill. */
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
  const language = useLanguage();
  const { state, place, newest, count, isScheduled, failed } = offsite;
  if (state === 'unreadable') return <p className="mt-4">{texts.unreadable}</p>;
  const time = (utc: string) => shortDateTime(utc, language);
  return (
    <>
      <div role="alert">
        {failed && (
          <p className="mt-4 text-error">
            {fill(texts.failedAt, { time: time(failed.atUtc) })} {texts.why[failed.why]}
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
                fill(texts.shippedAt, { time: time(newest.shippedAtUtc ?? '') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {timeSince(newest.madeAtUtc, language)}
          </Fact>
        )}
        {place && (
          <Fact label={texts.place} note={fill(texts.keptThere, { count }, language)}>
            {fill(texts.places[place.kind], { host: place.host ?? '' })}
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
  const language = useLanguage();
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
  const compared = fill(
    texts.drillCompared,
    { made: madeAtUtc ? shortDateTime(madeAtUtc, language) : '', rows },
    language,
  );
  return (
    <Fact label={texts.drill} note={`${when} · ${compared}`}>
      {texts.drillGood}
    </Fact>
  );
}
