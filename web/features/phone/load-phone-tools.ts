import { create } from 'zustand';
import { loadModule } from '../../load-module.ts';

/** Formatting and the country picker, once they are here. */
export const usePhoneTools = create<{ readonly tools?: typeof import('./phone-tools.ts') }>(
  () => ({}),
);

let coming = false;

/** Fetches what phone fields need; what did not arrive is asked for again at the next call. */
export function fetchPhoneTools(): void {
  if (coming || usePhoneTools.getState().tools) return;
  coming = true;
  loadModule(() => import('./phone-tools.ts')).then(
    (tools) => usePhoneTools.setState({ tools }),
    () => {
      coming = false;
    },
  );
}
