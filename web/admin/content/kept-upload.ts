import type { Getter } from 'jotai';
import type { cropPicture, uploadFile } from '#contract/admin/content.ts';
import type { authenticatedCall } from '../api-client/call.ts';
import { textsAtom } from '../language.ts';

/** What became of a file: its key, or the words of the refusal. */
export type Kept =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly failure: string };

type Answered = Awaited<
  ReturnType<typeof authenticatedCall<typeof cropPicture | typeof uploadFile>>
>;

export function keptOf(get: Getter, outcome: Answered): Kept {
  if (outcome.ok) return { ok: true, key: outcome.data.key };
  const [first] = Object.values(outcome.fields);
  return { ok: false, failure: first ?? (outcome.text || get(textsAtom).actionFailed) };
}
