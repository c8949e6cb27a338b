import { atom } from 'jotai';
import {
  changeTag,
  createTag,
  eraseTag,
  type RecordTag,
  type TagColour,
  tagColours,
} from '#contract/admin/tags.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { textsAtom } from '../language.ts';
import { tagsAtom } from './tags.ts';

type Made = { readonly tag: RecordTag } | { readonly error: string };

/** Creates a tag. Resolves with it, or with the error. */
export const createTagAtom = atom(
  null,
  async (get, set, tag: { readonly name: string; readonly colour: TagColour }): Promise<Made> => {
    const outcome = await authenticatedCall(get, set, createTag, { body: tag });
    set(refreshCountsAtom);
    if (outcome.ok) return { tag: outcome.data };
    return { error: whyNot(outcome) || get(textsAtom).actionFailed };
  },
);

/** Renames a tag or gives it another colour. Resolves with the error; empty on success. */
export const changeTagAtom = atom(
  null,
  async (get, set, { id, ...body }: Partial<RecordTag> & Pick<RecordTag, 'id'>) => {
    const outcome = await authenticatedCall(get, set, changeTag, { parameters: { id }, body });
    await set(refreshCountsAtom);
    return outcome.ok ? '' : whyNot(outcome) || get(textsAtom).actionFailed;
  },
);

/** Deletes a tag. Resolves with the error; empty on success, or if it did not exist. */
export const eraseTagAtom = atom(null, async (get, set, id: string) => {
  const outcome = await authenticatedCall(get, set, eraseTag, { parameters: { id } });
  await set(refreshCountsAtom);
  return outcome.ok || outcome.status === 404 ? '' : outcome.text || get(textsAtom).actionFailed;
});

function whyNot(outcome: Extract<Outcome<unknown>, { ok: false }>): string {
  return outcome.fields.name || outcome.text;
}

/** The least used colour, the first of several. */
export const freeColourAtom = atom((get): TagColour => {
  const tags = get(tagsAtom);
  const uses = (colour: TagColour) => tags.filter((tag) => tag.colour === colour).length;
  return tagColours.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best));
});
