import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the Dockerfile copies, other than from its stage `build`. */
const copied = ['package.json', 'package-lock.json', 'nginx.conf', 'web/nginx', 'dist'];
const buildStage = /^FROM \S+ AS build\n[\s\S]*?(?=^FROM )/m;

/**
 * Has the images hold the build in `dist`, which has no settings in it. To install and build in them again what the
 * code tests have just built takes a minute of processor time. All other stages are the Dockerfile's own.
 * @returns an overlay for `composedStack`
 */
export function builtImages(): string {
  const context = resolve('test-results/images');
  rmSync(context, { recursive: true, force: true });
  for (const path of copied) cpSync(path, join(context, path), { recursive: true });
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  if (!buildStage.test(dockerfile)) throw new Error('The Dockerfile has no stage `build`');
  writeFileSync(
    join(context, 'Dockerfile'),
    dockerfile.replace(buildStage, 'FROM scratch AS build\nCOPY dist /app/dist\n\n'),
  );
  const overlay = join(context, 'compose.json');
  // Those that docker-compose.yml builds: the others use their images.
  const built = ['api', 'pages', 'web'].map((service) => [service, { build: { context } }]);
  writeFileSync(overlay, JSON.stringify({ services: Object.fromEntries(built) }));
  return overlay;
}
