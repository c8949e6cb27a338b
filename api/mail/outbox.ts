import type { Logger } from 'pino';
import type { Concern } from '#contract/admin/concerns.ts';
import type { MailState } from '#contract/admin/mail.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { Store } from '#db/engine/store.ts';
import { addAcknowledgements } from '#db/queries/acknowledgements.ts';
import { findRecordOf } from '#db/queries/any-record.ts';
import { addNotices, addReminders, addSpamCount } from '#db/queries/mail-notices.ts';
import { addMail, claimMail, dropMailsBefore, endAttempt } from '#db/queries/mails.ts';
import { markAnswered } from '#db/queries/replies.ts';
import { findRow, removeRow } from '#db/queries/rows.ts';
import type { MailRow } from '#db/schema.ts';
import type { AdminEvents } from '../admin/events.ts';
import { acknowledgeable, admitting, oldestAcknowledgedMs } from './acknowledgement.ts';
import { mailContentOf, mailOf } from './letters.ts';
import type { LetterSettings } from './mail-content.ts';
import type { Attempt, Idle, MailToSend, Outbox, Outcome, SenderName } from './mail-to-send.ts';
import { OperatorNotices } from './operator-notices.ts';
import { reminderDay } from './reminder.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Minimum interval between two notices of a kind: what comes later is in the next one. */
const noticesApartMs = minuteMs;
const spamApartMs = 7 * dayMs;
/** Wait before the first retry; it doubles with each further one, up to the longest. */
const firstRetryMs = 30 * secondMs;
const longestRetryMs = hourMs;
/** As mail servers do (RFC 5321, section 4.5.4.1). */
const givenUpAfterMs = 5 * dayMs;
/** Tests and weekly counts belong to no record whose erasure would remove them. */
const finishedRetainedMs = 30 * dayMs;
/** Key under which replicas share the sender's state. */
const sharedName = 'sender of mail';
/** A sender that has not asked for mail for this long counts as down. */
const silentMs = minuteMs;

export type NoticeSettings = Omit<LetterSettings, 'company' | 'sessionSecret'> & {
  readonly notified: Readonly<Record<'messages' | 'applications' | 'operator', readonly string[]>>;
};

type Deps = Pick<Store, 'db' | 'replicas'> & {
  readonly log: Logger;
  readonly events: AdminEvents;
  readonly settings: NoticeSettings;
  readonly sessionSecret: string;
  company(): LetterSettings['company'];
  readConcerns(): Promise<readonly Concern[]>;
};

/**
 * The mails to be sent, in the database. Notices are composed from stored records when a sender asks for mail, so
 * storing costs nothing more, and no form waits for mail.
 */
