import { spamColumns } from '#api/public/spam.ts';
import { textPdf } from '#tests/support/files/made-pdfs.ts';
import type { NewApplication } from '../../db/queries/applications.ts';
import { careersEn } from './careers-en.ts';
import { careersTr } from './careers-tr.ts';
import { filler } from './fill-in.ts';
import { type Person, slugOf } from './people.ts';
import type { Random } from './random.ts';
import { spamTexts } from './spam-texts.ts';

/** What an applicant sent, and the CV. */
export type Candidacy = {
  readonly sent: Omit<NewApplication, 'notice_version' | 'idempotency_hash'>;
  readonly cv: { readonly name: string; readonly bytes: Buffer };
};

const careersOf = { tr: careersTr, en: careersEn } as const;
const experienceWeights = { '0-1': 25, '1-3': 30, '3-5': 22, '5-10': 15, '10+': 8 } as const;
const sourceWeights = {
  ...{ linkedin: 30, jobBoard: 25, indeed: 8, friend: 12, website: 12, other: 6, none: 7 },
} as const;
/** Typical years since graduation for each level of experience. */
const graduatedYearsAgo = { '0-1': 0, '1-3': 2, '3-5': 4, '5-10': 8, '10+': 14 } as const;

/** A person's application, with some optional fields left out; `year` is the current one. */
export function apply(person: Person, year: number, random: Random): Candidacy {
  const careers = careersOf[person.language];
  const career = random.pick(careers.roles);
  const { title, role, departments } = career;
  const experience = random.weighted(experienceWeights);
  const isFirst = experience === '0-1';
  const { about, endings } = isFirst
    ? careers.beginners
    : { about: career.about, endings: careers.endings };
  const department = random.pick(departments);
  const university = random.pick(careers.universities);
  const slots = { role: [role], department: [department], name: [person.name] };
  const fill = filler({ ...slots, slug: [slugOf(person.name)] }, random);
  const optional = (share: number, text: string) => (random.chance(share) ? text : null);
  const words = [
    random.pick(careers.openings[experience]),
    ...about.filter(() => random.chance(0.7)),
    random.pick(endings),
  ].map(fill);
  const source = random.weighted(sourceWeights);
  const slug = slugOf(person.name);
  const sent = {
    ...{ full_name: person.name, email: person.email, language: person.language },
    phone: person.phone.replace(/;.*/, ''),
    current_position: isFirst ? null : optional(0.85, title),
    experience,
    university: optional(0.85, university),
    department: optional(0.8, department),
    graduation_year: random.chance(0.75) ? year - graduatedYearsAgo[experience] : null,
    linkedin: optional(0.6, `https://linkedin.example/in/${slug}`),
    github: optional(
      /Gelişt|Devel|Veri|Fraud/.test(title) ? 0.8 : 0.15,
      `https://git.example/${slug}`,
    ),
    portfolio: optional(0.12, `https://${slug}.example`),
    about: words.join(random.chance(0.3) ? '\n\n' : ' '),
    why_us: optional(0.65, random.pick(careers.whyUs)),
    source: source === 'none' ? null : source,
    source_other: source === 'other' ? random.pick(careers.sources) : null,
    talent_pool: random.chance(0.5) ? 1 : 0,
    opening: null,
    position: null,
    spam_reason: null,
    spam_signs: null,
  } as const;
  const { headings } = careers;
  const lines = [
    ...[person.name, ''],
    `${isFirst ? headings.none : title}, ${person.city}`,
    ...['', headings.profile, ...words.flatMap(inLines)],
    ...['', headings.education, `${university}, ${department}`],
    ...['', headings.contact, person.email, sent.phone],
  ];
  const bytes = textPdf({ pages: [lines], letters: 11 });
  return { sent, cv: { name: fill(random.pick(careers.fileNames)), bytes } };
}

/** A bot's application. */
export function applySpam(person: Person, year: number, random: Random): Candidacy {
  const { sent, cv } = apply(person, year, random);
  const { language, name, text } = random.pick(spamTexts);
  const about = filler({}, random)(text);
  const signs = spamColumns(['trap', 'tooFast']);
  const spam = { language, full_name: name, about, why_us: null, ...signs };
  return { sent: { ...sent, ...spam }, cv: { ...cv, name: 'cv.pdf' } };
}

/** Splits a text into lines that fit the page. */
function inLines(text: string): string[] {
  return text.match(/\S.{0,84}(?=\s|$)/g) ?? [];
}
