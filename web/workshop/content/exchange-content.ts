/**
 * `npm run site -- content export` writes what the admin has published into web/content, so that the repository has it;
 * with `--drafts` also the edits that are not published, with `site-content-….json` a file that the admin saved, without
 * a database. `npm run site -- content import` keeps the texts of web/content as edits in the admin, where they can be
 * published. Both use the database of DATA_DIR and the build in `dist`.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type BuiltContent, findBuiltContent } from '#api/content/built-content.ts';
import { keepValue, readKept } from '#api/content/keep-value.ts';
import { draftOf, edited, editsIn } from '#api/content/stored-edits.ts';
import { readSettings } from '#api/process/settings.ts';
import { documentNames, documentOf, formOf } from '#contract/content/documents.ts';
import { isSame, valueAt } from '#contract/content/edits.ts';
import { mergeFieldsOf } from '#contract/content/fits.ts';
import { type SiteContent, siteContentSchema } from '#contract/content/site-content.ts';
import { SettingError } from '#contract/settings.ts';
import { DatabaseUnusable } from '#db/engine/errors.ts';
import type { Store } from '#db/engine/store.ts';
import { openStore } from '#db/open.ts';
import { findAdmin } from '#db/queries/admin.ts';
import { latestPublication, listEdits } from '#db/queries/content.ts';
import { readContent } from '../../content/read-content.ts';
import { changeSource, sourceFile } from './content-source.ts';

/** As with the API's files: only this user may read them. */
process.umask(0o077);

/** Why content cannot be exchanged, for the operator. */
class ExchangeRefused extends Error {}

/** A wrong option or an unreadable file has a code. */
function isForeseen(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    ('code' in reason ||
      [ExchangeRefused, SettingError, DatabaseUnusable].some((kind) => reason instanceof kind))
  );
}

type Difference = {
  readonly name: (typeof documentNames)[number];
  readonly path: string;
  readonly to: unknown;
};

try {
  process.stdout.write(`${await exchange()}\n`);
} catch (reason) {
  if (!isForeseen(reason)) throw reason;
  process.stderr.write(`Nothing was moved: ${reason.message}\n`);
  process.exitCode = 1;
}

function exchange(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drafts: { type: 'boolean', default: false } },
  });
  const [command, file, ...more] = positionals;
  if (command === 'export' && file !== undefined && more.length === 0) return exportFile(file);
  if (file === undefined && command === 'import') return withDatabase(importInto);
  if (file === undefined && command === 'export') {
    return withDatabase((store, built) => exportFrom(store, built, values.drafts));
  }
  throw new ExchangeRefused('say export, with a file that the admin saved or without, or import');
}

async function withDatabase(
  work: (store: Store, built: BuiltContent) => Promise<string>,
): Promise<string> {
  const built = findBuiltContent('dist');
  if (!built) throw new ExchangeRefused('there is no build: run `npm run build` first');
  const store = await openStore(readSettings(process.env));
  try {
    return await work(store, built);
  } finally {
    await store.close();
  }
}

async function exportFrom(
  { db }: Store,
  { content }: BuiltContent,
  isWithDrafts: boolean,
): Promise<string> {
  // A wrong DATA_DIR would have created an empty database just now.
  if (!(await findAdmin(db))) throw new ExchangeRefused('there is no site: check DATA_DIR');
  const edits = isWithDrafts
    ? draftOf(content, await listEdits(db))
    : editsIn(await latestPublication(db));
  return writeSources(edited(content, edits) as SiteContent);
}

/** @throws ExchangeRefused if the file holds no content of this release */
async function exportFile(file: string): Promise<string> {
  const parsed = siteContentSchema.safeParse(parsedJson(await readFile(file, 'utf8')));
  if (parsed.success) return writeSources(parsed.data);
  const [issue] = parsed.error.issues;
  throw new ExchangeRefused(
    `${file} is no content: ${issue?.path.join('.') || 'it'}: ${issue?.message}`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function writeSources(content: SiteContent): Promise<string> {
  const differences = differencesOf(await readContent(), content);
  const files = new Set<string>();
  for (const { name, path, to } of differences) {
    const file = sourceFile(name);
    await writeFile(file, changeSource(await readFile(file, 'utf8'), [{ path, value: to }]));
    files.add(file);
  }
  if (files.size > 0) {
    execFileSync('node_modules/.bin/biome', ['format', '--write', ...files], { stdio: 'pipe' });
  }
  const pdfs = content.identity.certificates.filter(({ file }) => file).length;
  const openings = Object.keys(content.openings).length;
  const left = [
    ...(pdfs > 0 ? [`the PDFs of ${pdfs} certificates stay in this database`] : []),
    ...(openings > 0 ? [`${openings} job openings stay in this database`] : []),
  ];
  const written = `${differences.length} texts written into ${files.size} files of the content`;
  return [written, ...left].join('; ');
}

async function importInto({ db }: Store, { content }: BuiltContent): Promise<string> {
  const kept = await readKept(db);
  const draft = edited(content, draftOf(content, [...kept.rows.values()])) as SiteContent;
  const differences = differencesOf(draft, await readContent());
  for (const { name: document, path, to } of differences) {
    await keepValue(db, content, kept, { document, path, value: to });
  }
  return `${differences.length} texts kept as edits: publish them in the admin`;
}

function differencesOf(from: SiteContent, to: SiteContent): Difference[] {
  // Pictures stay in the database.
  return documentNames
    .filter((name) => name !== 'pictures')
    .flatMap((name) =>
      mergeFieldsOf(formOf(name)).flatMap(({ path }) => {
        const value = valueAt(documentOf(to, name), path);
        return isSame(valueAt(documentOf(from, name), path), value)
          ? []
          : [{ name, path, to: value }];
      }),
    );
}
