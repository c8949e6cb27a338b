/** Something that the page needs could not be loaded. A retry may help; `cause` is the browser's own error. */
export class LoadError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} did not arrive`, { cause });
  }
}

/** Read from the text of the importing function: Safari's error does not name the module that failed. */
const moduleAddress = /import\(\s*["'`]([^"'`]+)/;

/**
 * A dynamic import with one retry, which can be called again later. Chromium and Safari remember the address of a
 * module that failed to load and do not request it again, so the retry uses another address.
 * @param load imports one module, named in it: its text is read
 * @throws LoadError if the retry fails too
 */
export async function loadModule<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (reason) {
    try {
      const [, module] = moduleAddress.exec(String(load)) ?? [];
      // A file that failed to load was not imported yet (import-whole.ts), so the browser remembers no failure.
      if (reason instanceof LoadError || !module) return await load();
      // Relative to this module as well: a build has all modules in one folder.
      return await import(/* @vite-ignore */ `${module}?${Date.now()}`);
    } catch (again) {
      throw new LoadError('a module', again);
    }
  }
}
