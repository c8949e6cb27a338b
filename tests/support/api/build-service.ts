import { buildService } from '../../../web/site-build/service.ts';

/** Whether this run of the tests has built it: `npm test` before, or the set-up of the other engine in this process. */
const isBuilt = 'TEST_SERVICE_IS_BUILT';

/** Before the API tests, so that what they run is never older than the source. */
export default async () => {
  if (process.env[isBuilt]) return;
  await buildService('dist/service');
  process.env[isBuilt] = 'yes';
};
