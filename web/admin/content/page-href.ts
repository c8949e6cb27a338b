import { defaultLanguage, type Language } from '#contract/languages.ts';
import { hrefFor } from '../../site-map.ts';
import { isPageName, type TextsName } from './names.ts';

type Parts = { readonly name: TextsName; readonly language?: Language };

/** The address of the page that shows a document; what every page shows is on the home page too. */
export function pageHref({ name, language = defaultLanguage }: Parts = { name: 'home' }): string {
  return hrefFor(isPageName(name) ? name : 'home', language);
}
