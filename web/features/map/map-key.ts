import type { Language } from '#contract/languages.ts';
import { publicSettings } from '#contract/public-settings.ts';
import { callApi } from '../../api-client/call-api.ts';

let asked: Promise<string | null | undefined> | undefined;

/**
 * The site's key for Google Maps, requested from our own API once per page load.
 * @returns null if there is no key, undefined if the API did not answer; the next call then requests it again
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
