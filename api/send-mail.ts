import { writeFileSync } from 'node:fs';
import { SettingError } from '#contract/settings.ts';
import { RemoteOutbox } from './mail/remote-outbox.ts';
import { Sender } from './mail/sender.ts';
import { openLog } from './process/log.ts';
import { readOutboxPlace, readSenderSettings } from './process/settings.ts';

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
  const outbox = new RemoteOutbox(readOutboxPlace(process.env), beat);
  let stop: () => void;
  if (settings.mail) {
    const sender = new Sender(outbox, settings.mail, log);
    stop = () => sender.close();
    log.info('ready');
  } else {
    // Ends only at a signal: a restart would not change the settings.
    const idle = setInterval(beat, idleBeatMs);
    stop = () => clearInterval(idle);
    void reportIdle(null);
    log.info('no SMTP_URL: no mail is sent');
  }
  // As PID 1 of a container it ignores signals without a handler.
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Last: a signal right after the first heartbeat must find its handler.
  if (!settings.mail) beat();
} catch (reason) {
  if (!(reason instanceof SettingError)) throw reason;
  process.stderr.write(`Cannot start: ${reason.message}\n`);
  await reportIdle(reason.message);
  process.exit(1);
}

/** For the system page. Best effort: the log says it too. */
async function reportIdle(problem: string | null): Promise<void> {
  try {
    await new RemoteOutbox(readOutboxPlace(process.env)).idle({ problem });
  } catch {
    // The API is away, or its own address is what is invalid.
  }
}
