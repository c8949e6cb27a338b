import type { CoveredCountry, Identity } from './identity-schema.ts';

/** Of the sample's certificates. */
const issued = { validUntil: '2026-12-31', issuer: 'Örnek Belgelendirme' };

/**
 * The company's data, all of it sample data: a new owner replaces this file. Texts name these facts in braces
 * (`facts.ts`); the company's stories, such as the origin of its name, are in `web/content/tr` and `en`.
 */
export const identity: Identity = {
  name: 'Gökhat Telekom',
  shortName: 'Gökhat',
  legalName: 'Gökhat Telekom ve Dijital Hizmetler A.Ş.',
  founded: 2009,
  figures: { years: '15+', countries: '150+', partners: '350+', service: '24/7' },
  copyrightFrom: 2025,
  email: {
    info: 'info@gokhat.example',
    partners: 'partners@gokhat.example',
    careers: 'careers@gokhat.example',
    dataProtection: 'kvkk@gokhat.example',
    security: 'guvenlik@gokhat.example',
    ethics: 'etik@gokhat.example',
  },
  phone: { e164: '+902160000000', text: '+90 216 000 00 00' },
  operations: {
    email: 'noc@gokhat.example',
    phone: { e164: '+902160000001', text: '+90 216 000 00 01' },
  },
  answerTime: { tr: 'bir iş günü içinde', en: 'within one working day' },
  whatsapp: '+902160000000',
  serviceAreas: [
    { id: 'international-ops', title: 'Uluslararası operasyonlar', plate: 'reach' },
    { id: 'communication-tech', title: 'İletişim teknolojileri', plate: 'convergence' },
    { id: 'digital-services', title: 'Dijital hizmetler', plate: 'constellation' },
    { id: 'research-dev', title: 'Araştırma ve geliştirme', plate: 'spectrum' },
  ],
  offices: [
    {
      id: 'istanbul',
      street: 'Örnek Mahallesi, Sinyal Sokak No: 1',
      postalCode: '34750',
      district: 'Ataşehir',
      city: 'İstanbul',
      country: 'TR',
      lat: 40.989787,
      lng: 29.1054,
    },
  ],
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/gokhat' },
    { network: 'instagram', url: 'https://www.instagram.com/gokhat' },
  ],
  api: { root: 'https://api.gokhat.example/v1', sender: 'GOKHAT' },
  jobBoard: 'Kariyer.net',
  certificates: [
    { id: 'iso9001', title: 'ISO 9001', ...issued, number: '000-9001' },
    { id: 'iso14001', title: 'ISO 14001', ...issued, number: '000-14001' },
    { id: 'iso27001', title: 'ISO/IEC 27001', ...issued, number: '000-27001' },
    { id: 'iso10002', title: 'ISO 10002', ...issued, number: '000-10002' },
  ],
  /** All zeros and `örnek` until the owner sets them. */
  registration: {
    mersis: '0000 0000 0000 0000',
    registryOffice: 'Örnek',
    registryNumber: '000000-0',
    taxOffice: 'Örnek',
    taxNumber: '000 000 00 00',
    kep: 'gokhat@hs00.kep.example',
    board: ['Örnek Başkan', 'Örnek Üye'],
    hostingProvider: 'Örnek Barındırma A.Ş.',
    btkAuthorisation: '000',
  },
  /** A selection, all of it sample data too. */
  coverage: [
    ...alike(['sms', 'voice', 'numbers', 'interconnection'], 'free', 'DE NL GB BG GE'),
    ...alike(['sms', 'voice', 'numbers'], 'free', 'AT CH PL RO'),
    ...alike(['sms', 'voice', 'numbers'], 'registered', 'FR ES IT AZ'),
    ...alike(['sms', 'voice'], 'free', 'IE GR HU'),
    ...alike(['sms', 'voice'], 'registered', 'KZ UZ IQ JO SA AE QA KW EG'),
    ...alike(['sms'], 'numeric', 'BR ZA'),
    ...alike(['voice'], undefined, 'CN'),
    {
      ...{ country: 'TR', services: ['sms', 'voice', 'numbers'], sender: 'registered' },
      remark: {
        tr: 'Adı belgelersiniz; yurt dışından gelen SMS bağlantı içeremez',
        en: 'The name is documented; an SMS from abroad may not hold a link',
      },
    },
    {
      ...{ country: 'US', services: ['sms', 'voice', 'numbers'], sender: 'local' },
      remark: {
        tr: '10DLC kaydını birlikte hazırlarız',
        en: 'We prepare the 10DLC registration with you',
      },
    },
  ],
};

/** @param codes of countries, separated by blanks */
function alike(
  services: CoveredCountry['services'],
  sender: CoveredCountry['sender'],
  codes: string,
): CoveredCountry[] {
  return codes.split(' ').map((country) => ({ country, services, sender }));
}
