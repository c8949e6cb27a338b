import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Picture } from '#contract/admin/content.ts';
import { altPaths } from '#contract/content/alt-paths.ts';
import { valueAt } from '#contract/content/edits.ts';
import { type PictureId, plateIds } from '#contract/content/plate-ids.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { languages } from '#contract/languages.ts';
import { refusalWords } from '#contract/texts/pictures.ts';
import { timeNow } from '#db/engine/clock.ts';
import { findRow, putRow } from '#db/queries/rows.ts';
import type { Db, PictureRow } from '#db/schema.ts';
import { diskProblem, invalid, orNotFound, Problem, type RefusedFields } from '../http/problem.ts';
import { WorkerFailed } from '../process/worker-process.ts';
import { makePublicFolders } from './published-files.ts';
import type { Order, Result } from './publishing-worker.ts';
import { sweepUploads } from './unreferenced-uploads.ts';
import { PageWriter } from './writing.ts';

type Deps = {
  readonly db: Db;
  readonly publishedDir: string;
  /** `dist/publishing`. */
  readonly publishing: string;
};

type Place = { readonly plate: string; readonly x: string; readonly y: string };

/** The owner's logo, and the pictures that are shown instead of plates: originals in the database, files for nginx. */
export class PictureStore {
  /** Served from the site's root; holds only `assets/pictures`. */
  readonly root: string;
  readonly folder: string;
  readonly #db: Db;
  readonly #publishing: string;
  /** A writer of its own: a preview must not wait the seconds that a picture takes. */
  readonly #writer = new PageWriter();
  readonly #oneAtATime = pLimit(1);

  constructor({ db, publishedDir, publishing }: Deps) {
    this.#db = db;
    this.#publishing = publishing;
    this.root = publishedDir;
    this.folder = join(publishedDir, 'assets/pictures');
  }

  /**
   * Stores a picture, and writes its files.
   * @param read reads an uploaded file, at its turn: if the sender has hung up by then it fails, and nobody waits for
   *   the seconds that the picture would take
   * @throws Problem `notFound` for no plate, `invalid` for a file that is no picture, `diskFull`; what `read` throws
   */
  async keep(read: () => Promise<Uint8Array>, place: Place): Promise<Picture> {
    const plate = pictureNamed(place.plate);
    const point = { x: Number(place.x), y: Number(place.y) };
    await this.#makeFolder();
    const { master, ...taken } = await this.#oneAtATime(async () =>
      this.#write({
        ...{ work: 'takePicture', publishing: this.#publishing },
        with: [await read(), plate, point, this.folder],
      }),
    );
    await putRow(this.#db, 'pictures', ['key'], {
      ...{ ...taken, ...point, plate, bytes: master, created_at: timeNow() },
    });
    return taken;
  }

  /**
   * Stores a picture again, with another focal point or for another plate.
   * @throws Problem `notFound`, or as `keep`
   */
  async crop(key: string, place: Place): Promise<Picture> {
    const { bytes } = await this.find(key);
    return this.keep(async () => bytes, place);
  }

  /** @throws Problem `notFound` */
  async find(key: string): Promise<PictureRow> {
    return orNotFound(await findRow(this.#db, 'pictures', { key }));
  }

  /** Writes missing files, as after a restore. */
  async provide(keys: readonly (string | undefined)[]): Promise<void> {
    for (const key of new Set(keys)) {
      if (!key || existsSync(join(this.folder, key))) continue;
      const row = await findRow(this.#db, 'pictures', { key });
      if (!row) continue;
      await this.#makeFolder();
      await this.#write({
        ...{ work: 'writePictureFile', publishing: this.#publishing },
        with: [row.bytes, pictureNamed(row.plate), { x: row.x, y: row.y }, join(this.folder, key)],
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
      throw problem instanceof WorkerFailed ? problemOf(problem) : problem;
    }
  }

  #makeFolder(): Promise<void> {
    return makePublicFolders(this.root, join(this.root, 'assets'), this.folder);
  }
}

function pictureNamed(name: string): PictureId {
  return orNotFound((['logo', ...plateIds] as const).find((id) => id === name));
}

const refusals = [
  ...(['notPicture', 'tooManyPixels', 'tooSmall'] as const),
  ...(['notLogo', 'unsafeLogo', 'logoTooSmall'] as const),
];

function problemOf(reason: WorkerFailed): Problem {
  const why = refusals.find((one) => one === reason.message);
  if (!why) return new Problem('unexpected', { cause: reason });
  return invalid('picture', { key: 'invalid', words: refusalWords(why) });
}

/**
 * A picture that the owner uploaded needs alternative texts of its own in every language: those of the drawing would
 * describe a picture that is not there (WCAG 1.1.1).
 * @returns the errors by document and path
 */
export function oldAlts(content: SiteContent, built: SiteContent): RefusedFields {
  const uploaded = plateIds.filter((plate) => content.pictures[plate] && !built.pictures[plate]);
  const places = uploaded.flatMap((plate) => {
    const place = altPaths[plate];
    return place ? languages.map((language) => [language, ...place] as const) : [];
  });
  const areas = content.identity.serviceAreas.filter(({ picture }) => picture);
  const ofAreas = areas.flatMap(({ id }) =>
    languages.map((language) => [language, 'services', `/sections/${id}/plate`] as const),
  );
  const old = [...places, ...ofAreas].filter(([language, page, path]) => {
    const [now, then] = [content, built].map((of) => valueAt(of.texts[language][page], path));
    return now !== undefined && now === then;
  });
  const error = { key: 'invalid', words: refusalWords('oldAlt') } as const;
  return Object.fromEntries(
    old.map(([language, page, path]) => [`${language}/${page}${path}`, error]),
  );
}
