import fc from 'fast-check';
import { experiences, sources } from '#contract/application.ts';
import { subjects } from '#contract/contact.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { quoteServices } from '#contract/quote.ts';

/** Typical, odd and faulty values of a text field that allows `max` characters; some are too long. */
function text(max: number): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 16,
      arbitrary: fc.constantFrom(
        'Ada Yılmaz',
        'İĞÜŞÖÇ ığüşöç',
        'علي',
        '👩‍👩‍👧‍👦 🇹🇷',
        ' x ',
        'a\u0000b',
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', '\n\t\u00a0', '\u200b') },
    fc.string({ unit: 'binary', maxLength: 40 }).filter((drawn) => drawn.isWellFormed()),
    fc.constantFrom('ş'.repeat(max), '👍'.repeat(max), ` ${'x'.repeat(max)} `),
    fc.constantFrom('ş'.repeat(max + 1), '👍'.repeat(max + 1)),
  );
}

const email = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('ada@gokhat.example', ' omar.b@hub.example\n') },
  fc.emailAddress(),
  fc.constantFrom('ada@', '@gokhat.example', 'ada@gokhat', 'a b@c.example', 'ada@@gokhat.example'),
  text(fieldLimits.email),
);

const phone = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('+905321234567', '+90 532 123 45 67', '+49 30 901820', ''),
  },
  fc.constantFrom('05321234567', '+9', '1', '+999123456', '+90 532 123 45 67 ext. 12', 'ara beni'),
  fc.constantFrom(
    '+90 532 123 45 67 ext 123456789012345678901',
    `+${'9'.repeat(18)}`,
    '٠٥٣٢١٢٣٤٥٦٧',
  ),
  text(fieldLimits.phone),
);

const link = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', 'https://ada.example/a?b=c', 'HTTP://ADA.EXAMPLE') },
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'ada.example',
    '//ada.example',
    'https://',
  ),
  text(fieldLimits.text),
);

const year = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '2019', ' 1950 ') },
  fc.integer({ min: 1900, max: 2100 }).map(String),
  fc.constantFrom('1949', '2019.5', '0x7e3', '2e3', '19', '٢٠١٩', 'bu yıl'),
);

/** One of the values, or an invalid one. */
function option(values: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    fc.constantFrom('', ' ', 'none', values[0]?.toUpperCase() ?? ''),
  );
}

/** Sometimes missing or not a text. */
function loose(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: value },
    fc.constantFrom(undefined, null, 5, true, [], ['Ada'], { text: 'Ada' }),
  );
}

const simple = { fullName: text(fieldLimits.fullName), email, message: text(fieldLimits.message) };
const full = {
  ...{ firstName: text(fieldLimits.name), lastName: text(fieldLimits.name), email, phone },
  ...{
    company: text(fieldLimits.company),
    subject: option(subjects),
    message: text(fieldLimits.message),
  },
};

const quote = {
  ...{ fullName: text(fieldLimits.fullName), email, phone, company: text(fieldLimits.company) },
  ...{ countries: text(fieldLimits.countries), monthlyVolume: text(fieldLimits.text) },
  message: text(fieldLimits.message),
};
const services = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...quoteServices), { maxLength: 8 }) },
  fc.array(option(quoteServices)),
);

/** Bodies of the JSON calls: most fields are valid, any may be invalid. */
export const generatedBodies = {
  submitSimpleContact: body(simple),
  submitFullContact: body(full),
  submitQuoteRequest: fc
    .tuple(body(quote), loose(services))
    .map(([values, chosen]) => ({ ...values, services: chosen })),
};

function body(fields: Readonly<Record<string, fc.Arbitrary<string>>>) {
  const known = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, loose(value)]),
  );
  const extra = fc.constantFrom(
    {},
    {},
    {},
    {},
    { talentPool: 'true' },
    { constructor: 1 },
    { website: 'x' },
  );
  return fc.tuple(fc.record(known), extra).map(([values, more]) => ({ ...values, ...more }));
}

/** The texts of an application as a form sends them, and its file's metadata. */
export const generatedApplications = fc.record({
  texts: fc.record({
    ...{
      nameSurname: text(fieldLimits.fullName),
      email,
      phone,
      currentPosition: text(fieldLimits.text),
    },
    ...{ yearsOfExperience: option(experiences), university: text(fieldLimits.text) },
    ...{ department: text(fieldLimits.text), graduationYear: year, linkedin: link, github: link },
    ...{ portfolio: link, aboutYourself: text(fieldLimits.essay), whyUs: text(fieldLimits.essay) },
    ...{ howDidYouFind: option(sources), howDidYouFindOther: text(fieldLimits.text) },
    talentPool: fc.constantFrom('true', 'false', 'on', ''),
  }),
  cv: fc.constantFrom(
    { name: 'ada.pdf', type: 'application/pdf', size: 20 },
    { name: 'ADA.PDF', type: '', size: 20 },
    { name: 'özgeçmiş', type: 'application/pdf', size: 20 },
    { name: 'ada.exe', type: 'application/pdf', size: 20 },
    { name: 'ada.pdf', type: 'application/pdf', size: 0 },
    undefined,
  ),
});
