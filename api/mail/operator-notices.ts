import type { Logger } from 'pino';
import { type Concern, concerns } from '#contract/admin/concerns.ts';
import { addConcernNotices } from '#db/queries/concern-notices.ts';
import type { Db } from '#db/schema.ts';
import { lookEvery } from '../process/look-every.ts';

const minuteMs = 60_000;
const betweenChecksMs = lookEvery(minuteMs);
/** A restart and the renewal of a certificate take less. */
const lastingMs = lookEvery(10 * minuteMs);
const remindedAfterMs = 7 * 24 * 60 * minuteMs;

type Deps = {
  readonly db: Db;
  readonly log: Logger;
  readonly recipients: readonly string[];
  readConcerns(): Promise<readonly Concern[]>;
};

/** Mails the operator what needs attention, once it has lasted for ten minutes, and once when nothing does any more. */
export class OperatorNotices {
  readonly #deps: Deps;
  /** Since when each concern is raised, or is not, in ms of `performance.now`. */
  readonly #seen = new Map<Concern, { readonly isRaised: boolean; readonly since: number }>();
  #nextCheck = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Queues what is due. Never throws: other mails must not wait for it. */
  async announce(now: number): Promise<void> {
    const { db, log, recipients, readConcerns } = this.#deps;
    if (recipients.length === 0 || performance.now() < this.#nextCheck) return;
    this.#nextCheck = performance.now() + betweenChecksMs;
    try {
      const due = { recipients, now, apartMs: remindedAfterMs };
      await addConcernNotices(db, this.#follow(await readConcerns()), due);
    } catch (err) {
      log.error({ err }, 'what needs attention could not be read; tried again');
    }
  }

  /** @returns the concerns that have lasted, and those that cannot be called over yet */
  #follow(raised: readonly Concern[]) {
    const at = performance.now();
    for (const concern of concerns) {
      const isRaised = raised.includes(concern);
      if (this.#seen.get(concern)?.isRaised === isRaised) continue;
      this.#seen.set(concern, { isRaised, since: at });
    }
    const hasLasted = (concern: Concern) =>
      at - (this.#seen.get(concern)?.since ?? at) >= lastingMs;
    return {
      lasting: raised.filter(hasLasted),
      open: concerns.filter((concern) => raised.includes(concern) || !hasLasted(concern)),
    };
  }
}
