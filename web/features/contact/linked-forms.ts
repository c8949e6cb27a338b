import type { FullContact, SimpleContact } from '#contract/contact.ts';
import { isBlank, keepDraft, storedDraft } from '../forms/draft.ts';
import type { LinkedForms } from '../forms/use-contract-form.ts';
import { type Way, ways } from './ways.ts';

/**
 * Links the contact page's forms: what was typed in one is copied to the next.
 * @param from the form shown before. Undefined on arrival: then the form's own draft counts, else that of another one
 */
export function linkedForms(form: Way, from: Way | undefined): LinkedForms {
  const drafts = ways.filter((way) => way !== form);
  return {
    drafts,
    handOver() {
      const source = from ?? (storedDraft(form) ? undefined : drafts.findLast(storedDraft));
      const typed = source && storedDraft(source);
      if (typed) keepDraft(form, { ...storedDraft(form), ...shared(form, source, typed) });
    },
  };
}

type Kept = Readonly<Record<string, unknown>>;
type OfLargeForms = Exclude<keyof FullContact, keyof SimpleContact>;

/** The fields that two forms share, with the names in `form`. */
function shared(form: Way, source: Way, typed: Kept): Kept {
  const { email, message, phone, company } = typed;
  return {
    ...(form === 'full' ? split(typed) : { name: joined(typed) }),
    ...{ email, message },
    // The short form lacks these fields, so it must not clear them.
    ...(form !== 'short' &&
      source !== 'short' &&
      ({ phone, company } satisfies Partial<Record<OfLargeForms, unknown>>)),
  };
}

/** The last word of a name becomes the last name, which is right for most visitors. */
function split({ name }: Kept): Kept {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName };
}

function joined({ name, firstName, lastName }: Kept): unknown {
  return name ?? [firstName, lastName].filter((part) => !isBlank(part)).join(' ');
}
