import type { AuditEntry } from '#contract/admin/audit.ts';
import type { RecordTag } from '#contract/admin/tags.ts';
import { generalOpening } from '#contract/content/opening-values.ts';
import { fill } from '#contract/fill.ts';
import type { useNames } from '../content/use-names.ts';
import { isolated } from '../format/isolated.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { AuditTexts } from './texts.ts';

type ContentNames = Pick<ReturnType<typeof useNames>, 'documentName' | 'labelAt'> & {
  /** With the placeholder `number`. */
  readonly publication: string;
};

type Texts = Omit<AdminTexts, 'audit'> & { readonly audit: AuditTexts };

/** Between the previous and the new status or stage. */
const arrow = ' → ';

/** The first characters of a session's tag, which suffice to distinguish sessions. */
export function shortMark(mark: string): string {
  return mark.slice(0, 8);
}

/**
 * The details of an entry in words. Unknown values are shown as stored.
 * @param tags undefined until they are known
 * @param content names what the site's content consists of
 */
export function detailsInWords(
  { details, subjectCount }: AuditEntry,
  texts: Texts,
  tags: readonly RecordTag[] | undefined,
  content: ContentNames,
): string[] {
  return Object.entries(details)
    .filter(([key]) => key !== 'count' || subjectCount === 0)
    .map(([key, value]) => inWords(key, String(value), texts, tags, content) ?? `${key}: ${value}`);
}

function inWords(
  key: string,
  value: string,
  texts: Texts,
  tags: readonly RecordTag[] | undefined,
  { documentName, labelAt, publication }: ContentNames,
): string | undefined {
  const { changes } = texts.audit;
  switch (key) {
    case 'status':
      return moved(changes.status, value, texts.statuses);
    case 'stage':
      // For records moved from several stages, the entry has only the new one.
      return value.includes(arrow)
        ? moved(changes.stage, value, texts.applications.stages)
        : moved(changes.stageOfMany, `${arrow}${value}`, texts.applications.stages);
    case 'rule':
      return word(texts.people.rules, value);
    case 'rating':
      return /\d/.test(value) ? filled(changes.rating, value) : texts.applications.ratingRemoved;
    case 'talentPool':
      return word(texts.applications.poolLabelSet, value);
    case 'interview':
      // A time in the company's time zone, to the minute.
      return (
        word(changes.interviews, value) ??
        filled(changes.interview, value.slice(0, 16).replace('T', ' '))
      );
    case 'opening':
      return filled(changes.opening, value === generalOpening ? texts.applications.general : value);
    case 'followUp':
      return value === 'off' ? changes.followUpRemoved : filled(changes.followUp, value);
    case 'assignedTo':
      if (value === 'nobody') return changes.assignedToNobody;
      return filled(changes.assignedTo, isolated(value) || texts.records.nameless);
    case 'tag':
    case 'tagged':
    case 'untagged':
      return filled(changes[key], tags ? namesOf(value, tags) || changes.deletedTag : '…');
    case 'documents':
      return value.split(' ').map(documentName).join(', ');
    case 'plate':
      return labelAt({ document: 'pictures', path: `/${value}` });
    case 'number':
      return fill(publication, { number: value });
    case 'session':
    case 'newSession':
      return filled(changes[key], shortMark(value));
    default: {
      const change = Object.hasOwn(changes, key) ? changes[key as keyof typeof changes] : undefined;
      return typeof change === 'string' ? filled(change, value) : change && word(change, value);
    }
  }
}

/** The names of tags that still exist. The trail has their ids, separated by spaces. */
function namesOf(ids: string, tags: readonly RecordTag[]): string {
  return tags
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => isolated(name))
    .join(', ');
}

/** Translates `new → read`, the API's form. */
function moved(text: string, value: string, words: Readonly<Record<string, string>>) {
  const [from = '', to = ''] = value.split(arrow);
  return fill(text, { from: word(words, from) ?? from, to: word(words, to) ?? to });
}

function filled(text: string, value: string): string {
  return fill(text, { value });
}

function word(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
