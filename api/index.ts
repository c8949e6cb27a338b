import { originForm } from '#contract/request-target.ts';
import { SettingError } from '#contract/settings.ts';
import { Busy, Damaged, DatabaseUnusable, StorageFull } from '#db/engine/errors.ts';
import { ensureAdmin } from './admin/first-start.ts';
import { createApp } from './app.ts';
import { findBuiltSite } from './http/built-site.ts';
import { serveOutbox } from './mail/serve-outbox.ts';
import { openContext } from './open-context.ts';
import { AddressUnusable, listen } from './process/listen.ts';
import { openLog } from './process/log.ts';
import { serveMetrics } from './process/serve-metrics.ts';
import { storedSessionSecret } from './process/session-secret.ts';
import { readSettings } from './process/settings.ts';
import { endOnSignal, stopOnSignal } from './process/stop.ts';

// The stored files hold personal data: only this user may read them.
process.umask(0o077);
endOnSignal();

try {
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const context = await openContext(settings, log);
  await ensureAdmin(context);
  const app = createApp(
    context,
    settings.sessionSecret ?? context.replicas?.secret ?? storedSessionSecret(settings.dataDir),
    settings.behindProxy ? undefined : findBuiltSite('dist'),
  );
  const metrics = await serveMetrics(context);
  if (settings.outbox) {
    const { address, token } = settings.outbox;
    const outbox = await listen(serveOutbox(context.outbox, log, token), address, 'MAIL_');
    // A mail service that polls on one connection must not keep the process from ending.
    outbox.unref().on('connection', (socket) => socket.unref());
  }
  const server = await listen((request, response) => {
    // Express would respond to a target that it cannot parse without our headers and without a log line.
    request.url = originForm(request.url ?? '');
    app(request, response);
  }, settings.listen);
  stopOnSignal(server, context);
  if (settings.siteUrl.startsWith('https:') && settings.trustProxy === 0) {
    log.warn(
      'SITE_URL is https and TRUST_PROXY is 0: nobody can log in until it counts the proxy that ends TLS',
    );
  }
  const { mail, outbox, notices } = settings;
  const isMailWanted = notices.acknowledges || Object.values(notices.notified).flat().length > 0;
  if (isMailWanted && !mail && !outbox) {
    log.warn('no SMTP_URL: no mail is sent, whatever NOTIFY_… and ACKNOWLEDGE say');
  }
  const addresses = { address: server.address(), metrics: metrics?.address() };
  log.info({ ...addresses, dataDir: settings.dataDir }, 'ready');
} catch (reason) {
  const foreseen = [
    ...[SettingError, DatabaseUnusable, AddressUnusable],
    // The first writes, such as of a new ADMIN_PASSWORD, may fail on a full disk.
    ...[StorageFull, Busy, Damaged],
  ].some((kind) => reason instanceof kind);
  if (!foreseen) throw reason;
  process.stderr.write(`Cannot start: ${(reason as Error).message}\n`);
  process.exit(1);
}
