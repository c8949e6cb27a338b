import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { EarlyTouches, held } from '../../early-touches.tsx';
import { isServerWritten } from '../../use-arrival.ts';
import type { MessageFormProps } from './simple-form.tsx';

type FormModule = typeof import('./simple-form.tsx');

const wanted = Promise.withResolvers<FormModule>();
const SimpleForm = lazy(() => wanted.promise);

/** Fetches the form's code, validation and all; what is asked for twice comes once. */
function fetchForm(): void {
  import('./simple-form.tsx').then(wanted.resolve, wanted.reject);
}

/**
 * The message form. As the server wrote it, it can be read and typed into at once; its code, which weighs
 * more than a page's, comes with the first touch. Not drawn anew meanwhile (`memo`): React would replace
 * what the server wrote, and with it what was typed.
 */
export const MessageForm = memo(function MessageForm(props: MessageFormProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [serverWritten] = useState(isServerWritten);
  if (!serverWritten) fetchForm();
  useFirstTouch(holder, fetchForm);
  return (
    <div ref={holder} {...held}>
      <Suspense>
        <SimpleForm {...props} />
        <EarlyTouches within={holder} />
      </Suspense>
    </div>
  );
});

/** Calls back when a hand or the keyboard comes to an element, also when it came before we listened. */
function useFirstTouch(element: RefObject<HTMLElement | null>, callback: () => void): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const kinds = ['pointerover', 'pointerdown', 'focusin', 'submit'];
    const once = () => {
      for (const kind of kinds) current.removeEventListener(kind, once);
      callback();
    };
    for (const kind of kinds) current.addEventListener(kind, once);
    const { remembered = [] } = window.earlyTouches ?? {};
    const touched = remembered.some((touch) => current.contains(touch.element));
    if (touched || current.contains(document.activeElement)) once();
  }, [element, callback]);
}
