import { buildService } from '../../../web/site-build/service.ts';

/** Before the API tests, so that what they run is never older than the source. */
export default () => buildService('dist/service');
