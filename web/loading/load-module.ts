/** Something that the page needs could not be loaded. A retry may help; `cause` is the browser's own error, or the answer's status. */
export class LoadError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} did not arrive`, { cause });
  }
}

/** Style sheets that were lost: Vite's helper requests each only once, and then imports its module without it. */
const lostStyles = new Set<string>();

// Absent while pages are prerendered.
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => {
  const [, href] = /CSS for (\S+)/.exec(payload.message) ?? [];
  if (href) lostStyles.add(href);
});

/** @throws LoadError if one is lost again */
async function requestLostStyles(): Promise<void> {
  for (const href of lostStyles) {
    await new Promise((onload, reject) => {
      const onerror = () => reject(new LoadError('a style sheet'));
      const properties = { rel: 'stylesheet', href, onload, onerror };
      document.head.append(Object.assign(document.createElement('link'), properties));
    });
    lostStyles.delete(href);
  }
}

/** Read from the text of the importing function: Safari's error does not name the module that failed. */
const moduleAddress = /import\(\s*["'`]([^"'`]+)/;

/**
 * A dynamic import with one retry. Older browsers remember the address of a module that failed to load and do not
 * request it again, so the retry uses another address. What the module imports itself they request only after a reload
 * of the page.
 * @param load imports one module, named in it: its text is read
 * @throws LoadError if the retry fails too
 */
export async function loadModule<M>(load: () => Promise<M>): Promise<M> {
  await requestLostStyles();
  const retry = (reason: unknown): Promise<M> => {
    const [, module] = moduleAddress.exec(String(load)) ?? [];
    if (lostStyles.size > 0 || !module) throw reason;
    // Relative to this module as well: a build has all modules in one folder.
    return import(/* @vite-ignore */ `${module}?${Date.now()}`);
  };
  return load()
    .catch(retry)
    .catch((reason) => {
      throw new LoadError('a module', reason);
    });
}
