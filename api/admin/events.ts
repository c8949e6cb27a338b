import type { Response } from 'express';
import type { AdminEvent } from '#contract/admin/events.ts';
import { Problem } from '../http/problem.ts';

/** Often enough that no proxy on the way takes the line for dead. */
const heartbeatMs = 10_000;
/** Each holds a connection; an admin has a few tabs. */
const mostWatchers = 50;
/** What a browser waits before it asks again once the line broke. */
const retryMs = 2000;

/** Tells the open admins what arrives and changes: server-sent events (WHATWG HTML, section 9.2). */
export class AdminEvents {
  readonly #watchers = new Set<Response>();

  publish(event: AdminEvent): void {
    if (this.#watchers.size === 0) return;
    this.#toAll(`data: ${JSON.stringify(event)}\n\n`);
  }

  /**
   * Answers with the events from now on, until the other side leaves or `isWelcome` says no.
   * @param isWelcome asked at each heartbeat: a session that has ended hears no more
   * @throws Problem `tooMany`
   */
  watch(response: Response, isWelcome: () => Promise<boolean>): void {
    if (this.#watchers.size >= mostWatchers) {
      throw new Problem('tooMany', { headers: { 'Retry-After': '60' } });
    }
    // nginx would gather the answer before it hands it on.
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

  /** Ends every watch: a service that stops would wait for them. */
  close(): void {
    for (const response of this.#watchers) response.end();
  }

  #toAll(text: string): void {
    for (const response of this.#watchers) response.write(text);
  }
}
