/**
 * The header of every answer to a GET of the admin, and of the event stream: how many events had been sent when the
 * read, or the stream, began. Whoever compares the two knows whether the stream began too late for what was read.
 */
export const eventMarkHeader = 'Event-Mark';

/** A run of the service, and the events since its start: `9f2c41d0.17`. Those of different runs cannot be compared. */
export type EventMark = `${string}.${number}`;
