import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import { originForm } from '#contract/request-target.ts';
import { ensureAdmin } from './admin/first-start.ts';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { findBuiltSite } from './http/built-site.ts';
import { serveOutbox } from './mail/serve-outbox.ts';
import { openContext } from './open-context.ts';
import { listen } from './process/listen.ts';
import type { Settings } from './process/settings.ts';

/**
 * Opens the database and listens.
 * @param dist where the build is; without it no page is served, and no text can be edited
 * @throws SettingError, DatabaseUnusable, AddressUnusable
 */
export async function startService(settings: Settings, log: Logger, dist = 'dist') {
  const context = await openContext(settings, log, dist);
  await ensureAdmin(context);
  const site = settings.behindProxy ? undefined : findBuiltSite(dist);
  const app = createApp(context, site);
  const metrics = await serveMetrics(context);
  const outbox =
    settings.outbox &&
    (await listen(
      serveOutbox(context.outbox, log, settings.outbox.token),
      settings.outbox.address,
      'MAIL_',
    ));
  // A mail service that polls on one connection must not keep the process from ending.
  outbox?.unref().on('connection', (socket) => socket.unref());
  const server = await listen((request, response) => {
    // Express would respond to a target that it cannot parse without our headers and without a log line.
    request.url = originForm(request.url ?? '');
    app(request, response);
  }, settings.listen);
  warnOfGaps(settings, log);
  const { dataDir, siteUrl } = settings;
  const addresses = { address: server.address(), metrics: metrics?.address() };
  log.info({ site: siteUrl, admin: `${siteUrl}/admin`, ...addresses, dataDir }, 'ready');
  return { context, server, metrics, outbox };
}

/**
 * Serves the metrics for Prometheus at `/metrics`, on an address of their own that no request to the site reaches.
 * @returns the server, or undefined when the settings name no address
 * @throws AddressUnusable when the address is in use or cannot be opened
 */
async function serveMetrics({ settings, metrics, log }: Context): Promise<Server | undefined> {
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

/** Settings that are valid, but not together. */
function warnOfGaps({ siteUrl, trustProxy, mail, outbox, notices }: Settings, log: Logger): void {
  if (siteUrl.startsWith('https:') && trustProxy === 0) {
    log.warn(
      'SITE_URL is https and TRUST_PROXY is 0: nobody can log in until it counts the proxy that ends TLS',
    );
  }
  const isMailWanted = notices.acknowledges || Object.values(notices.notified).flat().length > 0;
  if (isMailWanted && !mail && !outbox) {
    log.warn('no SMTP_URL: no mail is sent, whatever NOTIFY_… and ACKNOWLEDGE say');
  }
}
