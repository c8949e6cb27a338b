import type { Response } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { type AdminEvent, adminEvent } from '#contract/admin/events.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { tooMany } from '../http/problem.ts';

/** Proxies close connections that are silent for longer. */
const heartbeatMs = 10_000;
/** Each holds a connection; an admin has a few tabs. */
const maxWatchers = 50;
/** How long a browser waits before it reconnects. */
const retryMs = 2000;
/** Sent to replicas when sessions have ended. */
const sessionsEnded = 'sessions';

type Watcher = {
  /** Called when sessions have ended or a role has changed, and at each heartbeat. */
  isWelcome(): Promise<boolean>;
  /** Whether the user may know of an event. */
  sees(event: AdminEvent): boolean;
};

type Deps = {
  readonly replicas?: Replicas | undefined;
  readonly log: Pick<Logger, 'error'>;
  /** Called when another process may have erased something. */
  onErased(): void;
  /** Called with a text from a replica that is no event. */
  onOther(text: string): void;
};

/**
 * Notifies open admin pages of new and changed records by server-sent events (WHATWG HTML, section 9.2). Each replica
 * notifies its own pages, of the events of all replicas.
 */
export class AdminEvents {
  readonly #deps: Deps;
  readonly #watchers = new Map<Response, Watcher>();
  /** When the last event said that what is live or left to do has changed, by the clock of `performance.now`. */
  contentChangedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.replicas?.listen({
      receive: (text) => {
        if (text === sessionsEnded) return void this.#endUnwelcome();
        const event = z.safeParse(adminEvent, parsed(text)).data;
        if (!event) return deps.onOther(text);
        this.#notify(event);
        if (event.about !== 'content' && event.what === 'erased') deps.onErased();
      },
      missed: () => {
        for (const about of ['message', 'application'] as const) {
          this.#notify({ about, what: 'erased' });
        }
        deps.onErased();
      },
    });
  }

  /** Call after the commit: pages read again at once. */
  publish(event: AdminEvent): void {
    const { replicas, log } = this.#deps;
    if (replicas) {
      replicas.publish(JSON.stringify(event)).catch((err: unknown) => {
        log.error(
          { err },
          'a change was not sent to open admin pages; they show it when they load again',
        );
      });
      return;
    }
    this.#notify(event);
  }

  /** Call after sessions have ended, or a role has changed: closes their streams, here and on the other replicas. */
  async sessionsEnded(): Promise<void> {
    await this.#endUnwelcome();
    // A replica that misses it closes them at their next heartbeat.
    this.#deps.replicas?.publish(sessionsEnded).catch(() => undefined);
  }

  /**
   * Streams events until the client leaves or `isWelcome` resolves with false.
   * @throws Problem `tooMany`
   */
  watch(response: Response, watcher: Watcher): void {
    // The client left while its session was looked up: nothing would end its stream.
    if (response.closed) return;
    if (this.#watchers.size >= maxWatchers) {
      throw tooMany(60_000);
    }
    // Without the header nginx would buffer the response.
    response.set('X-Accel-Buffering', 'no').type('text/event-stream').flushHeaders();
    response.write(`retry: ${retryMs}\n\n`);
    this.#watchers.set(response, watcher);
    const heartbeat = setInterval(async () => {
      await this.#endUnwelcome([[response, watcher]]);
      if (this.#watchers.has(response)) response.write(':\n\n');
      else clearInterval(heartbeat);
    }, heartbeatMs);
    // Without a listener an error would end the process. `close` follows.
    response.on('error', () => undefined);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#watchers.delete(response);
    });
  }

  /** A stopping service would wait for open streams. */
  close(): void {
    for (const response of this.#watchers.keys()) this.#end(response);
  }

  async #endUnwelcome(watchers: Iterable<[Response, Watcher]> = this.#watchers): Promise<void> {
    const checks = Array.from(watchers, async ([response, watcher]) => {
      if (!(await watcher.isWelcome().catch(() => true))) this.#end(response);
    });
    await Promise.all(checks);
  }

  /** A client that does not read keeps the response open, and a write after its end is an error. */
  #end(response: Response): void {
    this.#watchers.delete(response);
    response.end();
  }

  #notify(event: AdminEvent): void {
    if (event.about === 'content') this.contentChangedAt = performance.now();
    const text = `data: ${JSON.stringify(event)}\n\n`;
    for (const [response, watcher] of this.#watchers) {
      if (watcher.sees(event)) response.write(text);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
