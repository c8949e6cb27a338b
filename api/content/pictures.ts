import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Picture } from '#contract/admin/content.ts';
import { type PlateId, plateIds } from '#contract/content/plate-ids.ts';
import { refusalWords } from '#contract/texts/pictures.ts';
import { timeNow } from '#db/engine/clock.ts';
import { findRow, putRow } from '#db/queries/rows.ts';
import type { Database, PictureRow } from '#db/schema.ts';
import { diskProblem, Problem } from '../http/problem.ts';
import { hostName } from '../process/host-name.ts';
import { makePublicFolders } from './published-files.ts';
import type { Order, Result } from './publishing-worker.ts';
import { sweepUploads } from './unreferenced-uploads.ts';
import { PageWriter, WritingFailed } from './writing.ts';

type Deps = {
  readonly db: Kysely<Database>;
  readonly publishedDir: string;
  /** Holds files during a call. */
  readonly workDir: string;
  /** `dist/publishing`. */
  readonly publishing: string;
};

type Place = { readonly plate: string; readonly x: string; readonly y: string };

/** The pictures that the owner shows instead of plates: originals in the database, files for nginx. */
export class PictureStore {
  /** Served from the site's root; holds only `assets/pictures`. */
  readonly root: string;
  readonly folder: string;
  readonly #db: Kysely<Database>;
  readonly #workDir: string;
  readonly #publishing: string;
  /** A writer of its own: a preview must not wait the seconds that a picture takes. */
  readonly #writer = new PageWriter();

  constructor({ db, publishedDir, workDir, publishing }: Deps) {
    this.#db = db;
    this.#workDir = workDir;
    this.#publishing = publishing;
    this.root = publishedDir;
    this.folder = join(publishedDir, 'assets/pictures');
    removeLeftFiles(workDir);
  }

  /**
   * Stores a picture, and writes its files.
   * @param bytes an uploaded file
   * @throws Problem `notFound` for no plate, `invalid` for a file that is no picture, `diskFull`
   */
  async keep(bytes: Buffer, place: Place): Promise<Picture> {
    const plate = plateNamed(place.plate);
    const point = { x: Number(place.x), y: Number(place.y) };
    await this.#makeFolder();
    await using work = await temporaryFiles(this.#workDir);
    await writeFile(work.file, bytes, { mode: 0o600 });
    const taken = await this.#write({
      ...{ work: 'takePicture', publishing: this.#publishing },
      with: [{ ...work, plate, point, root: this.folder }],
    });
    await putRow(this.#db, 'pictures', ['key'], {
      ...{ ...taken, ...point, plate, created_at: timeNow() },
      bytes: await readFile(work.master),
    });
    return taken;
  }

  /**
   * Stores a picture again, with another focal point or for another plate.
   * @throws Problem `notFound`, or as `keep`
   */
  async crop(key: string, place: Place): Promise<Picture> {
    const { bytes } = await this.find(key);
    return this.keep(Buffer.from(bytes), place);
  }

  /** @throws Problem `notFound` */
  async find(key: string): Promise<PictureRow> {
    const row = await findRow(this.#db, 'pictures', { key });
    if (!row) throw new Problem('notFound');
    return row;
  }

  /** Writes missing files, as after a restore. */
  async provide(keys: readonly (string | undefined)[]): Promise<void> {
    for (const key of new Set(keys)) {
      if (!key || existsSync(join(this.folder, key))) continue;
      const row = await findRow(this.#db, 'pictures', { key });
      if (!row) continue;
      await this.#makeFolder();
      await using work = await temporaryFiles(this.#workDir);
      await writeFile(work.file, row.bytes, { mode: 0o600 });
      await this.#write({
        ...{ work: 'writePictureFile', publishing: this.#publishing },
        with: [work.file, plateNamed(row.plate), { x: row.x, y: row.y }, join(this.folder, key)],
      });
    }
  }

  /** Removes pictures, with their files, that no edit and no publication has referenced for a week. */
  sweep(): Promise<void> {
    return sweepUploads(this.#db, 'pictures', this.folder);
  }

  close(): void {
    this.#writer.close();
  }

  async #write<W extends Order['work']>(order: Order<W>): Promise<Result<W>> {
    try {
      return await this.#writer.write(order);
    } catch (reason) {
      const problem = diskProblem(reason);
      throw problem instanceof WritingFailed ? problemOf(problem) : problem;
    }
  }

  #makeFolder(): Promise<void> {
    return makePublicFolders(this.root, join(this.root, 'assets'), this.folder);
  }
}

function plateNamed(name: string): PlateId {
  const plate = plateIds.find((id) => id === name);
  if (!plate) throw new Problem('notFound');
  return plate;
}

const refusals = ['notPicture', 'tooManyPixels', 'tooSmall'] as const;

function problemOf(reason: WritingFailed): Problem {
  const why = refusals.find((one) => one === reason.message);
  if (!why) return new Problem('unexpected', { cause: reason });
  const words = refusalWords(why);
  return new Problem('invalid', { errors: { picture: { key: 'invalid', words } } });
}

const prefix = 'picture-';
const ownPrefix = `${prefix}${hostName}-`;
/** Longer than an upload takes. */
const leftAfterMs = 10 * 60_000;

/**
 * A killed upload leaves the original photograph, with its metadata. Newer files are left alone: they may belong to a
 * release that runs beside this one during an update.
 */
function removeLeftFiles(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory).filter((one) => one.startsWith(prefix))) {
    const file = join(directory, name);
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const isLeft = name.startsWith(ownPrefix) || mtimeMs < Date.now() - leftAfterMs;
    if (isLeft) rmSync(file, { force: true });
  }
}

/** Two files for one picture, removed afterwards, or at the next start after a kill. */
async function temporaryFiles(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const base = join(directory, `${ownPrefix}${randomUUID()}`);
  const [file, master] = [`${base}.file`, `${base}.master`];
  return {
    ...{ file, master },
    async [Symbol.asyncDispose]() {
      await rm(file, { force: true });
      await rm(master, { force: true });
    },
  };
}
