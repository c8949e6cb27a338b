import * as z from 'zod/mini';
import { siteUrl } from '#contract/site-url.ts';

/**
 * Reads the setting SITE_URL, the origin in absolute addresses. Empty counts as unset, as in the API.
 * @throws Error in one line when it is no origin
 */
export function readSiteUrl({ SITE_URL }: Record<string, string | undefined>): string {
  const result = z.safeParse(siteUrl, SITE_URL || undefined);
  if (!result.success) throw new Error(`SITE_URL ${result.error.issues[0]?.message}`);
  return result.data;
}
