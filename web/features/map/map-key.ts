import type { Language } from '#contract/languages.ts';
import { publicSettings } from '#contract/public-settings.ts';
import { callApi } from '../../api-client/call-api.ts';

let asked: Promise<string | null | undefined> | undefined;

/**
 * The site's key for Google Maps, asked of our own API, once a page.
 * @returns null where there is none, undefined where the API did not answer; then the next one who asks has it
 *   asked again
 */
export function mapKey(language: Language): Promise<string | null | undefined> {
  asked ??= ask(language);
  return asked;
}

async function ask(language: Language): Promise<string | null | undefined> {
  const settings = await callApi(publicSettings, { language });
  if (settings.ok) return settings.data.googleMapsKey;
  asked = undefined;
  return undefined;
}
