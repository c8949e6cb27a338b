import { join } from 'node:path';

/** Where the project, or a copy of it, has the service that `npm run build` builds. It starts in half the time of the source. */
export const servicePath = 'dist/service/api/index.js';
export const builtService = join(import.meta.dirname, '../../..', servicePath);
/** The program of compose's service `mail`. */
export const builtMailService = join(import.meta.dirname, '../../../dist/service/api/send-mail.js');
export const builtHashPassword = join(builtService, '../hash-password.js');
