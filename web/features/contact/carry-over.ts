import { dropDraft, isBlank, keepDraft, keptDraft } from '../forms/draft.ts';

/** Lets what was typed last in the page's other form stand in this one: who changes over begins nothing anew. */
export function carryOver(to: 'short' | 'full'): void {
  const short = keptDraft('short') ?? {};
  const full = keptDraft('full') ?? {};
  if (to === 'full') keepDraft('full', { ...full, ...typed(split(short)) });
  else keepDraft('short', { ...short, ...typed(joined(full)) });
}

/** Sent by one form, it waits in neither. */
export function dropBoth(): void {
  dropDraft('short');
  dropDraft('full');
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

function typed(values: Kept): Kept {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));
}
