import { isBlank, keepDraft, keptDraft } from '../forms/draft.ts';
import type { Twin } from '../forms/use-contract-form.ts';

const twins = { short: 'full', full: 'short' } as const;

/** The contact page's other form: what was typed last in one stands in the other, so nothing is begun anew. */
export function twinOf(form: keyof typeof twins): Twin {
  const draft = twins[form];
  return {
    draft,
    handOver() {
      const typed = keptDraft(draft);
      if (!typed) return;
      const shared = form === 'full' ? split(typed) : joined(typed);
      keepDraft(form, { ...keptDraft(form), ...shared });
    },
  };
}

type Kept = Readonly<Record<string, unknown>>;

/** Of a whole name the last word is the family's, as most names of our visitors are. */
function split({ name, email, message }: Kept): Kept {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName, email, message };
}

function joined({ firstName, lastName, email, message }: Kept): Kept {
  const name = [firstName, lastName].filter((part) => !isBlank(part)).join(' ');
  return { name, email, message };
}
