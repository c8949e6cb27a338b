import type { OffsiteFailure } from '#contract/offsite.ts';

/** The database cannot be used. The message is one line for the operator. */
export class DatabaseUnusable extends Error {}

/** The disk is full: nothing of the write was stored. */
export class StorageFull extends Error {}

/** The database is locked, or its disk does not respond: a later attempt may succeed. */
export class Busy extends Error {}

/** The database file is damaged. */
export class Damaged extends Error {}

/** A copy cannot be shipped, restored or drilled. The message is one line for the operator, without a password. */
export class OffsiteError extends Error {
  /** For the admin, who must not see a path. `absent`: there is no repository yet. */
  readonly failure: OffsiteFailure | 'absent';

  constructor(message: string, failure: OffsiteFailure | 'absent' = 'other') {
    super(message);
    this.failure = failure;
  }
}

/** A database cannot be copied into another. The message is one line for the operator. */
export class MoveRefused extends Error {}
