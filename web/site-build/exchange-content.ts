/**
 * `npm run content:export` writes what the admin has published into web/content, so that the repository has it;
 * `-- --drafts` the edits too that are not published, `-- site-content-….json` a file that the admin saved, without a database. `npm run content:import` keeps the texts of web/content as edits in
 * the admin, where they can be published. Both use the database of DATA_DIR and the build in `dist`.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { type BuiltContent, findBuiltContent } from '#api/content/built-content.ts';
import { draftOf, edited, editsIn, stored } from '#api/content/stored-edits.ts';
import { readSettings } from '#api/process/settings.ts';
import { SettingError } from '#contract/settings.ts';
import { DatabaseUnusable } from '#db/errors.ts';
import { openStore } from '#db/open.ts';
import { findEdit, keepEdit, latestPublication, listEdits } from '#db/queries/content.ts';
import type { Store } from '#db/store.ts';
import { documentNames, documentOf, formOf } from '../content/documents.ts';
import { isSame, valueAt } from '../content/edits.ts';
import { readContent } from '../content/read-content.ts';
import { type SiteContent, siteContentSchema } from '../content/site-content.ts';
import { unitsOf } from '../content/units.ts';
import { changeSource } from './content-source.ts';

/** As with the API's files: only this user may read them. */
process.umask(0o077);

/** What cannot be exchanged, in words. */
class ExchangeRefused extends Error {}

type Difference = {
  readonly name: (typeof documentNames)[number];
  readonly path: string;
  readonly to: unknown;
};

const [command, ...options] = process.argv.slice(2);
const file = options.find((option) => option.endsWith('.json'));
try {
  process.stdout.write(
    `${await (command === 'export' && file ? exportFile(file) : withDatabase())}\n`,
  );
} catch (reason) {
  const foreseen = [ExchangeRefused, SettingError, DatabaseUnusable].some(
    (kind) => reason instanceof kind,
  );
  if (!foreseen) throw reason;
  process.stderr.write(`Nothing was moved: ${(reason as Error).message}\n`);
  process.exitCode = 1;
}

async function withDatabase(): Promise<string> {
  const built = findBuiltContent('dist');
  if (!built) throw new ExchangeRefused('there is no build: run `npm run build` first');
  const store = await openStore(readSettings(process.env));
  try {
    return await (command === 'import' ? importInto(store, built) : exportFrom(store, built));
  } finally {
    await store.close();
  }
}

async function exportFrom({ db }: Store, { content }: BuiltContent): Promise<string> {
  const edits = options.includes('--drafts')
    ? draftOf(content, await listEdits(db))
    : editsIn(await latestPublication(db));
  return writeSources(edited(content, edits) as SiteContent);
}

/** @throws ExchangeRefused if the file holds no content of this release */
async function exportFile(file: string): Promise<string> {
  const given: unknown = JSON.parse(await readFile(file, 'utf8'));
  const parsed = siteContentSchema.safeParse(given);
  if (!parsed.success) throw new ExchangeRefused(`${file} is no content: ${parsed.error.message}`);
  return writeSources(parsed.data);
}

async function writeSources(content: SiteContent): Promise<string> {
  const differences = differencesOf(await readContent(), content);
  const files = new Set<string>();
  for (const { name, path, to } of differences) {
    const file = `web/content/${name}.ts`;
    await writeFile(file, changeSource(await readFile(file, 'utf8'), [{ path, value: to }]));
    files.add(file);
  }
  if (files.size > 0) {
    execFileSync('node_modules/.bin/biome', ['format', '--write', ...files], { stdio: 'pipe' });
  }
  const pdfs = content.identity.certificates.filter(({ file }) => file).length;
  const left = pdfs > 0 ? `; the PDFs of ${pdfs} certificates stay in this database` : '';
  return `${differences.length} texts written into ${files.size} files of web/content${left}`;
}

async function importInto({ db }: Store, { content }: BuiltContent): Promise<string> {
  const draft = edited(content, draftOf(content, await listEdits(db))) as SiteContent;
  const differences = differencesOf(draft, await readContent());
  for (const { name, path, to } of differences) {
    const row = await findEdit(db, { document: name, path });
    await keepEdit(db, {
      ...{ document: name, path, value: stored(to) },
      base: stored(valueAt(documentOf(content, name), path)),
      version: (row?.version ?? 0) + 1,
      changed_at: Date.now(),
    });
  }
  return `${differences.length} texts kept as edits: publish them in the admin`;
}

function differencesOf(from: SiteContent, to: SiteContent): Difference[] {
  // Pictures stay in the database.
  return documentNames
    .filter((name) => name !== 'pictures')
    .flatMap((name) =>
      unitsOf(formOf(name)).flatMap(({ path }) => {
        const value = valueAt(documentOf(to, name), path);
        return isSame(valueAt(documentOf(from, name), path), value)
          ? []
          : [{ name, path, to: value }];
      }),
    );
}