export class StoredOutbox implements Outbox {
  readonly #deps: Deps;
  #sender: SenderName | Idle | undefined;
  #heardAt = 0;
  readonly #operatorNotices: OperatorNotices;
  #cleanedAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    const recipients = deps.settings.notified.operator;
    this.#operatorNotices = new OperatorNotices({ ...deps, recipients });
  }

  /**
   * What the last sender, at any replica, is and whether it still asks for mail, or the problem that keeps it from
   * that. Undefined without a mail server.
   */
  async sender() {
    const shared = await this.#deps.replicas?.getShared(sharedName);
    const sender = shared ? (JSON.parse(shared.value) as SenderName | Idle) : this.#sender;
    if (!sender) return undefined;
    if ('problem' in sender) {
      const { problem } = sender;
      return problem === null ? undefined : { server: null, problem, isUp: false };
    }
    const silence = shared?.ageMs ?? performance.now() - this.#heardAt;
    return { server: sender, problem: null, isUp: silence < silentMs };
  }

  /** Takes note of a sender that asks for mail, or of a mail service that sends nothing. */
  async hear(sender: SenderName | Idle): Promise<void> {
    this.#sender = sender;
    this.#heardAt = performance.now();
    await this.#deps.replicas?.setShared(sharedName, JSON.stringify(sender));
  }

  async next(sender: SenderName): Promise<MailToSend | undefined> {
    await this.hear(sender);
    const { db, log, settings, company, sessionSecret } = this.#deps;
    const now = timeNow();
    await this.#putOffInterrupted();
    await this.#announce(now);
    for (;;) {
      const mail = await this.#claim(sender, now);
      if (!mail) return undefined;
      try {
        const letterSettings = { ...settings, sessionSecret, company: company() };
        const mailContent = await mailContentOf(db, mail, letterSettings);
        if (mailContent) return mailOf(mail, mailContent, letterSettings);
        // Nothing left to report: its records were erased, for example.
        await removeRow(db, 'mails', { id: mail.id });
      } catch (err) {
        log.error({ err, mail: mail.id }, 'a mail could not be written; tried again');
        const attempt = { id: mail.id, attempt: mail.attempts };
        await this.done(attempt, { what: 'later', answer: 'The site could not write this mail' });
      }
    }
  }

  /**
   * One mail is sent at a time, so another unfinished one was left by a sender that ended. The mail itself may be the
   * cause: so it waits like any other that failed, and delays no other.
   */
  async #putOffInterrupted(): Promise<void> {
    const left = await findRow(this.#deps.db, 'mails', { state: 'sending' });
    if (!left) return;
    const attempt = { id: left.id, attempt: left.attempts };
    await this.done(attempt, { what: 'later', answer: 'The sending of this mail was interrupted' });
  }

  /**
   * Acknowledgements are composed only when nothing else is left to send, a few at a time: anyone can cause any number
   * of them, and notices and replies must not wait.
   */
  async #claim(sender: SenderName, now: number): Promise<MailRow | undefined> {
    const { db, settings, company } = this.#deps;
    const due = await claimMail(db, now);
    if (due || !settings.acknowledges) return due;
    const isAllowed = acknowledgeable(settings.notified, sender.from, company());
    const limits = {
      ...{ now, oldestMs: oldestAcknowledgedMs },
      admitting: (recent: readonly string[]) => admitting(recent, isAllowed),
    };
    for (const kind of ['messages', 'applications'] as const) {
      await addAcknowledgements(db, kind, limits);
    }
    return claimMail(db, now);
  }

  async done({ id, attempt }: Attempt, { what, answer }: Outcome): Promise<void> {
    const { db, log } = this.#deps;
    const mail = await findRow(db, 'mails', { id });
    if (!mail) return;
    const now = timeNow();
    const patienceMs = mail.kind === 'acknowledgement' ? oldestAcknowledgedMs : givenUpAfterMs;
    const isLate = what === 'later' && Math.abs(now - mail.created_at) > patienceMs;
    const state: MailState = what === 'later' ? (isLate ? 'givenUp' : 'waiting') : what;
    const retryMs = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), longestRetryMs);
    const { kind, attempts } = mail;
    const change = { state, next_at: now + retryMs, changed_at: now, answer };
    if (!(await endAttempt(db, { id, attempts: attempt ?? attempts }, change))) return;
    // Codes only: a server's words can hold addresses.
    const line = { mail: id, kind, attempts, state, ...codesOf(answer) };
    if (what === 'sent') log.info(line, 'a mail was sent');
    else log.warn(line, 'a mail was not sent');
    if (kind === 'reply' || kind === 'acknowledgement') await this.#written(id, kind, state);
  }

  /**
   * Shows the admin the state of a mail to a sender. A message counts as answered once the server has accepted the
   * reply.
   */
  async #written(id: string, kind: 'reply' | 'acknowledgement', state: MailState): Promise<void> {
    const { db, events } = this.#deps;
    const record = await findRecordOf(db, id);
    if (!record) return;
    const { about, row } = record;
    if (kind === 'reply' && state === 'sent') await markAnswered(db, row.id);
    events.publish({ about, what: 'changed', id: row.id });
  }

  /** Queues a test mail for everyone who is notified of anything. */
  async test(): Promise<void> {
    const { db, settings } = this.#deps;
    for (const recipient of new Set(Object.values(settings.notified).flat())) {
      await addMail(db, { kind: 'test', recipient, count: 0, now: timeNow() });
    }
  }

  async #announce(now: number): Promise<void> {
    const { db, settings } = this.#deps;
    const { notified } = settings;
    for (const kind of ['messages', 'applications'] as const) {
      const due = { recipients: notified[kind], now };
      await addNotices(db, kind, { ...due, apartMs: noticesApartMs });
      await addSpamCount(db, kind, { ...due, apartMs: spamApartMs });
    }
    const day = reminderDay(now, settings.timeZone);
    if (day) await addReminders(db, day, now);
    await this.#operatorNotices.announce(now);
    if (Math.abs(now - this.#cleanedAt) < dayMs) return;
    this.#cleanedAt = now;
    await dropMailsBefore(db, now - finishedRetainedMs);
  }
}

/** The SMTP code of a response (RFC 5321, section 4.2), or the kind of failure without one. */
function codesOf(answer: string): { readonly smtp?: number; readonly failure?: string } {
  const [code] = /^[2-5]\d\d(?=[ -])/.exec(answer) ?? [];
  const [failure] = /^[A-Z][A-Z\d_]{2,60}(?=: )/.exec(answer) ?? [];
  return { ...(code && { smtp: Number(code) }), ...(failure && { failure }) };
}
