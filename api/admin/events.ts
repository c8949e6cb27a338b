import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { EventMark } from '#contract/admin/event-mark.ts';
import type { AdminEvent } from '#contract/admin/events.ts';
import { Problem } from '../http/problem.ts';

/** Short enough that no proxy on the way closes the connection as dead. */
const heartbeatMs = 10_000;
/** Each holds a connection; an admin has a few tabs. */
const mostWatchers = 50;
/** How long a browser waits before it reconnects. */
const retryMs = 2000;

/** Notifies open admin pages of arrivals and changes: server-sent events (WHATWG HTML, section 9.2). */
export class AdminEvents {
  readonly #watchers = new Set<Response>();
  readonly #run = randomBytes(4).toString('hex');
  #published = 0;

  /** The mark of what has been published so far (event-mark.ts). */
  get mark(): EventMark {
    return `${this.#run}.${this.#published}`;
  }

  /** Call it after the change is committed: a read that does not include the change must have an earlier mark. */
  publish(event: AdminEvent): void {
    this.#published += 1;
    if (this.#watchers.size === 0) return;
    this.#toAll(`id: ${this.mark}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /**
   * Streams events from now on, until the client leaves or `isWelcome` resolves with false.
   * @param isWelcome called at each heartbeat, so that an ended session gets no more events
   * @throws Problem `tooMany`
   */
  watch(response: Response, isWelcome: () => Promise<boolean>): void {
    if (this.#watchers.size >= mostWatchers) {
      throw new Problem('tooMany', { headers: { 'Retry-After': '60' } });
    }
    // Without the header nginx would buffer the response.
    response.set('X-Accel-Buffering', 'no').type('text/event-stream').flushHeaders();
    response.write(`retry: ${retryMs}\n\n`);
    this.#watchers.add(response);
    const heartbeat = setInterval(async () => {
      if (await isWelcome().catch(() => true)) response.write(':\n\n');
      else response.end();
    }, heartbeatMs);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#watchers.delete(response);
    });
  }

  /** Ends every stream: a stopping service would wait for them. */
  close(): void {
    for (const response of this.#watchers) response.end();
  }

  #toAll(text: string): void {
    for (const response of this.#watchers) response.write(text);
  }
}
