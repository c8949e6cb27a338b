import { existsSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The link to the publication that is served. */
const liveLink = 'live';
/** Publications that stay on the disk: a request may still read the one before. */
const kept = 2;
/** Other builds' files that stay: during an update, the release before this one still serves its own. */
const otherBuildsKept = 2;

/**
 * The published files of one build: a directory for each publication, and a link to the one that is live. nginx reads
 * them before the build's own (nginx.conf).
 */
export class PublishedFiles {
  readonly #root: string;
  readonly #directory: string;

  /**
   * @param root the setting PUBLISHED_DIR
   * @param build the id of the build whose files the pages name
   */
  constructor(root: string, build: string) {
    this.#root = root;
    this.#directory = join(root, build);
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

  /** The number of the live publication; 0 when the build's own files are served. */
  get liveNumber(): number {
    return this.live === undefined ? 0 : Number.parseInt(basename(this.live), 10);
  }

  /** An empty directory to write a publication into. What was left of an earlier attempt is removed. */
  async begin(): Promise<string> {
    // The process's files are its own; these are for nginx.
    for (const directory of [this.#root, this.#directory]) {
      await mkdir(directory, { recursive: true });
      await chmod(directory, 0o755);
    }
    const target = join(this.#directory, 'next');
    await rm(target, { recursive: true, force: true });
    await mkdir(target);
    await chmod(target, 0o755);
    return target;
  }

  /** Removes what `begin` made. */
  async abandon(): Promise<void> {
    await rm(join(this.#directory, 'next'), { recursive: true, force: true });
  }

  /** Makes what was written live, in one step: a request finds all of the old files or all of the new ones. */
  async goLive(number: number): Promise<void> {
    const name = `${number}-${Date.now()}`;
    await rename(join(this.#directory, 'next'), join(this.#directory, name));
    const link = join(this.#directory, 'link');
    await rm(link, { force: true });
    await symlink(name, link);
    await rename(link, join(this.#directory, liveLink));
    await this.#tidy();
  }

  async #tidy(): Promise<void> {
    const isPublication = (name: string) => /^\d+-\d+$/.test(name);
    const isBuild = (name: string) => /^[0-9a-f]{16}$/.test(name);
    await keepNewest(this.#directory, kept, isPublication);
    const own = basename(this.#directory);
    await keepNewest(this.#root, otherBuildsKept, (name) => isBuild(name) && name !== own);
  }
}

/** Removes directories, but for those that changed last. */
async function keepNewest(
  parent: string,
  count: number,
  isOne: (name: string) => boolean,
): Promise<void> {
  const names = (await readdir(parent)).filter(isOne);
  const changed = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(parent, name))).mtimeMs })),
  );
  const old = changed.sort((one, other) => other.at - one.at).slice(count);
  for (const { name } of old) await rm(join(parent, name), { recursive: true, force: true });
}
