/**
 * The kinds of answer, each with its own content security policy. `map` is the document in which Google's
 * code runs, framed by the pages: what that code needs is allowed there alone. `cvViewer` is the one in which
 * a stranger's PDF is read, framed by the admin: it is allowed nothing but to draw.
 */
export type Area = 'site' | 'map' | 'cvViewer' | 'admin' | 'api';

/** CSP hash sources (`'sha256-…'`) of what the documents carry inline; the build writes them down. */
export type InlineHashes = {
  /** Those of the public pages. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Those of the map's document. */
  readonly mapScripts: readonly string[];
  /** Those of the CV viewer's. */
  readonly cvViewerScripts: readonly string[];
  readonly cvViewerStyles: readonly string[];
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
    'X-Frame-Options': area === 'map' || area === 'cvViewer' ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': area === 'api' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  };
}

/**
 * Content Security Policy, level 3. The public pages are precompressed files, so hashes rather than nonces;
 * `'strict-dynamic'` lets the one hashed script load the rest. The admin runs no inline script at all and
 * hands no string to a script sink.
 */
function contentSecurityPolicy(area: Area, inline: InlineHashes): string {
  if (area === 'api') return "default-src 'none'; frame-ancestors 'none'; sandbox";
  if (area === 'map') return mapPolicy(inline.mapScripts);
  if (area === 'cvViewer') return cvViewerPolicy(inline);
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
          // The CV viewer's document.
          "frame-src 'self'",
        ]
      : [
          `script-src ${[...inline.scripts, "'strict-dynamic'"].join(' ')}`,
          `style-src ${["'self'", ...inline.styles].join(' ')}`,
          // What solves a proof of work (web/features/forms/proof-worker.ts).
          "worker-src 'self'",
          // The map's document.
          "frame-src 'self'",
        ];
  return [...everywhere, ...own].join('; ');
}

const googleHosts = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';

/**
 * What Google's Content Security Policy guide for the Maps JavaScript API lists, less `'unsafe-eval'`
 * (developers.google.com/maps/documentation/javascript/content-security-policy), and less ourselves: by
 * `sandbox` its origin is opaque however it is opened, so Google's code reads no storage, cookie or document
 * of the site and no answer of its API. Only the links of the map may open windows. Only our own pages may
 * frame it.
 */
function mapPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    // Google's code writes style elements and attributes, whose hashes nobody knows; a precompressed file
    // can carry no nonce for it. In this document there is nothing else to restyle.
    "style-src 'unsafe-inline' https://fonts.googleapis.com",
    `img-src data: ${googleHosts} https://*.googleusercontent.com`,
    `connect-src data: blob: ${googleHosts}`,
    'font-src https://fonts.gstatic.com',
    'frame-src https://*.google.com',
    'worker-src blob:',
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Nothing but the one script and the one sheet that the document carries, and a worker that the script makes
 * of its own text. Shut in by `sandbox` however it is opened: its origin is nobody's, so it has no cookie and no
 * storage, and reaches no other document.
 */
function cvViewerPolicy({ cvViewerScripts, cvViewerStyles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${cvViewerScripts.join(' ')}`,
    `style-src ${cvViewerStyles.join(' ')}`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The session cookie's name; over https its prefix makes browsers refuse one set by another host or path. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** The device cookie's name, by the same rule. */
export function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device';
}

/** Which kind of answer a path gets. */
export function areaOf(path: string): Area {
  if (/^\/api(\/|$)/i.test(path)) return 'api';
  if (path === '/map') return 'map';
  if (path === '/cv-viewer') return 'cvViewer';
  return /^\/admin(\/|\.html$|$)/.test(path) ? 'admin' : 'site';
}

/** How long a browser may keep a file without asking: a year where the name carries a hash, else not at all. */
export function cacheControl(path: string): string {
  // The admin's document too: the browser's Back then asks for it anew once the session has ended.
  if (['api', 'admin'].includes(areaOf(path))) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
