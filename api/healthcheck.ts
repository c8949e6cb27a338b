import { connect } from 'node:net';
import { ownSocket } from './process/own-socket.ts';
import { readSettings } from './process/settings.ts';

/** Health check of the container: exits with 0 when the API reports that it is ready, else with 1. */
const { listen: address } = readSettings(process.env);
const timeoutMs = 2500;

const fail = () => process.exit(1);
// Without node:http, whose loading is a third of the processor time of a check that runs all day. Uses the process's
// own socket: the shared name may still be the previous release's.
connect('path' in address ? { path: ownSocket(address.path) } : address)
  .setEncoding('latin1')
  .setTimeout(timeoutMs, fail)
  .on('error', fail)
  .on('close', fail)
  .once('data', (answer) => process.exit(String(answer).startsWith('HTTP/1.1 200 ') ? 0 : 1))
  .write('GET /api/health/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
