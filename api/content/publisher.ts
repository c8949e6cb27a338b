import pLimit from 'p-limit';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { PublishProgress } from '#contract/admin/events.ts';
import { toFieldError } from '#contract/check.ts';
import { isDocumentName } from '#contract/content/documents.ts';
import { misnamedIn } from '#contract/content/fits.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { isOpenOn, type Opening } from '#contract/content/opening.ts';
import { lostLinks, type SiteContent, siteContentSchema } from '#contract/content/site-content.ts';
import { type Language, languages } from '#contract/languages.ts';
import type { StatedSettings } from '#contract/settings.ts';
import { refusalWords } from '#contract/texts/pictures.ts';
import { dayNow } from '#db/engine/clock.ts';
import type { Store } from '#db/engine/store.ts';
import { latestPublication, uploadKeys } from '#db/queries/content.ts';
import type { PublicationRow } from '#db/schema.ts';
import type { CvJudge } from '../cv/cv-judge.ts';
import { diskProblem, Problem, type RefusedField } from '../http/problem.ts';
import { runExclusive } from '../jobs/job-lock.ts';
import { lookEvery } from '../process/look-every.ts';
import { WorkerFailed } from '../process/worker-process.ts';
import type { BuiltContent } from './built-content.ts';
import { modifiedDays } from './modified-days.ts';
import { oldAlts, PictureStore } from './pictures.ts';
import { PublishedFiles } from './published-files.ts';
import { showableOf } from './showable-edits.ts';
import {
  edited,
  editsIn,
  isPlaced,
  isWithin,
  mergeFieldIn,
  nameOf,
  type StoredEdit,
} from './stored-edits.ts';
import { filesIn, UploadedFiles } from './uploaded-files.ts';
import { PageWriter } from './writing.ts';

type Deps = Pick<Store, 'db' | 'replicas'> & {
  readonly log: Logger;
  readonly publishedDir: string;
  readonly built: BuiltContent;
  readonly settings: StatedSettings;
  /** The company's: the last day of an opening ends there. */
  readonly timeZone: string;
  /** For uploaded PDFs. */
  readonly cvJudge: CvJudge;
};

/** Between two attempts at showing what is published, in ms: each may write every page. */
const betweenTriesMs = lookEvery(60_000);

/** Sent between replicas; no event of the admin. */
export const contentChanged = 'content';

export type Upcoming = {
  readonly edits: readonly StoredEdit[];
  /** Stores it, in a transaction, after its pages are written. */
  store(): Promise<PublicationRow>;
};

export class Publisher {
  readonly built: BuiltContent;
  readonly pictures: PictureStore;
  readonly uploads: UploadedFiles;
  readonly #deps: Deps;
  readonly #files: PublishedFiles;
  readonly #writer = new PageWriter();
  readonly #oneAtATime = pLimit(1);
  #live: SiteContent;
  /** Name (`nameOf`) of the pages that show `#live`; undefined for the build's own. */
  #shown: string | undefined;
  /** In ms of `performance.now`. */
  #nextTry = 0;
  #leftOut: readonly StoredEdit[] = [];
  #onLive: (directory: string | undefined) => void = () => {};

  constructor(deps: Deps) {
    const { built, db, publishedDir, settings, cvJudge } = deps;
    this.#deps = deps;
    this.built = built;
    this.#files = new PublishedFiles(publishedDir, built.id, settings);
    this.#live = built.content;
    this.pictures = new PictureStore({ db, publishedDir, publishing: built.directory });
    this.uploads = new UploadedFiles(db, cvJudge, publishedDir);
  }

  get company(): Identity {
    return this.#live.identity;
  }

  /** The published openings by id, drafts too. */
  get openings(): Readonly<Record<string, Opening>> {
    return this.#live.openings;
  }

  /** The key of the owner's logo, if the site shows one. */
  get logo(): string | undefined {
    return this.#live.pictures.logo;
  }

  /** Published edits, or rows of them, that this release's schemas refuse, so no page shows them. */
  get leftOut(): readonly StoredEdit[] {
    return this.#leftOut;
  }

  /** Whether visitors get the published texts and the settings in force; else the log says what failed. */
  async isCurrent(): Promise<boolean> {
    return this.#files.shows(this.#nameOf(await latestPublication(this.#deps.db)));
  }

