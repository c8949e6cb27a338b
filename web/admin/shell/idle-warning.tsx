import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { verify } from '#contract/admin/session.ts';
import { primaryAction } from '../../ui/button.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { useTexts } from '../language.ts';
import { idleLimitMs, lastUse, noteIdleLimit, noteUse, watchUse } from '../session/activity.ts';
import { lockAtom } from '../session/lock.ts';
import { sessionAtom } from '../session/session.ts';
import { clearField, rememberField } from '../session/typed-field.ts';

/** Minimum interval between two keep-alive requests while the admin is in use, in ms. */
const reportEveryMs = 30_000;
/** How long before the end the warning appears, in ms. */
const warnMs = 120_000;
/** Assumed until the API has reported its idle limit. */
const assumedIdleMs = 30 * 60_000;

/**
 * Keeps the session alive while the admin is in use, in this tab or in another. Returns the seconds left when it is
 * about to end, else null. At the end the page locks.
 */
function useIdle(): { secondsLeft: number | null; stay: () => void } {
  const store = useStore();
  const lock = useSetAtom(lockAtom);
  const record = useAtomValue(sessionAtom);
  const lastReported = useRef(Date.now());
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  const reportUse = async () => {
    lastReported.current = Date.now();
    const outcome = await authenticatedCall(store.get, store.set, verify);
    if (outcome.ok) noteIdleLimit(outcome.data.idleSeconds);
  };
  const report = useEffectEvent(reportUse);
  const stay = () => {
    noteUse();
    setSecondsLeft(null);
    reportUse();
  };

  useEffect(() => {
    // The session was confirmed when the page was loaded, which reported the use.
    if (idleLimitMs() === null) report();
    const end = record ? Date.parse(record.expiresAtUtc) : Number.POSITIVE_INFINITY;
    const look = () => {
      const idleMs = idleLimitMs() ?? assumedIdleMs;
      const left = Math.min(lastUse() + idleMs, end) - Date.now();
      const warning = Math.min(warnMs, idleMs / 3);
      setSecondsLeft(left <= warning ? Math.max(0, Math.ceil(left / 1000)) : null);
      if (left <= 0) lock();
    };
    const timer = setInterval(look, 1000);
    // Checks at once after the device has slept.
    document.addEventListener('visibilitychange', look);
    const unwatch = watchUse(() => {
      if (Date.now() - lastReported.current > reportEveryMs) report();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      unwatch();
    };
  }, [record, lock]);

  return { secondsLeft, stay };
}

/** Asks an idle user to stay, before the session ends. */
export function IdleWarning() {
  const texts = useTexts();
  const { secondsLeft, stay } = useIdle();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = secondsLeft !== null;
  useEffect(() => {
    if (isShown) {
      // Later the caret returns to the field that has it now.
      rememberField();
      dialog.current?.showModal();
    } else {
      clearField();
      dialog.current?.close();
    }
  }, [isShown]);
  const minutes = Math.floor((secondsLeft ?? 0) / 60);
  const seconds = String((secondsLeft ?? 0) % 60).padStart(2, '0');
  return (
    <dialog
      ref={dialog}
      aria-labelledby="idle"
      aria-describedby="idle-lead"
      onClose={() => {
        if (isShown) stay();
      }}
      className="m-auto w-[26rem] max-w-[calc(100vw-2rem)] rounded-3xl bg-raised p-8 text-text backdrop:bg-night/70"
    >
      {isShown && (
        <>
          <h2 id="idle" className="text-2xl">
            {texts.idle.title}
          </h2>
          <p id="idle-lead" className="mt-3 text-muted">
            {texts.idle.lead}
          </p>
          {/* Not announced each second. */}
          <p aria-hidden="true" className="mt-4 font-heading text-5xl font-semibold tabular-nums">
            {minutes}:{seconds}
          </p>
          <button type="button" onClick={stay} className={`${primaryAction} mt-6`}>
            {texts.idle.stay}
          </button>
        </>
      )}
    </dialog>
  );
}
