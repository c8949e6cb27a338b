import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent } from '#contract/content/site-content.ts';
import { languages } from '#contract/languages.ts';
import { refusalWords } from '#contract/texts/pictures.ts';
import { timeNow } from '#db/engine/clock.ts';
import { findRow, putRow } from '#db/queries/rows.ts';
import type { Db } from '#db/schema.ts';
import type { CvJudge } from '../cv/cv-judge.ts';
import { diskProblem, invalid, type RefusedField, type RefusedFields } from '../http/problem.ts';
import { makePublicFolders } from './published-files.ts';
import { sweepUploads } from './unreferenced-uploads.ts';

/** Prefix of files that are being written. */
const unfinished = '.next-';

/** The keys of the PDFs that a content links, each with its document and path. */
export function filesIn({ identity, texts }: SiteContent): [path: string, key: string][] {
  const filed = (path: string, items: readonly { file?: string | undefined }[]) =>
    items.flatMap(({ file }, index): [string, string][] =>
      file ? [[`${path}/${index}/file`, file]] : [],
    );
  const announced = languages.flatMap((language) => {
    const { announcements } = texts[language].legal.informationSociety;
    return filed(`${language}/legal/informationSociety/announcements`, announcements);
  });
  return [...filed('identity/certificates', identity.certificates), ...announced];
}

/** The PDFs that the owner uploaded: rows in the database, and files for nginx. */
export class UploadedFiles {
  readonly #db: Db;
  readonly #judge: CvJudge;
  readonly #publishedDir: string;
  readonly #folder: string;

  constructor(db: Db, judge: CvJudge, publishedDir: string) {
    this.#db = db;
    this.#judge = judge;
    this.#publishedDir = publishedDir;
    this.#folder = join(publishedDir, 'assets/documents');
  }

  /**
   * Stores a PDF, and writes its file. Visitors open it, so the rules for CVs apply: no script, nothing that opens
   * another file.
   * @returns its key
   * @throws Problem `invalid` for what is no such PDF, `unavailable`, `diskFull`
   */
  async keep(bytes: Buffer): Promise<string> {
    const judged = await this.#judge.judge(bytes, 'pdf');
    if ('refusal' in judged) throw invalid('file', { key: judged.refusal });
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    await this.#write(key, bytes);
    await putRow(this.#db, 'files', ['key'], { key, bytes, created_at: timeNow() });
    return key;
  }

  /** Writes missing files, as after a restore. */
  async provide(keys: readonly string[]): Promise<void> {
    for (const key of new Set(keys)) {
      if (existsSync(this.#fileOf(key))) continue;
      const row = await findRow(this.#db, 'files', { key });
      if (row) await this.#write(key, row.bytes);
    }
  }

  /**
   * Imported texts may link PDFs that this site does not have.
   * @returns the errors by document and path
   */
  async missing(content: SiteContent): Promise<RefusedFields> {
    const errors: Record<string, RefusedField> = {};
    for (const [path, key] of filesIn(content)) {
      if (await findRow(this.#db, 'files', { key })) continue;
      errors[path] = { key: 'invalid', words: refusalWords('missingFile') };
    }
    return errors;
  }

  /** Removes PDFs, with their files, that no edit and no publication has referenced for a week. */
  sweep(): Promise<void> {
    return sweepUploads(this.#db, 'files', this.#folder);
  }

  #fileOf(key: string): string {
    return join(this.#folder, `${key}.pdf`);
  }

  /** In one step: neither a request nor the next start after a kill finds half a file. */
  async #write(key: string, bytes: Uint8Array): Promise<void> {
    const part = join(this.#folder, unfinished + randomUUID());
    try {
      await makePublicFolders(this.#publishedDir, join(this.#publishedDir, 'assets'), this.#folder);
      await writeFile(part, bytes);
      await chmod(part, 0o644);
      await rename(part, this.#fileOf(key));
    } catch (reason) {
      await rm(part, { force: true });
      throw diskProblem(reason);
    }
  }
}
