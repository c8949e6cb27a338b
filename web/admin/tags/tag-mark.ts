import type { RecordTag } from '#contract/admin/tags.ts';
import { fill } from '#contract/fill.ts';
import { foldLetters } from '#contract/fold.ts';
import { isolated } from '../format/isolated.ts';
import type { Reader } from '../language.ts';

export type TagMark = { readonly action: 'tag' | 'untag'; readonly tag: RecordTag };

export type Tagged = { readonly tags: readonly RecordTag[] };

export function isTagMark(mark: { readonly action: string }): mark is TagMark {
  return mark.action === 'tag' || mark.action === 'untag';
}

export function tagMark({ id, name, colour }: RecordTag, isOn: boolean): TagMark {
  return { action: isOn ? 'tag' : 'untag', tag: { id, name, colour } };
}

/** The tags of a record after a mark, in the order of the API: by folded names. */
export function tagsAfter({ tags }: Tagged, { action, tag }: TagMark): RecordTag[] {
  const others = tags.filter(({ id }) => id !== tag.id);
  if (action === 'untag') return others;
  return [...others, tag].sort((one, other) =>
    foldLetters(one.name) < foldLetters(other.name) ? -1 : 1,
  );
}

/** The mark that restores the record's present state. */
export function tagInverse(record: Tagged, { tag }: TagMark): TagMark {
  return tagMark(tag, hasTag(record, tag.id));
}

export function hasTag({ tags }: Tagged, tagId: string): boolean {
  return tags.some(({ id }) => id === tagId);
}

/** The toast's text after a tag was added or removed. */
export function tagDone({ action, tag }: TagMark, count: number, { texts, language }: Reader) {
  const { done } = texts.tags;
  const words = count === 1 ? done[action] : done[`${action}Many`];
  return fill(words, { count, name: isolated(tag.name) }, language);
}
