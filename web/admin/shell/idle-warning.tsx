import { useEffect, useRef } from 'react';
import { primaryAction } from '../../ui/button.ts';
import { useTexts } from '../language.ts';
import { useIdle } from './idle.ts';

/** Asks whether an idle user is still there, before the session ends. */
export function IdleWarning() {
  const texts = useTexts();
  const { secondsLeft, stay } = useIdle();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = secondsLeft !== null;
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
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
          {/* Not read out each second. */}
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
