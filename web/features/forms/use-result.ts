import { useState } from 'react';
import type { Created } from '#contract/contact.ts';
import { referenceOf } from '#contract/reference.ts';

/** What came of sending a form: it stays beside the form until the next send. */
export function useResult() {
  const [result, setResult] = useState({ reference: '', failure: '' });
  return {
    /** Of what was stored; empty until then. */
    ...result,
    sent: ({ id }: Created) => setResult({ reference: referenceOf(id), failure: '' }),
    failed: (failure: string) => setResult({ reference: '', failure }),
    clear: () => setResult({ reference: '', failure: '' }),
  };
}
