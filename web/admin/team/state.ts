import { useStore } from 'jotai';
import { listUsers } from '#contract/admin/users.ts';
import type { Call } from '#contract/call.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall, type CallOptions } from '../api-client/call.ts';
import { polled, queryOf, refreshAtom } from '../api-client/queries.ts';
import { useTexts } from '../language.ts';
import { useTeamTexts } from './texts.ts';

/** The team. Repeated: an invitation may be accepted at any time. */
export const usersRead = polled(queryOf(listUsers));

/** Functions that change the team. */
export function useTeamCall() {
  const { get, set } = useStore();
  const { actionFailed } = useTexts();
  const { gone } = useTeamTexts();

  /** Makes a change and reads the team again, also if a member was removed meanwhile. */
  const call = async <C extends Call>(target: C, options: CallOptions) => {
    const outcome = await authenticatedCall(get, set, target, options);
    if (outcome.ok || outcome.status === 404) await set(refreshAtom, usersRead);
    return outcome;
  };

  const failureOf = ({ status, text }: Extract<Outcome<unknown>, { ok: false }>) =>
    status === 404 ? gone : text || actionFailed;

  /** As `call`; a toast says the outcome. */
  const report = async (target: Call, options: CallOptions, done: string) => {
    const outcome = await call(target, options);
    if (outcome.ok) notify('success', done);
    else notify('error', failureOf(outcome));
  };
  return { call, failureOf, report };
}
