import { execFile } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { identity } from '#contract/content/identity.ts';
import { type DataSettings, temporaryDirectory } from '#tests/support/api/api.ts';
import { type Edit, editorOf, startSite } from '#tests/support/api/content.ts';
import { copyCode } from '#tests/support/changed-copy.ts';
import { releaseUnless } from '#tests/support/release.ts';

const run = promisify(execFile);

const edits: Edit[] = [
  ['tr/about', '/hero/title', 'Tırnaklı: ‘’ \' " \\ ve \u00a0boşluk'],
  ['en/home', '/seo/title', 'Another company'],
  ['identity', '/name', 'Kavşak Bilişim'],
  ['identity', '/social', []],
];

test('what the admin publishes is written into the files of the content, and from there into another admin @release', async () => {
  await using copy = await temporaryDirectory();
  await copyCode(copy.path);
  for (const name of ['biome.json', '.gitignore']) await cp(name, join(copy.path, name));
  await symlink(resolve('dist'), join(copy.path, 'dist'));
  const filesOf = () =>
    new Map(
      globSync(['web/content/**/*.ts', 'api/contract/content/*.ts'], { cwd: copy.path }).map(
        (name) => [name, readFileSync(join(copy.path, name), 'utf8')],
      ),
    );
  const exchange = (command: string, data: DataSettings) =>
    run(process.execPath, ['web/workshop/content/exchange-content.ts', command], {
      cwd: copy.path,
      env: { ...process.env, ...data },
    });

  await using api = await startSite();
  const { publish, keep, uploadPdf } = await editorOf(api);
  const { key } = await (await uploadPdf(Buffer.from('%PDF-1.7\n%%EOF\n'))).json();
  const [first, ...others] = identity.certificates;
  await publish(...edits, ['identity', '/certificates', [{ ...first, file: key }, ...others]]);
  await keep(['tr/life', '/hero/title', 'Yayımlanmadı']);
  await api.stop();
  const before = filesOf();
  const { stdout } = await exchange('export', api.sameData);
  expect(stdout).toBe(
    '5 texts written into 3 files of the content; the PDFs of 1 certificates stay in this database\n',
  );
  const after = filesOf();
  const changed = [...after].filter(([name, text]) => before.get(name) !== text);
  expect(changed.map(([name]) => name).sort()).toEqual([
    'api/contract/content/identity.ts',
    'web/content/en/home.ts',
    'web/content/tr/about.ts',
  ]);
  for (const [name, text] of changed) {
    // A list is written as a whole, so this one loses what its rows share in the sample.
    const [old = [], now = []] = [before.get(name), text].map((source) =>
      source?.replace(/^ {2}certificates: .*?^ {2}\],/ms, '').split('\n'),
    );
    const added = now.filter((line) => !old.includes(line));
    expect(added.length, name).toBeLessThanOrEqual(3);
  }
  expect((await exchange('export', api.sameData)).stdout).toMatch(/^0 texts/);

  // The same from a file that the admin saved, without a database.
  const file = join(copy.path, 'site-content.json');
  const { stdout: whole } = await run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { readContent } from './web/content/read-content.ts'; console.log(JSON.stringify(await readContent()))",
    ],
    { cwd: copy.path, maxBuffer: 2 ** 24 },
  );
  const content = JSON.parse(whole);
  content.texts.tr.life.hero.title = 'Dosyadan gelen';
  await writeFile(file, JSON.stringify(content));
  const fromFile = await run(
    process.execPath,
    ['web/workshop/content/exchange-content.ts', 'export', file],
    { cwd: copy.path },
  );
  expect(fromFile.stdout).toMatch(/^1 texts written/);
  expect(filesOf().get('web/content/tr/life.ts')).toContain("'Dosyadan gelen'");
  await writeFile(file, '{}');
  await expect(
    run(process.execPath, ['web/workshop/content/exchange-content.ts', 'export', file], {
      cwd: copy.path,
    }),
  ).rejects.toThrow(/is no content/);

  const other = await startSite();
  await other.stop();
  expect((await exchange('import', other.sameData)).stdout).toMatch(/^6 texts kept/);
  await using restarted = await startSite(other.sameData);
  const { adminCall } = await editorOf(restarted);
  for (const [name, path, value] of edits) {
    const { draft } = await adminCall(calls.readDocument, { query: { name } });
    const [, ...keys] = path.split('/');
    const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], draft);
    expect(found, name + path).toEqual(value);
  }
  expect((await exchange('import', other.sameData)).stdout).toMatch(/^0 texts/);
  await other[Symbol.asyncDispose]();
});

const misused: readonly [words: string, why: RegExp][] = [
  ['export package.json', /package\.json is no content/],
  ['export nofile.json', /nofile\.json/],
  ['export biome.txt', /biome\.txt/],
  ['export --draft', /'--draft'/],
  ['export a.json b.json', /say export/],
  ['import site-content.json', /say/],
  ['exports', /say/],
];
test.each(misused.map(([words, why], at) => [words, releaseUnless(at === 0), why] as const))(
  'what cannot be exchanged is refused in one line, and nothing is read or written: %s%s',
  async (words, _when, why) => {
    await using data = await temporaryDirectory();
    const call = run(
      process.execPath,
      ['web/workshop/content/exchange-content.ts', ...words.split(' ')],
      {
        env: { ...process.env, DATA_DIR: data.path },
      },
    );
    await expect(call).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Nothing was moved: [^\n]*\n$/),
    });
    await expect(call).rejects.toThrow(why);
    expect(readdirSync(data.path)).toEqual([]);
  },
);

test('a directory that never was of a site is not exported as one without changes', async () => {
  await using empty = await temporaryDirectory();
  const exporting = run(process.execPath, ['web/workshop/content/exchange-content.ts', 'export'], {
    env: { ...process.env, DATA_DIR: empty.path, DATABASE_URL: '' },
  });
  await expect(exporting).rejects.toMatchObject({
    code: 1,
    stderr: 'Nothing was moved: there is no site: check DATA_DIR\n',
  });
});