  /**
   * Calls back with the directory that is served before the build's own, now and after each publication; undefined for
   * none.
   */
  watchLive(onLive: (directory: string | undefined) => void): void {
    this.#onLive = onLive;
    onLive(this.#files.live);
  }

  /**
   * Runs before the service is ready: makes the published content live after an update (with this build's files), after
   * a changed setting that pages state, after the last day of an opening, after a kill between the database and the disk,
   * and after a restore of the database. Logs if that fails: then the pages stay as they are, and `follow` tries again.
   */
  async start(): Promise<void> {
    try {
      // Replicas may share the directory: without the lock each would remove what another is writing. The newest
      // publication is read within the lock, since one may be published here during the wait.
      await this.#alone(async () => {
        const latest = await latestPublication(this.#deps.db);
        const edits = editsIn(latest);
        const day = this.#today();
        this.#live = this.#lenient(edits);
        const name = this.#nameOf(latest, this.#live, day);
        if (!name) await this.#files.showBuilt();
        else if (!this.#files.shows(name)) {
          await this.#files.goLive(await this.#write(edits, this.#live, day), name);
          this.#deps.log.info(
            'the pages were written again: texts, settings, open positions or the release are others',
          );
        }
        this.#shown = name;
      });
    } catch (err) {
      this.#nextTry = performance.now() + betweenTriesMs;
      this.#deps.log.error(
        { err },
        'the pages cannot be written: they show other texts or settings than those in force',
      );
    }
  }

  /**
   * Shows what another replica has published, or what is stored but could not be shown, and writes the files uploaded
   * elsewhere.
   */
  async follow(): Promise<void> {
    await this.pictures.provide(await uploadKeys(this.#deps.db, 'pictures'));
    await this.uploads.provide(await uploadKeys(this.#deps.db, 'files'));
    const latest = await latestPublication(this.#deps.db);
    if (this.#nameOf(latest) === this.#shown) return;
    if (performance.now() < this.#nextTry) return;
    await this.start();
    this.#onLive(this.#files.live);
  }

  /** Call after an upload. Best effort: each replica also checks every few seconds. */
  notifyReplicas(): void {
    this.#deps.replicas?.publish(contentChanged).catch(() => undefined);
  }

  /**
   * Makes a publication live: writes its pages, stores it, then serves them.
   * @param prepare called when no other one is under way; resolves with the row if nothing is to become live
   * @param report gets how many pages are written meanwhile
   * @throws Problem `invalid` with the values that no page can show, or `diskFull`
   */
  publish(
    prepare: () => Promise<Upcoming | PublicationRow>,
    report: (progress: PublishProgress) => void,
  ): Promise<PublicationRow> {
    return this.#alone(async () => {
      const prepared = await prepare();
      if (!('store' in prepared)) return prepared;
      const { edits, store } = prepared;
      const content = await this.checked(edits);
      const day = this.#today();
      const target = await this.#write(edits, content, day, report);
      try {
        const row = await store();
        const name = this.#nameOf(row, content, day);
        if (name) await this.#files.goLive(target, name);
        this.#live = content;
        this.#shown = name;
        this.#leftOut = [];
        this.#onLive(this.#files.live);
        this.notifyReplicas();
        return row;
      } catch (reason) {
        // If it is stored already, `follow` shows it.
        await this.#files.abandon(target);
        throw problemOf(reason);
      }
    });
  }

  /**
   * The content with edits, if every page can show it.
   * @throws Problem `invalid`, with the errors by document and path
   */
  async checked(edits: readonly StoredEdit[]): Promise<SiteContent> {
    const { content, errors } = await this.#check(edits);
    if (content && Object.keys(errors).length === 0) return content;
    throw new Problem('invalid', { errors });
  }

  /** Why edits of documents cannot be published, but for what their form tells of itself. */
  async problemsIn(documents: ReadonlySet<string>, edits: readonly StoredEdit[]) {
    const { errors } = await this.#check(edits);
    const isOwn = (key: string) => [...documents].some((name) => isWithin(key, name));
    const found = Object.entries(errors)
      .filter(([key, error]) => isOwn(key) && !toldByForm.includes(error.key))
      .map(([name, { words, ...error }]) => [name, { ...error, ...(words && inEach(words)) }]);
    return Object.fromEntries(found);
  }

  async #check(edits: readonly StoredEdit[]) {
    const parsed = z.safeParse(siteContentSchema, edited(this.built.content, edits));
    const errors: Record<string, RefusedField> = {};
    for (const { document, path, value } of edits.filter(isPlaced)) {
      const field = isDocumentName(document) && mergeFieldIn(document, path)?.field;
      for (const [at, names] of field ? misnamedIn(field, value, path) : []) {
        errors[document + at] = { key: 'unknownPlaceholder', names };
      }
    }
    if (parsed.success) {
      Object.assign(errors, oldAlts(parsed.data, this.built.content));
      for (const unit of lostLinks(parsed.data)) {
        errors[unit] = { key: 'invalid', words: refusalWords('lostLink') };
      }
      Object.assign(errors, await this.uploads.missing(parsed.data));
    }
    for (const issue of parsed.error?.issues ?? [])
      errors[nameOf(issue.path)] ??= toFieldError(issue);
    return { content: parsed.data, errors };
  }

  /**
   * A page with edits, valid or not. An opening may be named by its id; a draft is shown as it will be.
   * @throws Problem `notFound` if there is no such page, `invalid` if it cannot be rendered
   */
  async preview(page: string, edits: readonly StoredEdit[]): Promise<string> {
    const content = edited(this.built.content, edits) as SiteContent;
    const id = page.slice(page.lastIndexOf('/') + 1);
    const openings = { ...content.openings };
    const own = openings[id];
    if (own?.state === 'draft') openings[id] = { ...own, state: 'open' };
    const shown = { ...content, openings };
    const { settings } = this.#deps;
    try {
      return await this.#writer.write({
        ...{ work: 'renderPage', publishing: this.built.directory },
        with: [page, shown, settings, this.built.directory, this.#today()],
      });
    } catch (reason) {
      const isThrown = reason instanceof WorkerFailed && reason.failure === 'threw';
      // A system error has a code.
      if (!isThrown || reason.code !== undefined) throw problemOf(reason);
      const isNoPage = reason.message.endsWith('is not the address of a page');
      throw isNoPage ? new Problem('notFound') : new Problem('invalid', { cause: reason });
    }
  }

  close(): void {
    this.pictures.close();
    this.#writer.close();
  }

  #today(): string {
    return dayNow(this.#deps.timeZone).toString();
  }

  /** Of a publication with this content on a day. */
  #nameOf(publication: PublicationRow | undefined, content = this.#live, day = this.#today()) {
    const openings = Object.entries(content.openings);
    const open = openings.flatMap(([id, one]) => (isOpenOn(one, day) ? id : []));
    return this.#files.nameOf(publication, open);
  }

  /** One replica writes at a time, so that each plans on top of what the previous one has stored. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#oneAtATime(() => runExclusive(this.#deps, 'publishing', work));
  }

  async #write(
    edits: readonly StoredEdit[],
    content: SiteContent,
    day: string,
    report?: (progress: PublishProgress) => void,
  ): Promise<string> {
    await this.pictures.provide([
      ...Object.values(content.pictures),
      ...content.identity.serviceAreas.map(({ picture }) => picture),
    ]);
    await this.uploads.provide(filesIn(content).map(([, key]) => key));
    const modified = await modifiedDays(this.#deps.db, this.built.content, edits);
    const target = await this.#files.begin().catch((reason) => {
      throw problemOf(reason);
    });
    try {
      const order = {
        ...{ content, target, publishing: this.built.directory, previous: this.#files.live },
        ...{ pictures: this.pictures.folder, modified, settings: this.#deps.settings, day },
      };
      await this.#writer.write(
        { work: 'publishSite', publishing: this.built.directory, with: [order] },
        report,
      );
      return target;
    } catch (reason) {
      await this.#files.abandon(target);
      throw problemOf(reason);
    }
  }

  /** What is shown of published edits after an update, whose schemas may refuse some. */
  #lenient(edits: readonly StoredEdit[]): SiteContent {
    const { content, leftOut } = showableOf(this.built.content, edits);
    this.#leftOut = leftOut;
    if (leftOut.length > 0 || !edits.every(isPlaced)) {
      this.#deps.log.warn(
        'this release cannot show some of the published texts: the admin lists them',
      );
    }
    return content;
  }
}

/** Words of its own, in every language. */
function inEach(words: (language: Language) => string) {
  return { words: Object.fromEntries(languages.map((one) => [one, words(one)])) };
}

/** Errors that the form shows while a text is typed. */
const toldByForm: readonly string[] = ['required', 'tooShort', 'tooLong'];

function problemOf(reason: unknown): unknown {
  const problem = diskProblem(reason);
  if (!(problem instanceof WorkerFailed)) return problem;
  const [, unit] = /^(\S+) is too long for a sharing image$/.exec(problem.message) ?? [];
  if (unit)
    return new Problem('invalid', { errors: { [unit]: { key: 'invalid' } }, cause: reason });
  return new Problem('unexpected', { cause: reason });
}
