import {
  type Area,
  areaHeaders,
  areas,
  cacheControl,
  commonHeaders,
  type InlineHashes,
  securityTxtPath,
  strictTransportSecurity,
} from '#contract/headers.ts';
import { defaultLanguage, fallbackAddress, languageRoot, languages } from '#contract/languages.ts';
import { type ProblemCode, problems, problemText } from '#contract/problem.ts';
import {
  ambiguousTarget,
  logPatterns,
  pageWithTrailingSlash,
  withheldPath,
} from '#contract/request-target.ts';

/**
 * The files that nginx.conf includes: headers and error texts from the contract, the same as the API sends. What
 * depends on settings is written when nginx starts (web/nginx/settings.sh).
 * @param id the build's: pages that another one published would name files that this one lacks
 * @returns texts by file name
 */
export function nginxConfiguration(inline: InlineHashes, id: string) {
  const { on, off } = strictTransportSecurity;
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
      map('"$visitor_scheme $hsts_subdomains"', '$strict_transport_security', {
        'https on': on,
        'https off': off,
        default: '',
      }),
      map('"$status:$area:$path"', '$cache_control', {
        '~:api:': cacheControl('/api'),
        '~:admin:': cacheControl('/admin'),
        '~^(200|206|304):site:/assets/': cacheControl('/assets/'),
        [`200:site:${securityTxtPath}`]: cacheControl(securityTxtPath),
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
    ].join('\n'),
    'headers.conf': [
      ...Object.entries(commonHeaders).map(([name, value]) => header(name, quoted(value))),
      header('Strict-Transport-Security', '$strict_transport_security'),
      ...byArea.map((name) => header(name, variable(name))),
      header('Cache-Control', '$cache_control'),
      header('Retry-After', '$retry_after'),
    ].join('\n'),
    'slashes.conf': [
      `location ~ ${quoted(pageWithTrailingSlash.source)} {`,
      '  rewrite ^(.+)/$ $1 permanent;',
      '}',
    ].join('\n'),
    'published.conf': `set $published_root /srv/published;\nset $published /srv/published/${id}/live;\n`,
    ...Object.fromEntries(
      (Object.keys(problems) as ProblemCode[]).flatMap((code) =>
        languages.map((language) => [
          `refusals/${code}.${language}.txt`,
          problemText(code, language),
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
