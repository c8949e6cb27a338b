/**
 * The oldest browsers that everything works in, as the README says: what the build lowers syntax and styles for. A
 * test reads what comes out for syntax and functions that one of them does not have.
 */
export const supportedBrowsers = { chrome: '109', safari: '16.4', firefox: '128' } as const;

/** The same, as Vite takes it. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([browser, version]) => browser + version,
);
