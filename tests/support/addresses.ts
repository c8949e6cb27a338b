/** Where the tests find the two ways to run the site, and the password of both. */
export const nginxPort = 18_080;
export const alonePort = 18_081;
export const nginxUrl = `http://localhost:${nginxPort}`;
export const aloneUrl = `http://localhost:${alonePort}`;
export const adminPassword = 'a password for the tests';

/** What both run with. The limits would take the tests for an attack. */
export const testSettings = {
  ADMIN_PASSWORD: adminPassword,
  RATE_LIMITS: 'off',
  // Of nobody: the tests stand in for Google (maps-stand-in.ts).
  GOOGLE_MAPS_KEY: 'a-key-for-the-tests',
  LOG_LEVEL: 'warn',
} as const;
