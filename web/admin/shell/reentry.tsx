import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isLockedAtom, leaveLockedAtom, unlockAtom } from '../call.ts';
import { useTexts } from '../language.ts';
import { PasswordForm } from '../password-form.tsx';

/** The door, once the session has ended: over the desk, which lies behind it as it was left. */
export function Reentry() {
  const texts = useTexts();
  const isLocked = useAtomValue(isLockedAtom);
  const unlock = useSetAtom(unlockAtom);
  const leave = useSetAtom(leaveLockedAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isLocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isLocked]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="reentry"
      // It closes by the password alone.
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[26rem] max-w-[calc(100vw-2rem)] rounded-3xl bg-raised p-8 text-text backdrop:bg-night/80 backdrop:backdrop-blur-md"
    >
      {isLocked && (
        <>
          <h2 id="reentry" className="text-2xl">
            {texts.reentry.title}
          </h2>
          <p className="mt-3 text-muted">{texts.reentry.lead}</p>
          <PasswordForm send={unlock} />
          <button
            type="button"
            onClick={() => leave()}
            className="mt-4 min-h-11 font-semibold text-link hover:underline"
          >
            {texts.reentry.leave}
          </button>
        </>
      )}
    </dialog>
  );
}
