import { writeFileSync } from 'node:fs';
import { SettingError } from '#contract/settings.ts';
import { RemoteOutbox } from './mail/remote-outbox.ts';
import { Sender } from './mail/sender.ts';
import { openLog } from './process/log.ts';
import { readSenderSettings } from './process/settings.ts';

/** The health check expects a heartbeat within three minutes. */
const idleBeatMs = 60_000;

/**
 * The mail service of compose: sends the mails of the API's outbox. Only it has the network and the mail server's
 * password; it has no access to the database.
 */
try {
  const settings = readSenderSettings(process.env);
  const log = openLog(settings);
  const { heartbeat } = settings;
  const beat = () => heartbeat && writeFileSync(heartbeat, '');
  let stop: () => void;
  if (settings.mail) {
    const sender = new Sender(new RemoteOutbox(settings.outbox, beat), settings.mail, log);
    stop = () => sender.close();
    log.info('ready');
  } else {
    // Ends only at a signal: a restart would not change the settings.
    const idle = setInterval(beat, idleBeatMs);
    stop = () => clearInterval(idle);
    log.info('no SMTP_URL: no mail is sent');
  }
  // As PID 1 of a container it ignores signals without a handler.
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Last: a signal right after the first heartbeat must find its handler.
  if (!settings.mail) beat();
} catch (reason) {
  if (!(reason instanceof SettingError)) throw reason;
  process.stderr.write(`Cannot start: ${reason.message}\n`);
  process.exit(1);
}
