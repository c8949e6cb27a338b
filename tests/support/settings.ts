export const adminPassword = 'a password for the tests';
/** Its hash. A start with it need not judge how strong the password is, which takes half a second. */
export const adminPasswordHash =
  '$argon2id$v=19$m=19456,p=1,t=2$p/9zM9lKCfa+Y3/iTPKWWg$Vl2cZ+CGepb6mp4N/zkdBV79pKIp4nI76iso9znA7dw';

/** What the site runs with in both ways. The limits would take the tests for an attack. */
export const testSettings = {
  ADMIN_PASSWORD: adminPassword,
  RATE_LIMITS: 'off',
  // Of nobody: the tests stand in for Google (maps-stand-in.ts).
  GOOGLE_MAPS_KEY: 'a-key-for-the-tests',
  LOG_LEVEL: 'warn',
} as const;
