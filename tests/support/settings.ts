export const adminPassword = 'a password for the tests';

/** What the site runs with in both ways. The limits would take the tests for an attack. */
export const testSettings = {
  ADMIN_PASSWORD: adminPassword,
  RATE_LIMITS: 'off',
  // Of nobody: the tests stand in for Google (maps-stand-in.ts).
  GOOGLE_MAPS_KEY: 'a-key-for-the-tests',
  LOG_LEVEL: 'warn',
} as const;
