import { atom } from 'jotai';
import {
  changeSignatures,
  readSignatures,
  type StoredSignatures,
} from '#contract/admin/signatures.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { queryOf, refreshAtom, showResponse } from '../api-client/queries.ts';

export const signaturesRead = queryOf(readSignatures);

export const saveSignaturesAtom = atom(
  null,
  async (get, set, { user, ...body }: StoredSignatures) => {
    const outcome = await authenticatedCall(get, set, changeSignatures, { body });
    if (outcome.ok) await showResponse(get, signaturesRead, outcome.data);
    else if (outcome.status === 409) await set(refreshAtom, signaturesRead);
    return outcome;
  },
);
