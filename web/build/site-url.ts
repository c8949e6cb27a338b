/** As in the API's settings: where the site is served, which pages and sitemap name in full. */
export function readSiteUrl(environment: Record<string, string | undefined>): string {
  return environment.SITE_URL || 'http://localhost:8080';
}
