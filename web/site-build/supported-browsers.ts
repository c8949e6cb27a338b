/**
 * The oldest browsers in which everything works, as the README says. The build lowers syntax and styles for them. A
 * unit test searches the output for syntax and functions that one of them lacks.
 */
export const supportedBrowsers = { chrome: '109', safari: '16.4', firefox: '128' } as const;

/** The same in Vite's format. */
export const buildTarget = targetOf(supportedBrowsers);

/**
 * Styles cover Safari 16.0 too: it does not know `(width >= 64rem)`, which came in 16.4, and would show the layout of
 * phones. The fault tests (`npm run test:faults`) have an engine of 16.0.
 */
export const styleTarget = targetOf({ ...supportedBrowsers, safari: '16.0' });

function targetOf(browsers: Readonly<Record<string, string>>): string[] {
  return Object.entries(browsers).map(([browser, version]) => browser + version);
}
