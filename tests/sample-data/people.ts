import { foldedWords } from '#contract/fold.ts';
import type { Language } from '#tests/support/languages.ts';
import { foreignCompanies, foreignTrades, origins, turkish } from './names.ts';
import type { Random } from './random.ts';

/** A person who contacts the company. */
export type Person = {
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  /** E.164, with `;ext=` if there is an extension. */
  readonly phone: string;
  /** The company that they write for, if any. */
  readonly company: string | undefined;
  readonly city: string;
};

const turkishShare = 0.65;
/** Reserved for examples (RFC 2606), so that replies reach nobody. */
const mailboxes = ['posta.example', 'mektup.example', 'mail.example', 'inbox.example'];

/** Generates a person; `companyShare` of them, from 0 to 1, write for a company. */
export function samplePerson(random: Random, companyShare: number): Person {
  return random.chance(turkishShare)
    ? turkishPerson(random, companyShare)
    : foreignPerson(random, companyShare);
}

function turkishPerson(random: Random, companyShare: number): Person {
  const name = `${random.pick(turkish.firstNames)} ${random.pick(turkish.lastNames)}`;
  const [firm, trade] = [random.pick(turkish.companies), random.pick(turkish.trades)];
  const company = random.chance(companyShare) ? `${firm} ${trade}` : undefined;
  const phones = ['+9053#000####', '+9054#000####', '+9055#000####'];
  const admins = ['+90212000####', '+90216000####', '+90232000####', '+90216000####;ext=##'];
  return {
    ...{ language: 'tr', name, company },
    email: addressOf(name, company && `${firm} ${trade}`, random),
    phone: random.digits(random.pick(company && random.chance(0.4) ? admins : phones)),
    city: random.pick(['İstanbul', 'İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Eskişehir', 'Konya']),
  };
}

function foreignPerson(random: Random, companyShare: number): Person {
  const { city, phone, legal, firstNames, lastNames } = random.pick(origins);
  const name = `${random.pick<string>(firstNames)} ${random.pick<string>(lastNames)}`;
  const firm = `${random.pick(foreignCompanies)} ${random.pick(foreignTrades)}`;
  const company = random.chance(companyShare) ? `${firm} ${legal}` : undefined;
  return {
    ...{ language: 'en', name, company, city, phone: random.digits(phone) },
    email: addressOf(name, company && firm, random),
  };
}

/** At the company's domain, or at a mailbox, where a number separates people with the same name. */
function addressOf(name: string, firm: string | undefined, random: Random): string {
  const words = foldedWords(name.replaceAll("'", ''));
  const local = random.chance(0.7) ? words.join('.') : `${words[0]?.[0]}${words.at(-1)}`;
  if (firm) return `${local}@${foldedWords(firm).slice(0, 2).join('-')}.example`;
  return `${local}${random.whole(1, 999)}@${random.pick(mailboxes)}`;
}

/** The name in ASCII, for links and file names: `ayse-yilmaz`. */
export function slugOf(name: string, between = '-'): string {
  return foldedWords(name).join(between);
}
