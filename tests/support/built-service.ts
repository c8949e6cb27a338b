import { join } from 'node:path';

/** The service as `npm run build` builds it: it starts in half the time of the source. */
export const serviceDirectory = join(import.meta.dirname, '../../dist/service');
export const builtService = join(serviceDirectory, 'api/index.js');
