import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import type { Chrome } from '../../content/chrome-schema.ts';
import { EventReplay, held } from '../../loading/event-replay.tsx';
import { loadModule } from '../../loading/load-module.ts';
import { isServerWritten } from '../../routing/use-arrival.ts';
import { hasDraft } from '../forms/draft-names.ts';
import type { MessageFormProps } from './simple-form.tsx';

type FormModule = typeof import('./simple-form.tsx');

let arrived: (form: FormModule) => void;
const wanted = new Promise<FormModule>((resolve) => {
  arrived = resolve;
});
const SimpleForm = lazy(() => wanted);

const useFailure = create(() => ({ hasFailed: false }));
/** On its way, or here. */
let isFetched = false;

/** Fetches the form's code, validation and all. What did not arrive is asked for again at the next touch. */
function fetchForm(): void {
  if (isFetched) return;
  isFetched = true;
  useFailure.setState({ hasFailed: false });
  loadModule(() => import('./simple-form.tsx')).then(arrived, () => {
    isFetched = false;
    useFailure.setState({ hasFailed: true });
  });
}

/** What the server wrote is there once: whoever comes back to the form finds it gone. */
let drawnBefore = false;

/**
 * The message form. As the server wrote it, it can be read and typed into at once; its code, which weighs
 * more than a page's, comes with the first touch. Not drawn anew meanwhile (`memo`): React would replace
 * what the server wrote, and with it what was typed.
 */
export const MessageForm = memo(function MessageForm(props: MessageFormProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [serverWritten] = useState(() => isServerWritten() && !drawnBefore);
  if (!serverWritten) fetchForm();
  useEffect(() => {
    drawnBefore = true;
    if (hasDraft(props.draft)) fetchForm();
  }, [props.draft]);
  useTouches(holder, fetchForm);
  return (
    <div ref={holder} {...held}>
      <Suspense>
        <SimpleForm {...props} />
        <EventReplay within={holder} />
      </Suspense>
      <Unreachable texts={props.chrome.messageForm} />
    </div>
  );
});

/** What the form would say itself, had its code arrived. */
function Unreachable({ texts }: { texts: Chrome['messageForm'] }) {
  const { hasFailed } = useFailure();
  return (
    <p role="status" className="mt-4 font-medium text-error empty:hidden">
      {hasFailed && `${texts.failure} ${texts.offline}`}
    </p>
  );
}

const touchKinds = ['pointerover', 'pointerdown', 'focusin', 'submit'];

/** Calls back whenever a hand or the keyboard comes to an element, also for what came before we listened. */
function useTouches(element: RefObject<HTMLElement | null>, callback: () => void): void {
  useEffect(() => {
    const isInside = (target: unknown) =>
      target instanceof Node && element.current?.contains(target);
    const onTouch = ({ target }: Event) => {
      if (isInside(target)) callback();
    };
    // At the window: React lets no event into a part that it has not taken over yet.
    for (const kind of touchKinds) addEventListener(kind, onTouch, true);
    const touched = window.earlyEvents?.remembered.some((touch) => isInside(touch.element));
    if (touched || isInside(document.activeElement)) callback();
    return () => {
      for (const kind of touchKinds) removeEventListener(kind, onTouch, true);
    };
  }, [element, callback]);
}
