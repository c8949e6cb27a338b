import { companyDay, type Edit } from './content.ts';

const dayMs = 24 * 60 * 60_000;

/** A day so many days from today, in the company's time zone. */
export const dayIn = (days: number) => companyDay(Date.now() + days * dayMs);

/** The values of an open position, by path. */
export const openingValues = {
  '/state': 'open',
  '/title/tr': 'Kıdemli Ağ Mühendisi',
  '/title/en': 'Senior Network Engineer',
  '/department/tr': 'Ağ İşletimi',
  '/department/en': 'Network Operations',
  '/workplace': 'hybrid',
  '/employment': 'fullTime',
  '/closes': dayIn(30),
  '/lead/tr': 'Uluslararası ara bağlantılarımızı kuran ve gözeten ekibe katılın.',
  '/lead/en': 'Join the team that builds and watches our international interconnections.',
  '/does/tr': ['Yeni operatör bağlantılarını kurar.', 'Nöbet düzenine katılır.'],
  '/does/en': ['Sets up new operator connections.', 'Takes part in the duty roster.'],
  '/brings/tr': ['SIP ve BGP deneyimi.'],
  '/brings/en': ['Experience with SIP and BGP.'],
  '/offers/tr': ['Tamamlayıcı sağlık sigortası.'],
  '/offers/en': ['Complementary health insurance.'],
} as const;

/**
 * Edits of an open position.
 * @param other values by path, in place of its own; null for none
 */
export function opening(id: string, other: Readonly<Record<string, unknown>> = {}): Edit[] {
  const values = { ...openingValues, ...other };
  return Object.entries(values).map(([path, value]): Edit => [`openings/${id}`, path, value]);
}
