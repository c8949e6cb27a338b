/** The three kinds of answer, each with its own content security policy. */
export type Area = 'site' | 'admin' | 'api';

/** CSP hash sources (`'sha256-…'`) of what the public pages carry inline; the build writes them down. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const twoYearsInSeconds = 63_072_000;

/**
 * The security headers that are the same on every answer (OWASP Secure Headers). HSTS joins them where the
 * site is served over https.
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${twoYearsInSeconds}; includeSubDomains`,
    }),
  };
}

/** The headers that differ by area. */
export function areaHeaders(area: Area, inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(area, inline),
    'Referrer-Policy': area === 'api' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  };
}

/**
 * Content Security Policy, level 3. The public pages are precompressed files, so hashes rather than nonces;
 * `'strict-dynamic'` lets the one hashed script load the rest. The admin runs no inline script at all and
 * hands no string to a script sink.
 */
function contentSecurityPolicy(area: Area, { scripts, styles }: InlineHashes): string {
  if (area === 'api') return "default-src 'none'; frame-ancestors 'none'; sandbox";
  const everywhere = [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const own =
    area === 'admin'
      ? [
          "script-src 'self'",
          "style-src 'self'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]
      : [
          `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
          `style-src ${["'self'", ...styles].join(' ')}`,
        ];
  return [...everywhere, ...own].join('; ');
}

/** The session cookie's name; over https its prefix makes browsers refuse one set by another host or path. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** Which kind of answer a path gets. */
export function areaOf(path: string): Area {
  if (/^\/api(\/|$)/i.test(path)) return 'api';
  return /^\/admin(\/|\.html$|$)/.test(path) ? 'admin' : 'site';
}

/** How long a browser may keep a file without asking: a year where the name carries a hash, else not at all. */
export function cacheControl(path: string): string {
  if (areaOf(path) === 'api') return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
