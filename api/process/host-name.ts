import { hostname } from 'node:os';

/** Of this machine or container: during an update, the two releases are in different containers. */
export const hostName = process.env.HOSTNAME || hostname();
