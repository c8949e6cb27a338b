import type { Language } from '#contract/languages.ts';

/** The shape of the texts: one missing in another language fails the type check. */
export type PreviewTexts = typeof import('../../texts/tr/content-preview.ts').contentPreview;

/** Part of the preview's own code, so that the admin's first load carries none of them. */
const found = import.meta.glob<PreviewTexts>('../../texts/*/content-preview.ts', {
  eager: true,
  import: 'contentPreview',
});

/** The preview's texts in a language of the admin. */
export function previewTexts(language: Language): PreviewTexts {
  return found[`../../texts/${language}/content-preview.ts`] as PreviewTexts;
}
