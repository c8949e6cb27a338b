/**
 * Who the company is: the one file that a new owner replaces (all of it is sample data). Texts that differ
 * by language are in `web/content/tr` and `web/content/en`, which name the company too.
 */
export const identity = {
  name: 'Gökhat Telekom',
  shortName: 'Gökhat',
  legalName: 'Gökhat Telekom ve Dijital Hizmetler A.Ş.',
  /** Year; the home page's "15+ years" should agree with it. */
  founded: 2009,
  /** The first year of the copyright line; the current year is added when it is later. */
  copyrightFrom: 2025,
  email: {
    info: 'info@gokhat.example',
    partners: 'partners@gokhat.example',
    careers: 'careers@gokhat.example',
    dataProtection: 'kvkk@gokhat.example',
  },
  /** E.164 for links, and the way people read it. */
  phone: { e164: '+902160000000', text: '+90 216 000 00 00' },
  /** The number that answers on WhatsApp, E.164. */
  whatsapp: '+902160000000',
  office: {
    street: 'Örnek Mahallesi, Sinyal Sokak No: 1',
    postalCode: '34750',
    district: 'Ataşehir',
    city: 'İstanbul',
    country: 'TR',
    lat: 40.989787,
    lng: 29.1054,
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/gokhat',
    instagram: 'https://www.instagram.com/gokhat',
  },
  /** Where applicants may have found us: a choice in the application form. */
  jobBoard: 'Kariyer.net',
  /** ISO 8601 dates on which the certificates end; past its date a card says that renewal is under way. */
  certificates: {
    iso9001: { title: 'ISO 9001', validUntil: '2026-12-31' },
    iso14001: { title: 'ISO 14001', validUntil: '2026-12-31' },
    iso27001: { title: 'ISO/IEC 27001', validUntil: '2026-12-31' },
    iso10002: { title: 'ISO 10002', validUntil: '2026-12-31' },
  },
} as const;

/**
 * What identifies the company in registers: the imprint shows it. All zeros and `örnek` until the owner writes his
 * own. Apart from `identity`, so that pages without an imprint do not carry it.
 */
export const registration = {
  /** MERSİS, the central register of companies: 16 digits. */
  mersis: '0000 0000 0000 0000',
  taxOffice: 'Örnek',
  taxNumber: '000 000 00 00',
  /** The registered e-mail address (KEP), to which signed requests go. */
  kep: 'gokhat@hs00.kep.example',
  /** The number under which the regulator (BTK) has authorised the company. */
  btkAuthorisation: '000',
} as const;

export type CertificateId = keyof typeof identity.certificates;
export const certificateIds = Object.keys(identity.certificates) as CertificateId[];
