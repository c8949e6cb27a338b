import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { company } from '../company.ts';
import { useTexts } from '../language.ts';
import { PasswordForm } from '../login/password-form.tsx';
import { LeaveDialog } from '../notes/leave-dialog.tsx';
import { hasUnsavedAtom } from '../notes/log-out.ts';
import { leaveLockedAtom, unlockAtom } from '../session/lock.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';

/** The locked page: only the password form. Visitors' data is in neither the DOM nor the memory. */
export function Locked() {
  const texts = useTexts();
  const unlock = useSetAtom(unlockAtom);
  const leave = useSetAtom(leaveLockedAtom);
  const hasUnsaved = useAtomValue(hasUnsavedAtom);
  const [isAsked, setAsked] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current as HTMLDialogElement;
    shown.showModal();
    return focusInPause(shown);
  }, []);
  // After the password the page gets the focus, unless a text field had it before the lock.
  useEffect(() => focusPageIfLost, []);
  useEffect(() => {
    document.title = `${texts.reentry.title} · ${company().shortName}`;
  }, [texts]);
  return (
    <main className="min-h-dvh bg-band">
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-labelledby="reentry"
        // Only the password closes it.
        onCancel={(event) => event.preventDefault()}
        className="m-auto w-[26rem] outline-none max-w-[calc(100vw-2rem)] rounded-3xl bg-raised p-8 text-text backdrop:bg-night/80"
      >
        <h1 id="reentry" className="text-2xl">
          {texts.reentry.title}
        </h1>
        <p className="mt-3 text-muted">{texts.reentry.lead}</p>
        <PasswordForm send={unlock} />
        <LinkButton onClick={() => (hasUnsaved ? setAsked(true) : leave())} className="mt-4">
          {texts.reentry.leave}
        </LinkButton>
      </dialog>
      <LeaveDialog isOpen={isAsked} onClose={() => setAsked(false)} onLeave={() => leave()} />
    </main>
  );
}

/** In ms: keys after such a pause are meant for the password. */
const pauseMs = 700;

/**
 * Focuses the password once no key was pressed for a moment: the page may lock while somebody types, and those letters
 * must not go into the password.
 */
function focusInPause(dialog: HTMLDialogElement): () => void {
  dialog.focus();
  const focusPassword = () => {
    if (document.activeElement !== dialog) return;
    dialog.querySelector<HTMLElement>('[type=password]')?.focus();
  };
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(focusPassword, pauseMs);
  };
  wait();
  dialog.addEventListener('keydown', wait);
  return () => {
    clearTimeout(timer);
    dialog.removeEventListener('keydown', wait);
  };
}
