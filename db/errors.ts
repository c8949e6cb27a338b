/** The database cannot be used. The message is one line for the operator. */
export class DatabaseUnusable extends Error {}

/** The disk is full: nothing of the write was stored. */
export class StorageFull extends Error {}

/** The database is locked, or its disk does not answer: a later attempt may succeed. */
export class Busy extends Error {}

/** The database file is damaged. */
export class Damaged extends Error {}
