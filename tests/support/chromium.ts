import { existsSync } from 'node:fs';

/** The one without a window comes first: a window that nobody sees costs a visit a third of its time. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The browser of tests and benchmarks: the one that `CHROMIUM` names, else what the machine has. */
export const chromiumPath = process.env.CHROMIUM ?? browsers.find(existsSync);
