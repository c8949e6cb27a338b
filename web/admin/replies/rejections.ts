import { atom } from 'jotai';
import { type ListedApplication, listApplications } from '#contract/admin/applications.ts';
import { pageSize } from '#contract/field-limits.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { readNow } from '../api-client/queries.ts';
import { undecidedStages } from '../applications/openings.ts';
import { textsAtom } from '../language.ts';
import { answersRead } from './canned-answers-state.ts';
import { lettersTo, openLettersAtom } from './letters.ts';
import { signaturesRead } from './signatures-state.ts';

/**
 * Opens letters to every applicant for an opening who waits for a decision, with the canned answer that tells of a
 * rejection. If there is none, the user chooses one.
 */
export const rejectUndecidedAtom = atom(null, async (get, set, opening: string) => {
  const applications: ListedApplication[] = [];
  for (const stage of undecidedStages) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const paging: Record<string, string> = cursor ? { cursor } : {};
      const query = { opening, stage, limit: String(pageSize.max), ...paging };
      const outcome = await authenticatedCall(get, set, listApplications, { query });
      if (!outcome.ok) return notify('error', outcome.text || get(textsAtom).actionFailed);
      applications.push(...outcome.data.items);
      cursor = outcome.data.nextCursor;
    }
  }
  const { answers = [] } = (await readNow(get, answersRead)) ?? {};
  const signatures = await readNow(get, signaturesRead);
  const rejection = answers.find(({ stage }) => stage === 'rejected');
  set(
    openLettersAtom,
    applications,
    rejection && signatures ? lettersTo(applications, rejection, signatures) : null,
  );
});
