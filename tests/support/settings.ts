export const adminPassword = 'a password for the tests';
/** Its hash as the product makes it, for tests in which logins have to wait for each other. */
export const slowPasswordHash =
  '$argon2id$v=19$m=19456,p=1,t=2$p/9zM9lKCfa+Y3/iTPKWWg$Vl2cZ+CGepb6mp4N/zkdBV79pKIp4nI76iso9znA7dw';
/**
 * Its hash at a twentieth of that cost, since nearly every test logs in. With a hash a start also skips the strength
 * check of the password, which takes half a second.
 */
export const adminPasswordHash =
  '$argon2id$v=19$m=1024,p=1,t=1$jfqnUkCtf6IKF2PaRgFHlg$xijOx5UC3TkPqyo1Q9Wpmk8KI6mzfC5IljrLJZzFX1c';

/** The settings of both ways to run the site. Rate limits would treat the tests as an attack. */
export const testSettings = {
  ADMIN_PASSWORD: adminPassword,
  RATE_LIMITS: 'off',
  // A fake key: the tests replace Google (maps-stand-in.ts).
  GOOGLE_MAPS_KEY: 'a-key-for-the-tests',
  LOG_LEVEL: 'warn',
} as const;

/** For tests that store old times: nothing of them expires, however long a run takes and in whatever year it is. */
export const keptForLong = {
  RETENTION_MESSAGES_MONTHS: '1200',
  RETENTION_APPLICATIONS_MONTHS: '1200',
  RETENTION_UNDECIDED_MONTHS: '1199',
  RETENTION_POOL_MONTHS: '1200',
  RETENTION_AUDIT_MONTHS: '1200',
} as const;
