import { useState } from 'react';
import type { Created } from '#contract/contact.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Failure } from './failure-text.ts';

/** The result of sending a form. */
type Result = Failure & {
  /** Of the stored record; empty until then. `failure` is empty unless sending failed. */
  readonly reference: string;
};
const none: Result = { reference: '', failure: '' };

/** The result of sending a form. It is kept until the next send. */
export function useResult() {
  const [result, setResult] = useState(none);
  return {
    ...result,
    sent: ({ id }: Created) => setResult({ ...none, reference: referenceOf(id) }),
    failed: (failure: Failure) => setResult({ ...none, ...failure }),
    clear: () => setResult(none),
  };
}
