import type { Request, RequestHandler } from 'express';
import { maxUploadBytes } from '#contract/field-limits.ts';
import type { DiskReserve } from '../../process/disk-reserve.ts';
import { Problem } from '../problem.ts';

const mostOpen = 60;
/** A younger one has not shown yet how fast it comes. */
const graceMs = 5000;
/** An upload lies in a file of its own, then in the database too. */
const copies = 2;

type Open = {
  readonly request: Request;
  readonly began: number;
  /** What the connection had brought before. */
  readonly bytesBefore: number;
  /** Set aside on the disk, as far as it may still grow. In bytes. */
  readonly room: number;
};

/**
 * Uploads under way. They are read as they come, so a sender who never ends would hold a place, and room on the
 * disk, for ever; and a least speed would shut out honest people on a bad line. So the slowest makes room, and only
 * where somebody waits for it.
 */
export class OpenUploads {
  readonly #disk: Pick<DiskReserve, 'left'>;
  readonly #open = new Set<Open>();

  /** @param disk each upload's room comes out of the visitors' part of it */
  constructor(disk: Pick<DiskReserve, 'left'>) {
    this.#disk = disk;
  }

  /**
   * Before an upload is read: finds a place and room for it, or refuses it with Problem `unavailable` or
   * `storageFull` where none of those under way can be ended.
   */
  readonly admit: RequestHandler = (request, response, next) => {
    const room = roomFor(request);
    const left = this.#disk.left();
    if (left < room) throw new Problem('storageFull');
    while (this.#open.size >= mostOpen) {
      if (!this.#endSlowest()) {
        throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
      }
    }
    while (left < this.#setAside() + room) {
      if (!this.#endSlowest()) throw new Problem('storageFull');
    }
    const { bytesRead: bytesBefore } = request.socket;
    const open = { request, began: performance.now(), bytesBefore, room };
    this.#open.add(open);
    response.once('close', () => this.#open.delete(open));
    next();
  };

  #setAside(): number {
    return [...this.#open].reduce((sum, { room }) => sum + room, 0);
  }

  /** False where each one is whole, or too young. */
  #endSlowest(): boolean {
    const now = performance.now();
    const bytesPerMs = ({ request, began, bytesBefore }: Open) =>
      (request.socket.bytesRead - bytesBefore) / (now - began);
    const [slowest] = [...this.#open]
      .filter(({ request, began }) => !request.complete && now - began > graceMs)
      .sort((one, other) => bytesPerMs(one) - bytesPerMs(other));
    if (!slowest) return false;
    this.#open.delete(slowest);
    slowest.request.destroy();
    return true;
  }
}

/** Without a length it may be as long as any. */
function roomFor({ headers }: Request): number {
  const declared = Number(headers['content-length'] ?? maxUploadBytes);
  return copies * Math.min(declared || 0, maxUploadBytes);
}
