import type { Language } from '#contract/languages.ts';
import { publicSettings } from '#contract/public-settings.ts';
import { callApi } from '../../call-api.ts';

let asked: Promise<boolean | undefined> | undefined;

/**
 * Whether the site has a key for Google Maps: asked of our own API, once a page. Undefined where it did not
 * answer; then the next one who asks has it asked again.
 */
export function hasMapKey(language: Language): Promise<boolean | undefined> {
  asked ??= ask(language);
  return asked;
}

async function ask(language: Language): Promise<boolean | undefined> {
  const settings = await callApi(publicSettings, { language });
  if (settings.ok) return settings.data.googleMapsKey !== null;
  asked = undefined;
  return undefined;
}
