/**
 * The oldest browsers that everything works in, as the README says: what the build lowers syntax and styles for. A
 * test reads what comes out for syntax and functions that one of them does not have.
 */
export const supportedBrowsers = { chrome: '109', safari: '16.4', firefox: '128' } as const;

/** The same, as Vite takes it. */
export const buildTarget = targetOf(supportedBrowsers);

/**
 * For styles somewhat older: without `(width >= 64rem)`, which it reads from 16.4 on, Safari would lay every page out as
 * on a phone, and the experiments have an engine of 16.0.
 */
export const styleTarget = targetOf({ ...supportedBrowsers, safari: '16.0' });

function targetOf(browsers: Readonly<Record<string, string>>): string[] {
  return Object.entries(browsers).map(([browser, version]) => browser + version);
}
