import type { Logger } from 'pino';
import { lookEvery } from '../process/look-every.ts';
import type { Attempt, Outbox, Outcome } from './mail-to-send.ts';
import type { SenderSettings } from './settings.ts';
import { Transport } from './transport.ts';

/** Polling interval, in ms. */
const askEveryMs = lookEvery(2000);
/** Compose kills the process after 15 s. */
const patienceMs = 5000;

/** Sends the mails of an outbox, one at a time, until it is closed. */
export class Sender {
  readonly #outbox: Outbox;
  readonly #alone: (work: () => Promise<void>) => Promise<unknown>;
  readonly #transport: Transport;
  readonly #log: Logger;
  readonly #name: { readonly host: string; readonly from: string };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDown = false;
  /** The last mail's result until the outbox has it: without it, the mail would be sent again. */
  #unreported: { readonly attempt: Attempt; readonly outcome: Outcome } | undefined;
  #isClosed = false;
  readonly #stop = new AbortController();

  /** @param alone runs work unless another sender of the outbox runs it: only one may send at a time */
  constructor(
    outbox: Outbox,
    settings: SenderSettings,
    log: Logger,
    alone: (work: () => Promise<void>) => Promise<unknown> = (work) => work(),
  ) {
    this.#outbox = outbox;
    this.#alone = alone;
    this.#log = log;
    this.#transport = new Transport(settings);
    this.#name = { host: `${settings.server.host}:${settings.server.port}`, from: settings.from };
    this.#start(0);
  }

  /** Waits up to 5 s for the mail that is being sent; a slower one is sent again after the next start. */
  async close(): Promise<void> {
    const hurry = setTimeout(() => this.#stop.abort(), patienceMs);
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(hurry);
    this.#transport.close();
  }

  #start(inMs: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#sendAlone().finally(() => {
        if (!this.#isClosed) this.#start(askEveryMs);
      });
    }, inMs);
  }

  async #sendAlone(): Promise<void> {
    try {
      await this.#alone(() => this.#sendAll());
    } catch (err) {
      // Logged once, not at every attempt.
      if (!this.#isDown) this.#log.error({ err }, 'the outbox cannot be read; tried again');
      this.#isDown = true;
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      await this.#report();
      const mail = this.#isClosed ? undefined : await this.#outbox.next(this.#name);
      this.#isDown = false;
      if (!mail) return;
      const outcome = await this.#transport.send(mail, this.#stop.signal);
      this.#unreported = { attempt: mail, outcome };
    }
  }

  async #report(): Promise<void> {
    if (!this.#unreported) return;
    await this.#outbox.done(this.#unreported.attempt, this.#unreported.outcome);
    this.#unreported = undefined;
  }
}
