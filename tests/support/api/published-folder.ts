import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The id of the build in `dist`, whose publications nginx serves. */
export function builtId(): string {
  const set = readFileSync('dist/nginx/published.conf', 'utf8');
  return /published\/(\w+)\/live/.exec(set)?.[1] ?? '';
}

/**
 * Publishes an empty folder, as the API does: nginx reads it by a link.
 * @param root the API's setting PUBLISHED_DIR
 */
export function layPublication(root: string) {
  const live = join(root, builtId(), '1-1');
  mkdirSync(live, { recursive: true });
  symlinkSync('1-1', join(dirname(live), 'live'));
  const place = (path: string) => {
    const file = join(/^.assets.(?:pictures|documents)./.test(path) ? root : live, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  return {
    /** @param forms also writes those that are compressed */
    write(path: string, text: string, forms: readonly ('br' | 'gz')[] = []) {
      writeFileSync(place(path), text);
      if (forms.includes('br')) writeFileSync(place(`${path}.br`), brotliCompressSync(text));
      if (forms.includes('gz')) writeFileSync(place(`${path}.gz`), gzipSync(text));
    },
    link(path: string, target: string) {
      symlinkSync(target, place(path));
    },
  };
}
