import { create } from 'zustand';
import type { ReadPhone } from '#contract/fields.ts';
import { loadModule } from '../../loading/load-module.ts';
import type { PhoneEntry } from './phone-entry.ts';

type PhoneTools = typeof import('./phone-tools.ts');

export const usePhoneTools = create<{ readonly tools?: PhoneTools }>(() => ({}));

let coming: Promise<PhoneTools> | undefined;

/**
 * Loads what phone fields need, once. After a failure the next call retries.
 * @throws LoadError if loading fails
 */
export function loadPhoneTools(): Promise<PhoneTools> {
  coming ??= loadModule(() => import('./phone-tools.ts')).then(
    (tools) => {
      usePhoneTools.setState({ tools });
      return tools;
    },
    (reason) => {
      coming = undefined;
      throw reason;
    },
  );
  return coming;
}

/** Preloads the phone tools. A failure is ignored here: it recurs and is reported when they are needed. */
export function fetchPhoneTools(): void {
  loadPhoneTools().catch(() => undefined);
}

/**
 * A parser of the entry's text for the contract's schema, like the API's. Loaded only if there is text.
 * @throws LoadError if loading fails
 */
export async function phoneReaderFor({ text, country }: PhoneEntry): Promise<ReadPhone> {
  if (text.trim() === '') return () => undefined;
  const { readPhone } = await loadPhoneTools();
  return (written) => readPhone(written, country);
}
