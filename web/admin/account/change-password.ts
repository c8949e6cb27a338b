import { atom } from 'jotai';
import { changePassword } from '#contract/admin/account.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { textsAtom } from '../language.ts';
import { takeOverSessionAtom } from '../session/lock.ts';
import { sessions } from './sessions-state.ts';

/**
 * Changes the password, the generated first one too. All sessions end; this page, and the other tabs with
 * it, continues in a new one.
 */
export const changePasswordAtom = atom(
  null,
  async (get, set, body: { readonly current: string; readonly next: string }) => {
    const outcome = await authenticatedCall(get, set, changePassword, { body });
    if (outcome.ok) {
      set(takeOverSessionAtom, outcome.data);
      notify('success', get(textsAtom).account.changed);
      set(sessions.fetchAtom);
    }
    return outcome;
  },
);
