import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { useChrome } from '../../loading/content-cache.ts';
import { EventReplay, held } from '../../loading/event-replay.tsx';
import { loadModule } from '../../loading/load-module.ts';
import { isServerWritten } from '../../routing/use-arrival.ts';
import { type DraftName, hasDraft, typedEarly } from '../forms/draft.ts';
import { honeypotName } from '../forms/honeypot-field.tsx';
import type { MessageFormProps } from './simple-form.tsx';

type FormModule = typeof import('./simple-form.tsx');

let resolveForm: (form: FormModule) => void;
const wanted = new Promise<FormModule>((resolve) => {
  resolveForm = resolve;
});
const SimpleForm = lazy(() => wanted);

const useFailure = create(() => false);
/** Loading, or loaded. */
let isFetched = false;

/** Loads the form's code, including validation. After a failure the next interaction retries. */
function fetchForm(): void {
  if (isFetched) return;
  isFetched = true;
  useFailure.setState(false);
  loadModule(() => import('./simple-form.tsx')).then(resolveForm, () => {
    isFetched = false;
    useFailure.setState(true);
  });
}

/** The server-rendered form exists only at the first mount. */
let drawnBefore = false;

/**
 * The message form. Its server-rendered HTML accepts input at once. Its code, which is larger than a page's, is loaded
 * at the first interaction. It must not render again meanwhile (`memo`): React would replace the server's HTML and lose
 * the input.
 */
export const MessageForm = memo(function MessageForm(props: MessageFormProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [serverWritten] = useState(() => isServerWritten() && !drawnBefore);
  if (!serverWritten) fetchForm();
  useEffect(() => {
    drawnBefore = true;
    if (hasDraft(props.draft)) fetchForm();
  }, [props.draft]);
  useTouches(holder, props.draft);
  return (
    // The form's height also while it loads: a section below it may be the target of a scroll.
    <div ref={holder} {...held} className="form-room min-h-[31rem]">
      <Suspense>
        <SimpleForm {...props} />
        <EventReplay within={holder} />
      </Suspense>
      <Unreachable />
    </div>
  );
});

/** The failure text, where the form's own code could not be loaded. */
function Unreachable() {
  const texts = useChrome().messageForm;
  const hasFailed = useFailure();
  return (
    <p role="status" className="mt-4 font-medium text-error empty:hidden">
      {hasFailed && `${texts.failure} ${texts.offline}`}
    </p>
  );
}

const touchKinds = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'];

/**
 * On any pointer, focus or input event inside an element, also before the listeners: loads the form's code, and stores
 * what is typed until the code runs, since the visitor may go on to another form, page or language.
 */
function useTouches(element: RefObject<HTMLElement | null>, draft: DraftName): void {
  useEffect(() => {
    const onTouch = ({ target }: { readonly target: unknown }) => {
      if (!(target instanceof Node && element.current?.contains(target))) return;
      fetchForm();
      const form = element.current.querySelector('form');
      // The form's code takes over at each change once it runs.
      if (!form) return;
      const typed = new FormData(form);
      typed.delete(honeypotName);
      typedEarly[draft] = typed;
    };
    // On the window: React stops events in parts that are not hydrated yet.
    for (const kind of touchKinds) addEventListener(kind, onTouch, true);
    for (const { element: target } of window.earlyEvents?.remembered ?? []) onTouch({ target });
    onTouch({ target: document.activeElement });
    return () => {
      for (const kind of touchKinds) removeEventListener(kind, onTouch, true);
    };
  }, [element, draft]);
}
