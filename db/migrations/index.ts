import type { Migration } from 'kysely/migration';
import { senders } from './0002-senders.ts';
import { compatibleChanges } from './0003-compatible-changes.ts';
import { letters } from './0004-letters.ts';
import { checklist } from './0005-checklist.ts';
import { languagePairs } from './0006-language-pairs.ts';
import { quoteDetails } from './0007-quote-details.ts';
import { openings } from './0008-openings.ts';
import { users } from './0009-users.ts';

/** The name of each engine's own first migration. */
export const first = '0001-schema';

/** The changes of the schema after the first, in order. Never edit a released one: add a new file instead. */
export const later: Readonly<Record<string, Migration>> = {
  '0002-senders': senders,
  '0003-compatible-changes': compatibleChanges,
  '0004-letters': letters,
  '0005-checklist': checklist,
  '0006-language-pairs': languagePairs,
  '0007-quote-details': quoteDetails,
  '0008-openings': openings,
  '0009-users': users,
};
