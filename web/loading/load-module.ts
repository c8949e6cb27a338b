import { LoadError } from './load-error.ts';

/** In the text of the function that imports: Safari's error does not name the module that did not arrive. */
const moduleAddress = /import\(\s*["'`]([^"'`]+)/;

/**
 * A dynamic import that is tried twice, and can be tried again. Chromium and Safari remember the address of a
 * module that did not arrive and ask for it no more; under another one they do.
 * @param load imports one module, named in it: its text is read
 * @throws LoadError when the second attempt fails too
 */
export async function loadModule<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (reason) {
    try {
      const [, module] = moduleAddress.exec(String(load)) ?? [];
      // A file that did not arrive was not imported yet (import-whole.ts): the browser remembers nothing of it.
      if (reason instanceof LoadError || !module) return await load();
      // Relative to this module, as to the one that names it: a build has all of them in one folder.
      return await import(/* @vite-ignore */ `${module}?${Date.now()}`);
    } catch (again) {
      throw new LoadError('a module', again);
    }
  }
}
