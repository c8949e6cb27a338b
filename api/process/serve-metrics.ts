import type { RequestListener, Server } from 'node:http';
import type { Context } from '../context.ts';
import { listen } from './listen.ts';

/**
 * Serves the metrics for Prometheus at `/metrics`, on an address of their own that no request to the site reaches.
 * @returns the server, or undefined when the settings name no address
 * @throws AddressUnusable when the address is in use or cannot be opened
 */
export async function serveMetrics({
  settings,
  metrics,
  log,
}: Context): Promise<Server | undefined> {
  if (!settings.metrics) return undefined;
  const handler: RequestListener = async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await metrics.read();
      response.writeHead(200, { 'Content-Type': type }).end(text);
    } catch (reason) {
      log.error({ err: reason }, 'no metrics');
      response.writeHead(500).end();
    }
  };
  const server = await listen(handler, settings.metrics, 'METRICS_');
  // Prometheus keeps its connection open, which must not keep the process from ending.
  server.on('connection', (socket) => socket.unref());
  return server.unref();
}
