/**
 * The company's data, all of it sample data: a new owner replaces this file. Texts name these facts in braces
 * (`facts.ts`). What tells a story of its own, such as the about page on the name, is in `web/content/tr` and `en`.
 */
export const identity = {
  name: 'Gökhat Telekom',
  shortName: 'Gökhat',
  legalName: 'Gökhat Telekom ve Dijital Hizmetler A.Ş.',
  /** Year. Must agree with "15+ years" on the home page (sections/stats.tsx). */
  founded: 2009,
  /** The first year of the copyright line; the current year is added when it is later. */
  copyrightFrom: 2025,
  email: {
    info: 'info@gokhat.example',
    partners: 'partners@gokhat.example',
    careers: 'careers@gokhat.example',
    dataProtection: 'kvkk@gokhat.example',
  },
  /** E.164 for links, and the form for people. */
  phone: { e164: '+902160000000', text: '+90 216 000 00 00' },
  /** E.164. */
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
  /** The API of the code samples, and the sender of the message in them. */
  api: { root: 'https://api.gokhat.example/v1', sender: 'GOKHAT' },
  /** A choice in the application form: where the applicant found the company. */
  jobBoard: 'Kariyer.net',
  /** `validUntil`: ISO 8601. After that date the card says that renewal is under way. */
  certificates: {
    iso9001: { title: 'ISO 9001', validUntil: '2026-12-31' },
    iso14001: { title: 'ISO 14001', validUntil: '2026-12-31' },
    iso27001: { title: 'ISO/IEC 27001', validUntil: '2026-12-31' },
    iso10002: { title: 'ISO 10002', validUntil: '2026-12-31' },
  },
} as const;

/**
 * The company in public registers, for the imprint. All zeros and `örnek` until the owner sets them. Separate from
 * `identity`, which browser code imports.
 */
export const registration = {
  /** MERSİS, the central register of companies: 16 digits. */
  mersis: '0000 0000 0000 0000',
  taxOffice: 'Örnek',
  taxNumber: '000 000 00 00',
  /** Registered e-mail address (KEP), for signed requests. */
  kep: 'gokhat@hs00.kep.example',
  /** Authorisation number from the regulator (BTK). */
  btkAuthorisation: '000',
} as const;

export type CertificateId = keyof typeof identity.certificates;
export const certificateIds = Object.keys(identity.certificates) as CertificateId[];
