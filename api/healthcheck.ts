import { get } from 'node:http';
import { readSettings } from './process/settings.ts';

/** Health check of the container: exits with 0 when the API reports that it is ready, else with 1. */
const { listen: address } = readSettings(process.env);
const timeoutMs = 2500;

const fail = () => process.exit(1);
const target = address.path === undefined ? address : { socketPath: address.path };
get({ ...target, path: '/api/health/ready', timeout: timeoutMs }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
})
  .on('error', fail)
  .on('timeout', fail);
