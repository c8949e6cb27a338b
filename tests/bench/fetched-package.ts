import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A package that is too large for a dependency, installed when first needed. */
export type FetchedPackage = {
  readonly home: string;
  /** Imports this package or one of its dependencies. */
  load<T>(name: string): Promise<T>;
};

/** Installs a package if it is missing, without running install scripts. */
export function fetchPackage(name: string, version: string): FetchedPackage {
  const home = resolve('node_modules/.cache', name.replace('/', '-'));
  const manifest = join(home, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) {
    process.stderr.write(`Installing ${name} ${version}, once\n`);
    mkdirSync(home, { recursive: true });
    const quietly = [
      '--ignore-scripts',
      '--omit=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    execFileSync('npm', ['install', '--prefix', home, ...quietly, `${name}@${version}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
  return {
    home,
    load: (wanted) =>
      import(pathToFileURL(createRequire(join(home, 'package.json')).resolve(wanted)).href),
  };
}
