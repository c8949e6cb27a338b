import type { Reader } from '../language.ts';

/** The mark that gives records to a user, or makes them nobody's. */
export type AssignMark = {
  readonly action: 'assign';
  readonly assignedTo: string | null;
  /** The toast's text, from where the names of users are known. A function: no call contains it. */
  words?(count: number, reader: Reader): string;
};

export function isAssignMark(mark: { readonly action: string }): mark is AssignMark {
  return mark.action === 'assign';
}
