import { hostname } from 'node:os';

/** Of this machine, or of this container: while a release replaces another, each is in a container of its own. */
export const hostName = process.env.HOSTNAME || hostname();
