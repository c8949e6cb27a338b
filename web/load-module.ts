import { LoadError } from './load-error.ts';

/** In the text of the function that imports: Safari's error does not name the module that did not arrive. */
const moduleAddress = /import\(\s*["'`]([^"'`]+)/;
const styleSheetAddress = /\/\S+?\.css/;

/** Style sheets of modules that did not arrive. Vite asks for each once; without it its module would look wrong. */
const missingStyleSheets = new Set<string>();

/**
 * A dynamic import that is tried twice, and can be tried again. Chromium and Safari remember the address of a
 * module that did not arrive and ask for it no more; under another one they do.
 * @param load imports one module, named in it: its text is read
 * @throws LoadError when the second attempt fails too
 */
export async function loadModule<M>(load: () => Promise<M>): Promise<M> {
  try {
    await loadMissingStyleSheets();
    return await load();
  } catch (reason) {
    const [styleSheet] = styleSheetAddress.exec(String(reason)) ?? [];
    if (styleSheet) missingStyleSheets.add(styleSheet);
    const [, module] = moduleAddress.exec(String(load)) ?? [];
    try {
      await loadMissingStyleSheets();
      if (styleSheet || !module) return await load();
      // Relative to this module, as to the one that names it: a build has all of them in one folder.
      return await import(/* @vite-ignore */ `${module}?${Date.now()}`);
    } catch (again) {
      throw new LoadError('a module', again);
    }
  }
}

async function loadMissingStyleSheets(): Promise<void> {
  await Promise.all([...missingStyleSheets].map(loadStyleSheet));
}

function loadStyleSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${address}?${Date.now()}`;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      missingStyleSheets.delete(address);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new LoadError(address));
    };
    document.head.append(link);
  });
}
