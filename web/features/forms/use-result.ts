import { useState } from 'react';
import type { Created } from '#contract/contact.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Failure } from './failure-text.ts';

/** What came of sending a form. */
type Result = Failure & {
  /** Of what was stored; empty until then, as the failure is where there was none. */
  readonly reference: string;
};
const none: Result = { reference: '', failure: '' };

/** What came of sending a form: it stays beside the form until the next send. */
export function useResult() {
  const [result, setResult] = useState(none);
  return {
    ...result,
    sent: ({ id }: Created) => setResult({ ...none, reference: referenceOf(id) }),
    failed: (failure: Failure) => setResult({ ...none, ...failure }),
    clear: () => setResult(none),
  };
}
