import type { Request, RequestHandler } from 'express';
import { maxUploadBytes } from '#contract/field-limits.ts';
import type { DiskReserve } from '../../process/disk-reserve.ts';
import { Problem } from '../problem.ts';

const maxOpen = 60;
/** An upload's speed is not judged earlier. */
const graceMs = 5000;
/** An upload is stored as a file first, then in the database too. */
const copies = 2;

type Open = {
  readonly request: Request;
  readonly began: number;
  /** Bytes that the connection had received before this request. */
  readonly bytesBefore: number;
  /** Disk space reserved for the upload, in bytes. */
  readonly space: number;
};

/**
 * Open uploads. They are stored as they arrive, so a slow sender occupies a slot and disk space for up to 15 minutes
 * (`listen`). A minimum speed would exclude people on a bad line, so the slowest upload is ended, and only when another
 * one needs its slot.
 */
export class OpenUploads {
  readonly #disk: Pick<DiskReserve, 'left'>;
  readonly #open = new Set<Open>();

  /** @param disk supplies each upload's space, from the visitors' part */
  constructor(disk: Pick<DiskReserve, 'left'>) {
    this.#disk = disk;
  }

  /**
   * Before an upload is read: reserves a slot and disk space.
   * @throws Problem `unavailable` or `storageFull` when no open upload can be ended
   */
  readonly admit: RequestHandler = (request, response, next) => {
    // The sender left before its turn: nothing would free its slot.
    if (response.closed) return;
    const space = spaceFor(request);
    const left = this.#disk.left();
    if (left < space) throw new Problem('storageFull');
    while (this.#open.size >= maxOpen) {
      if (!this.#endSlowest()) {
        throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
      }
    }
    while (left < this.#reservedSpace() + space) {
      if (!this.#endSlowest()) throw new Problem('storageFull');
    }
    const { bytesRead: bytesBefore } = request.socket;
    const open = { request, began: performance.now(), bytesBefore, space };
    this.#open.add(open);
    response.once('close', () => this.#open.delete(open));
    next();
  };

  #reservedSpace(): number {
    return [...this.#open].reduce((sum, { space }) => sum + space, 0);
  }

  /** @returns false when each one is complete or too young */
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

/** Without Content-Length, the largest allowed size. */
function spaceFor({ headers }: Request): number {
  const declared = Number(headers['content-length'] ?? maxUploadBytes);
  return copies * Math.min(declared || 0, maxUploadBytes);
}
