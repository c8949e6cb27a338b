import { type QuoteService, quoteServices } from '#contract/quote.ts';
import type { Language } from '#tests/support/languages.ts';
import type { MessageRow } from '../../db/schema.ts';
import { filler } from './fill-in.ts';
import { quoteWords } from './quote-words.ts';
import type { Random } from './random.ts';

type Sender = Pick<MessageRow, 'full_name' | 'email' | 'phone' | 'company'> & {
  readonly language: Language;
};

/** Turns a company's message into a quote request, in the sender's language. */
export function askForQuote<S extends Sender>(sender: S, random: Random) {
  const { countries, volumes, details } = quoteWords[sender.language];
  const first = random.weighted<QuoteService>({
    ...{ sms: 34, voice: 30, numbers: 12, interconnection: 10, api: 10, other: 4 },
  });
  const second = random.chance(0.3) ? random.pick(['sms', 'voice', 'numbers'] as const) : first;
  const services = quoteServices.filter((service) => service === first || service === second);
  const fill = filler({ country: countries }, random);
  const volume = services.map((service) => fill(random.pick(volumes[service]))).join(', ');
  const wanted = countries.filter(() => random.chance(3 / countries.length));
  return {
    ...sender,
    kind: 'quote' as const,
    subject: null,
    ...{ first_name: null, last_name: null },
    services: services.join(','),
    countries: wanted.length > 0 ? inOneText(wanted, random) : random.pick(countries),
    monthly_volume: volume,
    // Without a random number: the other texts stay as they are.
    ...(wanted.length > 2 && technicalDetails[first]),
    message: random.chance(0.35) ? '' : fill(random.pick(details)),
  };
}

/** Those of carriers, who know what an answer needs. */
const technicalDetails: Partial<Record<QuoteService, Partial<MessageRow>>> = {
  sms: { directions: 'originating', route_classes: 'direct', connections: 'smpp' },
  voice: { directions: 'originating,terminating', route_classes: 'cli', connections: 'sip' },
};

/** On one line, or on several, as with pasted lists. */
function inOneText(countries: readonly string[], random: Random): string {
  return countries.join(random.chance(0.85) ? ', ' : '\n');
}
