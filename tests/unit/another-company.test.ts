import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { identity } from '#web/content/identity.ts';
import { loadTexts } from '#web/content/load-texts.ts';
import { temporaryDirectory } from '../support/api.ts';

/** No number is a default, or part of one. */
const periods = {
  SESSION_HOURS: '5',
  RETENTION_MESSAGES_MONTHS: '31',
  RETENTION_SPAM_DAYS: '43',
  RETENTION_APPLICATIONS_MONTHS: '17',
  RETENTION_UNDECIDED_MONTHS: '36',
  RETENTION_POOL_MONTHS: '53',
  RETENTION_AUDIT_MONTHS: '61',
  BACKUP_KEEP: '19',
};
const stated = {
  tr: ['31 ay', '43 gün', '17 ay', '37 ay', '53 ay', '61 ay', '19 gün', '5 saat'],
  en: ['31 months', '43 days', '17 months', '37 months', '53 months', '61 months', '19 days'],
};
const oldPeriods = /\b(?:12|24|25) (?:ay|months?)\b|\b14 (?:gün|days?)\b|\b8 (?:saat|hours?)\b/;
const folders = ['api', 'db', 'web', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Builds a copy of the code, in an empty directory, in which the company has another name. */
async function buildForAnotherCompany(copy: string): Promise<string> {
  for (const name of folders) {
    const filter = (source: string) => !/^db\/(data|backups)/.test(source);
    await cp(name, join(copy, name), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'web/content/identity.ts');
  const renamed = readFileSync(file, 'utf8')
    .replaceAll('Gökhat', 'Örnek')
    .replaceAll('gokhat', 'ornek')
    .replaceAll('GOKHAT', 'ORNEK');
  writeFileSync(file, renamed);
  await promisify(execFile)(process.execPath, ['web/site-build/index.ts'], {
    cwd: copy,
    env: { ...process.env, ...periods },
  });
  return join(copy, 'dist');
}

describe('a site built for another company, with other storage periods', () => {
  test('names the old ones nowhere: no page, bundle, admin text or file of the service', async () => {
    await using copy = await temporaryDirectory();
    const dist = await buildForAnotherCompany(copy.path);
    const files = globSync('**/*.{html,json,js,css,xml,txt,webmanifest,conf}', { cwd: dist });
    const read = (file: string) => readFileSync(join(dist, file), 'utf8');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /g[oö]khat/i.test(read(file)))).toEqual([]);
    const pages = files.filter((file) => /^site\/.*\.(html|json)$/.test(file));
    expect(pages.filter((file) => oldPeriods.test(read(file)))).toEqual([]);
    for (const language of ['tr', 'en'] as const) {
      const legal = read(`site/${language}/privacy.html`) + read(`site/${language}/cookies.html`);
      for (const period of stated[language]) expect(legal).toContain(period);
      expect(read(`site/${language}.html`)).toContain('Örnek Telekom');
    }
  }, 120_000);
});

test('no Turkish suffix stands behind a fact, whose last vowel may change', async () => {
  const sources = globSync('web/content/tr/*.ts').map((file) => readFileSync(file, 'utf8'));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap((source) => source.match(/\{[\w.]+\}[’'][a-zçğıöşü]+/g) ?? [])).toEqual(
    [],
  );
});

test('every fact of a text is filled in', async () => {
  for (const language of ['tr', 'en'] as const) {
    const texts = JSON.stringify(await loadTexts(language));
    expect(texts).toContain(identity.name);
    expect(texts).not.toMatch(/\{(name|shortName|founded|\w+Kept|email\.\w+)\}/);
  }
});
