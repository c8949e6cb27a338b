import { create } from 'zustand';
import { loadModule } from '../../loading/load-module.ts';

type PhoneTools = typeof import('./phone-tools.ts');

/** What reads and formats phone numbers and the country picker, once they are here. */
export const usePhoneTools = create<{ readonly tools?: PhoneTools }>(() => ({}));

let coming: Promise<PhoneTools> | undefined;

/**
 * What phone fields need, fetched once; what did not arrive is asked for again at the next call.
 * @throws LoadError when it does not arrive
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

/** As `loadPhoneTools`, ahead of the need: a failure is met again, and told, when it is there. */
export function fetchPhoneTools(): void {
  loadPhoneTools().catch(() => undefined);
}
