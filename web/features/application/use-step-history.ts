import { useEffect, useEffectEvent, useState } from 'react';
import { type Step, stepIds } from './values.ts';

/** The form's part of a browser history entry. */
type StepEntry = {
  readonly step: Step;
  /** The steps of the earlier entries, the first one first. */
  readonly trail: readonly Step[];
};

const first: StepEntry = { step: stepIds[0] ?? 'person', trail: [] };
/** The last step: a visitor who changes the language, or follows a link back to the form, continues there. */
let last = first.step;

/**
 * Stores the form's step in the browser's history: Back leads to the previous step, and a reload keeps the step.
 * @param startsAfresh whether there is no draft, so that an earlier entry is ignored
 * @param onTravel called when the browser's Back or Forward leads to a step
 */
export function useStepHistory(startsAfresh: () => boolean, onTravel: (step: Step) => void) {
  const [step, setStep] = useState<Step>(() => {
    if (startsAfresh()) return first.step;
    return history.state?.application ? entry().step : last;
  });
  const travel = useEffectEvent(() => {
    // Not an entry of the form: a link within the page was followed, or the page is being left.
    if (!history.state?.application) return;
    const to = entry().step;
    if (to !== step) onTravel(to);
  });
  useEffect(() => {
    last = step;
    // For Back from the next step.
    if (entry() === first && step !== first.step) write('replaceState', { ...first, step });
  }, [step]);
  useEffect(() => {
    // Deferred: where the address has a hash, Chromium moves the focus away after this event.
    const onPopState = () => setTimeout(() => travel());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return {
    step,
    setStep,
    push(next: Step): void {
      // The first step's entry is the page's own: marked, to distinguish Back to it from a link within the page.
      write('replaceState', { ...entry(), step });
      write('pushState', { step: next, trail: [...entry().trail, step] });
    },
    /** Goes back to the entry of a step if there is one, else adds it. */
    goBackTo(to: Step): void {
      const { trail } = entry();
      const at = trail.lastIndexOf(to);
      if (at < 0) {
        this.push(to);
        onTravel(to);
      } else history.go(at - trail.length);
    },
    replace(next: Step): void {
      write('replaceState', { ...entry(), step: next });
    },
    /**
     * Goes back to the entry before the form, so that the next Back leads to the previous page. Resolves when that is
     * done.
     */
    leave(): Promise<void> {
      const { length } = entry().trail;
      if (length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const onArrival = () => {
          const { application: _, ...others } = history.state ?? {};
          history.replaceState(others, '');
          setTimeout(resolve);
        };
        addEventListener('popstate', onArrival, { once: true });
        history.go(-length);
      });
    },
  };
}

function entry(): StepEntry {
  const { application = first } = (history.state ?? {}) as { readonly application?: StepEntry };
  return application;
}

function write(method: 'pushState' | 'replaceState', application: StepEntry): void {
  // Preserves other data of the entry, such as its scroll position.
  history[method]({ ...history.state, application }, '');
}
