import {
  type Area,
  areaHeaders,
  areas,
  cacheControl,
  commonHeaders,
  type InlineHashes,
} from '#contract/headers.ts';
import { defaultLanguage, fallbackAddress, languageRoot, languages } from '#contract/languages.ts';
import { problems } from '#contract/problem.ts';
import {
  ambiguousTarget,
  logPatterns,
  pageWithTrailingSlash,
  withheldPath,
} from '#contract/request-target.ts';
import { type Environment, SettingError, withoutMark } from '#contract/settings.ts';

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
      map('"$status:$area:$path"', '$cache_control', {
        '~:api:': cacheControl('/api'),
        '~:admin:': cacheControl('/admin'),
        '~^(200|206|304):site:/assets/': cacheControl('/assets/'),
        default: cacheControl('/'),
      }),
      map('$path', '$fallback_address', {
        [`~(?<language_root>${languageRoot.source})`]: '$language_root',
        default: fallbackAddress('/'),
      }),
      map('$http_accept_language', '$visitor_language', {
        ...Object.fromEntries(languages.map((language) => [`~*^${language}\\b`, language])),
        default: defaultLanguage,
      }),
      ...httpsMaps(siteUrl, aliases),
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
    ...Object.fromEntries(
      Object.entries(problems).flatMap(([code, texts]) =>
        languages.map((language) => [`refusals/${code}.${language}.txt`, texts[language]]),
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
  const cases = areas.map((area) => [area, value(area)]);
  return map('$area', variable(name), { ...Object.fromEntries(cases), default: value('site') });
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
export function httpsMaps(siteUrl: string, aliases: readonly string[]): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  const ofAliases = aliases.map((name) => [`http ${name}`, siteUrl.replace(hostname, name)]);
  return [
    map('$ssl_server_name', '$certificate', { default: `/run/tls/${hostname}.pem` }),
    map('"$scheme $host"', '$https_move', {
      [`https ${hostname}`]: '',
      // First to https on the same name: otherwise browsers would never receive HSTS for it.
      ...Object.fromEntries(ofAliases),
      default: siteUrl,
    }),
    map('$scheme', '$alternative_service', {
      https: `h3=":${port || 443}"; ma=86400`,
      default: '',
    }),
  ];
}
