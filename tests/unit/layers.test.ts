import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imports as aliases } from '../../package.json' with { type: 'json' };

/**
 * What each folder may import, beside itself and the contract, so that a change affects only the folders that list it.
 * Within a folder Biome's noImportCycles forbids import cycles.
 */
const base = ['web/content', 'web/format'];
const browser = [
  ...base,
  'web/plates',
  'web/loading',
  'web/api-client',
  'web/state',
  'web/routing',
];
const parts = [...browser, 'web/ui', 'web/features', 'web/map', 'web/styles'];
const admin = [
  ...parts,
  ...['company.ts', 'language.ts', 'login', 'paths.ts', 'texts'].map((name) => `web/admin/${name}`),
];
/** The parts that do not depend on the database engine. */
const anyEngine = ['db/engine', 'db/settings', 'db/records.ts', 'db/schema.ts'];
const allowed: Readonly<Record<string, readonly string[]>> = {
  'api/contract': [],
  db: [],
  'db/settings': [],
  // Opening an engine brings its schema up to date.
  'db/engine': ['db/schema.ts', 'db/settings', 'db/migrations'],
  'db/migrations': [],
  'db/queries': anyEngine,
  'db/backup': [...anyEngine, 'db/offsite/state.ts'],
  // A program of its own, beside the service.
  'db/backup/serve-backups.ts': ['db'],
  'db/sqlite': [...anyEngine, 'db/backup', 'db/queries', 'db/migrations'],
  'db/postgres': [...anyEngine, 'db/queries', 'db/migrations'],
  api: [
    ...anyEngine,
    'db/backup',
    // What the program that ships backups says.
    'db/offsite/state.ts',
    'db/queries',
    'api/content',
  ],
  // Texts and company data as the owner edits them.
  'api/content': ['api', ...anyEngine, 'db/queries'],
  // The type of the program that it runs: the one import from the layers above.
  'api/content/publishing-worker.ts': ['api/process/serve-orders.ts', 'web/entry-publishing.ts'],
  'api/process/release.ts': ['package.json'],
  // Chooses the engine.
  'api/open-context.ts': ['api', 'db'],
  'api/hash-password.ts': ['api', 'db'],
  'web/format': [],
  'web/content': [],
  'web/fonts': [],
  'web/plates': ['web/fonts'],
  'web/document': [...base, 'web/fonts', 'web/plates'],
  'web/loading': [...base, 'web/document'],
  'web/api-client': [],
  'web/state': [...base, 'web/loading'],
  'web/routing': [...base, 'web/document', 'web/loading', 'web/state'],
  'web/map': ['web/document/escape.ts'],
  'web/cv-viewer': [],
  'web/ui': browser,
  'web/features': parts,
  'web/sections': parts,
  'web/pages': [...parts, 'web/sections'],
  'web/admin': [...parts, 'web/document', 'web/cv-viewer'],
  // What the admin's pages are made from: these know no page.
  'web/admin/format': admin,
  'web/admin/autosave': admin,
  'web/admin/session': [...admin, 'web/admin/notes/unsaved.ts'],
  'web/admin/api-client': [...admin, 'web/admin/session'],
  'web/admin/ui': [...admin, 'web/admin/session', 'web/admin/api-client'],
  'web/admin/list': [
    ...[...admin, 'web/admin/session', 'web/admin/api-client', 'web/admin/ui'],
    'web/admin/format',
  ],
  // The composition of the admin's pages.
  'web/app.tsx': ['web'],
  'web/entry-client.tsx': ['web'],
  'web/entry-admin.tsx': ['web'],
  'web/entry-server.tsx': ['web'],
  // Run by hand: nothing imports it.
  'web/workshop': [
    'web',
    // The words of mails, to preview them.
    ...['notice-letters', 'acknowledgement-letter', 'mail-page'].map(
      (file) => `api/mail/${file}.ts`,
    ),
  ],
  // Moves texts between the database and web/content.
  'web/workshop/content': ['web', 'api', 'api/content', 'db'],
  'web/publishing': ['web'],
  'web/entry-publishing.ts': ['web'],
  'web/site-build': ['web'],
};

const files = globSync(['api/**/*.{ts,tsx}', 'db/**/*.ts', 'web/**/*.{ts,tsx}']);
const folders = Object.keys(allowed).sort((a, b) => b.length - a.length);

test('every file belongs to a folder of the list', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => folderOf(file) === undefined)).toEqual([]);
});

describe.each(Object.entries(allowed))('%s', (folder, others) => {
  const own = files.filter((file) => folderOf(file) === folder);
  const from = [folder, 'api/contract', ...others];

  test('imports only what the list allows', () => {
    expect(own).not.toEqual([]);
    const wrong = own.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !from.some((one) => isWithin(imported, one)))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('only what puts content together imports the company’s data: all else is given it, since it can change', () => {
  const data = 'api/contract/content/identity.ts';
  const others = [
    ...['web/content/read-content.ts', 'api/content/company.ts'],
    ...['web/site-build', 'web/workshop'],
  ];
  const importing = files.filter((file) => importsOf(file).includes(data));
  expect(importing).toContain('api/content/company.ts');
  expect(importing.filter((file) => !others.some((other) => isWithin(file, other)))).toEqual([]);
});

test('nothing imports what is run by hand', () => {
  const workshop = 'web/workshop';
  const others = files.filter((file) => !isWithin(file, workshop));
  const importing = others.filter((file) =>
    importsOf(file).some((imported) => isWithin(imported, workshop)),
  );
  expect(importing).toEqual([]);
});

function folderOf(file: string): string | undefined {
  return folders.find((folder) => isWithin(file, folder));
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

/** The project's files that a file imports, types and lazy imports too, as paths from the top level. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([.#][^']+)'/gm,
  );
  return [...named].map(([, name = '']) => {
    const [alias, to] =
      Object.entries(aliases).find(([key]) => name.startsWith(key.slice(0, -1))) ?? [];
    return alias && typeof to === 'string'
      ? join(to.slice(0, -1), name.slice(alias.length - 1))
      : join(dirname(file), name);
  });
}
