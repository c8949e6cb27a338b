import {
  type Area,
  areaHeaders,
  cacheControl,
  commonHeaders,
  type InlineHashes,
} from '#contract/headers.ts';
import { defaultLanguage, fallbackAddress, languageRoot, languages } from '#contract/languages.ts';
import { type ProblemCode, problems } from '#contract/problem.ts';
import {
  ambiguousTarget,
  logPatterns,
  pageWithTrailingSlash,
  withheldPath,
} from '#contract/request-target.ts';
import { type Environment, SettingError, withoutMark } from '#contract/settings.ts';

/** Must match `areaOf` in the contract. */
const areaPatterns: Record<Exclude<Area, 'site'>, string> = {
  api: '~*^/api(/|$)',
  map: '~^/map$',
  cvViewer: '~^/cv-viewer$',
  preview: '~^/preview$',
  admin: String.raw`~^/admin(/|\.html$|$)`,
};

/** Error responses of nginx itself, when the API does not respond or is not asked. */
const ownRefusals = {
  400: 'malformed',
  404: 'notFound',
  405: 'methodNotAllowed',
  412: 'malformed',
  413: 'tooLarge',
  414: 'malformed',
  429: 'tooMany',
  501: 'malformed',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  505: 'malformed',
} as const satisfies Record<number, ProblemCode>;

/** Must not be sent over http (RFC 6797, section 7.2). */
const overTlsAlone = 'Strict-Transport-Security';

/**
 * The files that nginx.conf includes: headers and error texts from the contract, the same as the API sends.
 * @param aliases further host names of the site
 * @returns texts by file name
 */
export function nginxConfiguration(
  siteUrl: string,
  inline: InlineHashes,
  aliases: readonly string[] = [],
): Readonly<Record<string, string>> {
  const common = commonHeaders(siteUrl);
  const byArea = Object.keys(areaHeaders('site', inline));
  return {
    'maps.conf': [
      map('$request_uri', '$is_ambiguous', { [`~*${ambiguousTarget.source}`]: '1', default: '' }),
      // The decoded and normalised path that chose the location. nginx keeps the first value, although an error page or
      // a fallback changes $uri. An ambiguous request gets the API's headers, which are the strictest.
      map('$is_ambiguous', '$path', { 1: '/api', default: '$uri' }),
      map('$request_uri', '$logged_path', {
        [`~*${logPatterns.addressInPath.source}`]: withheldPath,
        [`~${logPatterns.loggable.source}`]: '$asked',
        default: '',
      }),
      ...byArea.map((name) => headerMap(name, inline)),
      map('$visitor_scheme', variable(overTlsAlone), {
        https: common[overTlsAlone] ?? '',
        default: '',
      }),
      map('"$status:$path"', '$cache_control', {
        '~*^\\d+:/api(/|$)': cacheControl('/api'),
        '~^\\d+:/admin(/|\\.html|$)': cacheControl('/admin'),
        '~^(200|206|304):/assets/': cacheControl('/assets/'),
        default: cacheControl('/'),
      }),
      map('$path', '$fallback_address', {
        [`~(?<language_root>${languageRoot.source})`]: '$language_root',
        default: fallbackAddress('/'),
      }),
      // Only for nginx's own errors: the API sends its own value.
      map('"$status:$upstream_status"', '$retry_after', { '429:': '1', default: '' }),
      map('$http_accept_language', '$visitor_language', {
        ...Object.fromEntries(languages.map((language) => [`~*^${language}\\b`, language])),
        default: defaultLanguage,
      }),
      ...httpsMaps(siteUrl, aliases).map(({ from, to, cases }) => map(from, to, cases)),
    ].join('\n'),
    'headers.conf': [
      ...Object.entries(common).map(([name, value]) =>
        header(name, name === overTlsAlone ? variable(name) : quoted(value)),
      ),
      ...byArea.map((name) => header(name, variable(name))),
      header('Cache-Control', '$cache_control'),
      header('Retry-After', '$retry_after'),
    ].join('\n'),
    'slashes.conf': [
      `location ~ ${quoted(pageWithTrailingSlash.source)} {`,
      '  rewrite ^(.+)/$ $1 permanent;',
      '}',
    ].join('\n'),
    'refusals.conf': [
      ...Object.keys(ownRefusals).map(
        (status) => `error_page ${status} /refusals/${status}.$visitor_language.txt;`,
      ),
      // nginx's own number for headers that are too large.
      'error_page 494 =400 /refusals/400.$visitor_language.txt;',
    ].join('\n'),
    ...Object.fromEntries(
      Object.entries(ownRefusals).flatMap(([status, code]) =>
        languages.map((language) => [
          `refusals/${status}.${language}.txt`,
          problems[code][language],
        ]),
      ),
    ),
  };
}

/** `always`: nginx would otherwise leave them out of its errors. */
function header(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

function headerMap(name: string, inline: InlineHashes): string {
  const value = (area: Area) => areaHeaders(area, inline)[name] ?? '';
  const cases = Object.entries(areaPatterns).map(([area, pattern]) => [
    pattern,
    value(area as Area),
  ]);
  return map('$path', variable(name), { ...Object.fromEntries(cases), default: value('site') });
}

function map(from: string, to: string, cases: Readonly<Record<string, string>>): string {
  const lines = Object.entries(cases).map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}`;
}

function variable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Escapes for nginx, which itself consumes a backslash before `"`, `\`, `t`, `r` and `n` of a pattern. */
function quoted(text: string): string {
  return text === 'default' ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A DNS host name (RFC 1123): lower case, at least two labels. */
const hostName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Reads the setting DOMAIN_ALIASES: further host names that redirect to the canonical one.
 * @throws SettingError when one of them is no host name
 */
export function readAliases(environment: Environment): string[] {
  const { DOMAIN_ALIASES } = withoutMark(environment);
  const names = (DOMAIN_ALIASES ?? '').split(/\s+/).filter(Boolean);
  if (names.every((name) => hostName.test(name))) return names;
  throw new SettingError(
    'DOMAIN_ALIASES must be host names such as www.example.com, in lower case, with spaces between them',
  );
}

/**
 * The maps of web/nginx/https/https.conf, where nginx terminates TLS: certificate, redirects (from http and from other
 * names) and the offer of HTTP/3. None for a site under http.
 */
export function httpsMaps(siteUrl: string, aliases: readonly string[]) {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  return [
    {
      from: '$ssl_server_name',
      to: '$certificate',
      cases: { default: `/run/tls/${hostname}.pem` },
    },
    {
      from: '"$scheme $host"',
      to: '$https_move',
      cases: {
        [`https ${hostname}`]: '',
        // First to https on the same name: otherwise browsers would never receive HSTS for it.
        ...Object.fromEntries(
          aliases.map((name) => [`http ${name}`, siteUrl.replace(hostname, name)]),
        ),
        default: siteUrl,
      },
    },
    {
      from: '$scheme',
      to: '$alternative_service',
      cases: { https: `h3=":${port || 443}"; ma=86400`, default: '' },
    },
  ] as const;
}
