import { buildService } from '../../../web/site-build/service.ts';

/** Of this run of the tests, whose two engines are set up one after the other in the same process. */
const isBuilt = 'TEST_SERVICE_IS_BUILT';

/** Before the API tests, so that what they run is never older than the source. */
export default async () => {
  if (process.env[isBuilt]) return;
  await buildService('dist/service');
  process.env[isBuilt] = 'yes';
};
