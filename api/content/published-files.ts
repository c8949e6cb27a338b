import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { builtSettings, type StatedSettings } from '#contract/settings.ts';
import type { PublicationRow } from '#db/schema.ts';

/** Symbolic link to the live publication. */
const liveLink = 'live';
/** Prefix of directories that are being written. */
const unfinished = 'next-';
/** Publications that stay on the disk: a request may still read the previous one. */
const retainedPublications = 2;
/** Other builds' files that stay: during an update, the previous release still serves its own. */
const retainedBuilds = 2;

/**
 * The published files of one build: a directory for each publication and its settings, and a link to the one that is
 * live. nginx reads them before the build's own (nginx.conf).
 */
export class PublishedFiles {
  readonly #root: string;
  readonly #directory: string;
  readonly #settings: StatedSettings;

  /**
   * @param root the setting PUBLISHED_DIR
   * @param build the id of the build whose files the pages name
   * @param settings those that pages state
   */
  constructor(root: string, build: string, settings: StatedSettings) {
    this.#root = root;
    this.#directory = join(root, build);
    this.#settings = settings;
  }

  /**
   * Prefix of the directories with the pages of a publication under these settings; undefined where the build's own
   * pages state all of it. The publication's number alone is not unique: it is assigned again after a restore.
   * @param open the ids of the openings that are open: their last day ends without a publication
   */
  nameOf(publication: PublicationRow | undefined, open: readonly string[]): string | undefined {
    const stated = JSON.stringify(this.#settings) + open;
    if (!publication && stated === JSON.stringify(builtSettings)) return undefined;
    const { number, id, edits } = publication ?? { number: 0, id: '', edits: '' };
    const hash = createHash('sha256').update(`${id} ${edits} ${stated}`).digest('hex').slice(0, 16);
    return `${number}-${hash}`;
  }

  /** The directory of the live publication, or undefined when the build's own files are served. */
  get live(): string | undefined {
    try {
      const directory = join(this.#directory, readlinkSync(join(this.#directory, liveLink)));
      return existsSync(directory) ? directory : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the pages of a name (`nameOf`) are live. */
  shows(name: string | undefined): boolean {
    const { live } = this;
    if (live === undefined || name === undefined) return live === name;
    return basename(live).startsWith(`${name}-`);
  }

  async showBuilt(): Promise<void> {
    await rm(join(this.#directory, liveLink), { force: true });
  }

  /**
   * An empty directory to write a publication into, with a unique name: after a kill, the writer of the previous one
   * may still be running. Removes the remains of earlier attempts.
   */
  async begin(): Promise<string> {
    await makePublicFolders(this.#root, this.#directory);
    const names = await readdir(this.#directory);
    const isLeft = (name: string) => name.startsWith(unfinished);
    for (const name of names.filter(isLeft)) await this.abandon(join(this.#directory, name));
    const target = join(this.#directory, unfinished + randomUUID());
    await makePublicFolders(target);
    return target;
  }

  /** Removes what `begin` created. Fails while a writer still writes in it; then the next attempt removes it. */
  async abandon(target: string): Promise<void> {
    await rm(target, { recursive: true, force: true }).catch(() => undefined);
  }

  /** Makes a written publication live in one step: a request finds either all old files or all new ones. */
  async goLive(target: string, name: string): Promise<void> {
    const directory = `${name}-${Date.now()}`;
    await rename(target, join(this.#directory, directory));
    const link = join(this.#directory, 'link');
    await rm(link, { force: true });
    await symlink(directory, link);
    await rename(link, join(this.#directory, liveLink));
    // It is live by now. What cannot be removed, or is being removed by another release, is removed the next time.
    await this.#tidy().catch(() => undefined);
  }

  async #tidy(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => /^\d+-[\da-f-]+$/.test(name));
    const isLive = (name: string) => this.live === join(this.#directory, name);
    const last = numberOf(names.find(isLive) ?? '');
    // By number, since the clock may have been set back. Numbers above the last one are from before a restore.
    const rank = (name: string) => (numberOf(name) > last ? 0 : numberOf(name));
    const old = names.toSorted((one, other) => rank(other) - rank(one)).slice(retainedPublications);
    await removeAll(
      this.#directory,
      old.filter((name) => !isLive(name)),
    );
    await removeAll(this.#root, await this.#otherBuilds());
  }

  /** All but the most recently written ones. */
  async #otherBuilds(): Promise<string[]> {
    const own = basename(this.#directory);
    // The folder of pictures and PDFs lies beside the builds.
    const isOther = (name: string) => /^[0-9a-f]{16}$/.test(name) && name !== own;
    const names = (await readdir(this.#root)).filter(isOther);
    const written = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#root, name))).mtimeMs })),
    );
    const newestFirst = written.sort((one, other) => other.at - one.at);
    return newestFirst.slice(retainedBuilds).map(({ name }) => name);
  }
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

async function removeAll(parent: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(parent, name), { recursive: true, force: true });
}

/**
 * Creates folders, outer ones first, that nginx can read: the process's umask excludes nginx, which runs as another
 * user.
 */
export async function makePublicFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
}
