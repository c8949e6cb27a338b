import type { Request, RequestHandler } from 'express';
import { Problem } from '../problem.ts';

/** At once: for each, twice its size is set aside on the disk (disk-reserve.ts). */
const mostOpen = 60;
/** A younger one has not shown yet how fast it comes. */
const graceMs = 5000;

type Open = {
  readonly request: Request;
  readonly began: number;
  /** What the connection had brought before. */
  readonly bytesBefore: number;
};

/**
 * Uploads under way. They are read as they come, so a sender who never ends would hold a place for ever; and a
 * least speed would shut out honest people on a bad line. So the slowest makes room, and only where somebody
 * waits for its place.
 */
export class OpenUploads {
  readonly #open = new Set<Open>();

  /** Before an upload is read. Refuses with Problem `unavailable` where none of those under way can be ended. */
  readonly admit: RequestHandler = (request, response, next) => {
    if (this.#open.size >= mostOpen) this.#endSlowest();
    const open = { request, began: performance.now(), bytesBefore: request.socket.bytesRead };
    this.#open.add(open);
    response.once('close', () => this.#open.delete(open));
    next();
  };

  #endSlowest(): void {
    const now = performance.now();
    const slow = [...this.#open]
      .filter(({ request, began }) => !request.complete && now - began > graceMs)
      .map((open) => ({ open, rate: bytesOf(open) / (now - open.began) }))
      .sort((a, b) => a.rate - b.rate)[0]?.open;
    if (!slow) throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    this.#open.delete(slow);
    slow.request.destroy();
  }
}

function bytesOf({ request, bytesBefore }: Open): number {
  return request.socket.bytesRead - bytesBefore;
}
