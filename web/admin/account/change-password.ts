import { atom } from 'jotai';
import { changePassword } from '#contract/admin/account.ts';
import { notify } from '../../features/toasts/notify.ts';
import { ask } from '../call.ts';
import { textsAtom } from '../language.ts';
import { fetchSessionsAtom } from './sessions-state.ts';

/** Changes the password. Every other session has ended then, and the list of them says so. */
export const changePasswordAtom = atom(
  null,
  async (get, set, body: { readonly current: string; readonly next: string }) => {
    const outcome = await ask(get, set, changePassword, { body });
    if (outcome.ok) {
      notify('success', get(textsAtom).account.changed);
      set(fetchSessionsAtom);
    }
    return outcome;
  },
);
