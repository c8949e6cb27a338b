/**
 * Header of every response to a GET of the admin, and of the event stream: how many events had been sent when the read,
 * or the stream, began. Comparing the two shows whether events are missing between them.
 */
export const eventMarkHeader = 'Event-Mark';

/** A run of the service, and its number of events: `9f2c41d0.17`. Marks of different runs cannot be compared. */
export type EventMark = `${string}.${number}`;
