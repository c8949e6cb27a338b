import { isBlank, keepDraft, keptDraft } from '../forms/draft.ts';
import type { LinkedForms } from '../forms/use-contract-form.ts';
import { type Way, ways } from './ways.ts';

/**
 * The contact page's other forms: what was typed in one stands in the next, so nothing is begun anew.
 * @param from the form that was there before; on arrival there is none, and what is kept of `form` itself counts
 */
export function linkedForms(form: Way, from: Way | undefined): LinkedForms {
  const drafts = ways.filter((way) => way !== form);
  return {
    drafts,
    handOver() {
      const source = from ?? (keptDraft(form) ? undefined : drafts.findLast(keptDraft));
      const typed = source && keptDraft(source);
      if (typed) keepDraft(form, { ...keptDraft(form), ...shared(form, source, typed) });
    },
  };
}

type Kept = Readonly<Record<string, unknown>>;

/** What two forms both ask for, as `form` names it. */
function shared(form: Way, source: Way, typed: Kept): Kept {
  const { email, message, phone, company } = typed;
  return {
    ...(form === 'full' ? split(typed) : { name: joined(typed) }),
    ...{ email, message },
    // The short form has neither, so it takes neither away.
    ...(form !== 'short' && source !== 'short' && { phone, company }),
  };
}

/** Of a whole name the last word is the family's, as most names of our visitors are. */
function split({ name }: Kept): Kept {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName };
}

function joined({ name, firstName, lastName }: Kept): unknown {
  return name ?? [firstName, lastName].filter((part) => !isBlank(part)).join(' ');
}
