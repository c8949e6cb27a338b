import type { Language } from '#contract/languages.ts';

/** The shape of the texts: one missing in another language fails the type check. */
export type CertificateTexts = typeof import('../texts/tr/certificate.ts').certificate;

/** Part of the system page's own code, so that the admin's first load carries none of them. */
const found = import.meta.glob<CertificateTexts>('../texts/*/certificate.ts', {
  eager: true,
  import: 'certificate',
});

/** What the system page says of the site's certificate, in a language of the admin. */
export function certificateTexts(language: Language): CertificateTexts {
  return found[`../texts/${language}/certificate.ts`] as CertificateTexts;
}
