/**
 * Kinds of responses, each with its own content security policy. `map` is the framed document with Google's code: only
 * there is allowed what that code needs. `cvViewer` is the framed document that renders a stranger's PDF: it may only
 * draw. `preview` is the empty document that the admin fills with an edited page: it runs no script.
 */
export const areas = ['site', 'map', 'cvViewer', 'preview', 'admin', 'api'] as const;
export type Area = (typeof areas)[number];

/** CSP hash sources (`'sha256-…'`) of the documents' inline scripts and styles; the build writes them. */
export type InlineHashes = {
  /** Of the public pages. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of the map's document. */
  readonly mapScripts: readonly string[];
  /** Of the CV viewer's document. */
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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const twoYearsInSeconds = 63_072_000;

/** The security headers of every response (OWASP Secure Headers). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/**
 * HSTS of a site with an https address, by the setting HSTS_SUBDOMAINS. Must not be sent over http (RFC 6797, section
 * 7.2).
 */
export const strictTransportSecurity = {
  on: `max-age=${twoYearsInSeconds}; includeSubDomains`,
  off: `max-age=${twoYearsInSeconds}`,
} as const;

const framed: readonly Area[] = ['map', 'cvViewer', 'preview'];

export function areaHeaders(area: Area, inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(area, inline),
    'X-Frame-Options': framed.includes(area) ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': area === 'api' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  };
}

/**
 * Content Security Policy, level 3. The public pages are precompressed files, so they use hashes instead of nonces;
 * `'strict-dynamic'` lets the one hashed script load the rest. The admin has no inline scripts and passes no strings to
 * script sinks.
 */
function contentSecurityPolicy(area: Area, inline: InlineHashes): string {
  if (area === 'api') return "default-src 'none'; frame-ancestors 'none'; sandbox";
  const nothingElse = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': framed.includes(area) ? "'self'" : "'none'",
  };
  const directives = { ...nothingElse, ...policies[area](inline) };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}

type Directives = Readonly<Record<string, string>>;

const googleHosts = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';

const ofOwnPages = {
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  // The documents of the map, the CV viewer and the preview.
  'frame-src': "'self'",
};

/** What each area may load, besides nothing. */
const policies: Readonly<Record<Exclude<Area, 'api'>, (inline: InlineHashes) => Directives>> = {
  site: ({ scripts, styles }) => ({
    ...ofOwnPages,
    'script-src': [...scripts, "'strict-dynamic'"].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    // Solves proofs of work (web/features/forms/proof-worker.ts).
    'worker-src': "'self'",
  }),

  admin: () => ({
    ...ofOwnPages,
    'script-src': "'self'",
    'style-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }),

  /**
   * The policy in Google's guide for the Maps JavaScript API, but without `'unsafe-eval'`
   * (developers.google.com/maps/documentation/javascript/content-security-policy) and `'self'`: `sandbox` makes the
   * origin opaque however the document is opened, so Google's code reads no storage, cookie or document of the site and
   * no response of its API. Only links of the map may open windows, and only our pages may frame it.
   */
  map: ({ mapScripts }) => ({
    'script-src': [...mapScripts, "'strict-dynamic'"].join(' '),
    // Google's code writes styles with unknown hashes, and a precompressed file can carry no nonce for them. This
    // document has nothing else to restyle.
    'style-src': "'unsafe-inline' https://fonts.googleapis.com",
    'img-src': `data: ${googleHosts} https://*.googleusercontent.com`,
    'connect-src': `data: blob: ${googleHosts}`,
    'font-src': 'https://fonts.gstatic.com',
    'frame-src': 'https://*.google.com',
    'worker-src': 'blob:',
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  }),

  /**
   * Allows only the document's one inline script and style sheet, and a worker that the script creates from its own
   * text. `sandbox` makes its origin opaque however it is opened: it has no cookie and no storage, and reaches no other
   * document.
   */
  cvViewer: ({ cvViewerScripts, cvViewerStyles }) => ({
    // WebAssembly: pdf.js's decoders of scans.
    'script-src': `${cvViewerScripts.join(' ')} 'wasm-unsafe-eval'`,
    'style-src': cvViewerStyles.join(' '),
    'worker-src': 'blob:',
    'connect-src': "'none'",
    sandbox: 'allow-scripts',
  }),

  /**
   * A page's appearance without scripts, requests, forms and frames. The document keeps the site's origin: without it,
   * it would not get the site's fonts and pictures (Cross-Origin-Resource-Policy), and the admin could not fill it. No
   * `sandbox`: without scripts, WebKit would not run the admin's listeners either (bug 218086).
   */
  preview: ({ styles }) => ({
    'style-src': ["'self'", ...styles].join(' '),
    'font-src': "'self'",
    'img-src': "'self' data:",
  }),
};

/** Over https its prefix makes browsers refuse a cookie set by another host or path. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** Named by the same rule. */
export function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device';
}

export function areaOf(path: string): Area {
  if (/^\/api(\/|$)/i.test(path)) return 'api';
  if (path === '/map') return 'map';
  if (path === '/cv-viewer') return 'cvViewer';
  if (path === '/preview') return 'preview';
  return /^\/admin(\/|\.html$|$)/.test(path) ? 'admin' : 'site';
}

/** Where researchers look for whom to tell of a weakness (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt';

/** How long a browser may cache a file: a year if the name has a hash, security.txt a day, else not at all. */
export function cacheControl(path: string): string {
  // The admin's document too: Back must request it again after the session has ended.
  if (['api', 'admin'].includes(areaOf(path))) return 'no-store';
  if (path === securityTxtPath) return 'public, max-age=86400';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
