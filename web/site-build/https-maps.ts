/** A DNS host name (RFC 1123): lower case, at least two labels. */
const hostName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Reads the setting DOMAIN_ALIASES: further host names that redirect to the canonical one.
 * @throws Error in one line when one of them is no host name
 */
export function readAliases({ DOMAIN_ALIASES }: Record<string, string | undefined>): string[] {
  const names = (DOMAIN_ALIASES ?? '').split(/\s+/).filter(Boolean);
  if (names.every((name) => hostName.test(name))) return names;
  throw new Error(
    'DOMAIN_ALIASES must be host names such as www.example.com, in lower case, with spaces between them',
  );
}

/**
 * The maps of web/nginx/https/https.conf, where nginx terminates TLS: certificate, redirects (from http and from other
 * names) and the offer of HTTP/3. None for a site under http.
 */
export function httpsMaps(siteUrl: string, aliases: readonly string[]) {
  const { protocol, hostname } = new URL(siteUrl);
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
        ...Object.fromEntries(aliases.map((name) => [`http ${name}`, `https://${name}`])),
        default: `https://${hostname}`,
      },
    },
    {
      from: '$scheme',
      to: '$alternative_service',
      cases: { https: 'h3=":443"; ma=86400', default: '' },
    },
  ] as const;
}
