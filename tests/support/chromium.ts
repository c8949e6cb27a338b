import { existsSync } from 'node:fs';

/** The headless shell comes first: an invisible window costs a visit a third of its time. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The browser of tests and benchmarks: `CHROMIUM`, or else the one installed on the machine. */
export const chromiumPath = process.env.CHROMIUM ?? browsers.find(existsSync);
