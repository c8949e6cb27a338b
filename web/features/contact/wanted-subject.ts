import { type Subject, subjects } from '#contract/contact.ts';

/** The subject that the address names, or none. Not in ways.ts, which loads with the page: it needs the contract. */
export function wantedSubject(): Subject | '' {
  const named = new URLSearchParams(location.search).get('subject');
  return subjects.find((subject) => subject === named) ?? '';
}
