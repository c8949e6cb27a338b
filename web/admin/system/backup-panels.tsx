import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Backups, Offsite } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { notify } from '../../features/toasts/notify.ts';
import { shortDateTime } from '../format/date-format.ts';
import { useLanguage } from '../language.ts';
import { MainButton } from '../ui/buttons.tsx';
import { Panel } from '../ui/panel.tsx';
import { useBusy } from '../ui/use-run.ts';
import { Facts, sizeInWords } from './facts.tsx';
import { makeBackupAtom } from './state.ts';
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
  const time = (utcTime: string) => shortDateTime(utcTime, language);
  const isDue = nextAtUtc !== null && Date.parse(nextAtUtc) <= Date.now();
  if (state === 'unreadable') return <p className="mt-4">{texts.unreadable}</p>;
  return (
    <>
      {!newest && (
        <p className="mt-4">
          <strong>{texts.none}</strong> {texts.noneAdvice}
        </p>
      )}
      <Facts
        of={[
          newest && [
            texts.last,
            timeSince(newest.madeAtUtc, language),
            `${time(newest.madeAtUtc)} · ${size(newest.bytes)} · ${texts.checked}`,
          ],
          newest && [
            texts.kept,
            fill(texts.keptOf, { count, size: size(totalBytes) }, language),
            fill(texts.keep, { keep }, language),
          ],
          nextAtUtc
            ? [texts.next, isDue ? texts.soon : time(nextAtUtc)]
            : [texts.next, texts.noSchedule, texts.noScheduleAdvice],
        ]}
      />
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

/** When a backup that was running has finished, shows a toast. A failure stays in the panel. */
function useNotifiedEnd({ running, failed, newest }: Backups): void {
  const texts = useSystemTexts().backup;
  const language = useLanguage();
  const wasRunning = useRef(false);
  const isRunning = running !== null;
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!hasEnded || failed || !newest) return;
    notify('success', fill(texts.made, { size: sizeInWords(newest.bytes, language) }));
  }, [isRunning, failed, newest, texts, language]);
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
  const { state, place, newest, count, drill, isScheduled, failed } = offsite;
  if (state === 'unreadable') return <p className="mt-4">{texts.unreadable}</p>;
  const time = (utc: string) => shortDateTime(utc, language);
  const drillInWords = (): readonly [result: ReactNode, note?: string] => {
    if (!drill) return [texts.drillNone];
    const { atUtc, madeAtUtc, why, rows } = drill;
    if (why) {
      const failure = <span className="text-error">{texts.drillFailed}</span>;
      return [failure, `${time(atUtc)} · ${texts.why[why]}`];
    }
    const made = madeAtUtc ? time(madeAtUtc) : '';
    const compared = fill(texts.drillCompared, { made, rows }, language);
    return [texts.drillGood, `${time(atUtc)} · ${compared}`];
  };
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
      <Facts
        of={[
          newest && [
            texts.last,
            timeSince(newest.madeAtUtc, language),
            [
              time(newest.madeAtUtc),
              sizeInWords(newest.bytes, language),
              newest.shippedAtUtc && fill(texts.shippedAt, { time: time(newest.shippedAtUtc) }),
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          place && [
            texts.place,
            fill(texts.places[place.kind], { host: place.host ?? '' }),
            fill(texts.keptThere, { count }, language),
          ],
          [texts.drill, ...drillInWords()],
          !isScheduled && [texts.service, texts.stopped, texts.stoppedAdvice],
        ]}
      />
    </>
  );
}
