import type { Subject } from '#contract/contact.ts';
import { filler, type Slots } from './fill-in.ts';
import { type Frame, type MessageParts, messageTexts } from './message-parts.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** A message as sent. */
export type Written = { readonly subject: Subject; readonly text: string };

/** A message in the person's language, of one to about a dozen lines. */
export function writeMessage(person: Person, random: Random): Written {
  const parts = messageTexts[person.language];
  const fill = filler({ ...parts.slots, ...slotsOf(person) }, random);
  if (random.chance(0.08)) {
    const { subject, sentences } = random.pick(parts.short);
    return { subject, text: fill(random.pick(sentences)) };
  }
  const own = person.company ? parts.fromCompanies : parts.fromPrivate;
  const chosen = random.pick([...own, ...parts.fromAnyone].filter((one) => fits(one, person)));
  const { subject, sentences } = chosen;
  const kept = sentences.filter((sentence) => !sentence.startsWith('?') || random.chance(0.6));
  const body = kept.map((sentence) => capital(fill(sentence.replace(/^\?/, '')), person));
  const { farewells } = parts.frame;
  const frame = chosen.asksNothing
    ? {
        ...parts.frame,
        closings: farewells,
        thanks: farewells.map((one) => one.replace(',', '.')),
      }
    : parts.frame;
  return { subject, text: typed(inLayout(body, frame, person, random), random) };
}

/** A message of more than 3,000 characters. */
export function writeLongMessage(person: Person, random: Random): Written {
  const parts = messageTexts[person.language];
  const fill = filler({ ...parts.slots, ...slotsOf(person) }, random);
  const { opening, paragraphs } = parts.long;
  const left = random.whole(0, paragraphs.length - 1);
  const body = [opening, ...paragraphs.filter((_, index) => index !== left)];
  const text = [
    random.pick(parts.frame.greetings),
    ...body.map((paragraph) => capital(fill(paragraph), person)),
    `${random.pick(parts.frame.closings)}\n${signature(person, random)}`,
  ].join('\n\n');
  return { subject: 'partnership', text: typed(text, random) };
}

function fits({ trades }: MessageParts, { company }: Person): boolean {
  return !trades || trades.some((trade) => company?.includes(trade));
}

function slotsOf({ company, phone }: Person): Slots {
  const number = written(phone);
  return {
    ...{ phone: [number], telefon: [number] },
    ...(company && { company: [company], şirket: [company] }),
  };
}

function inLayout(body: readonly string[], frame: Frame, person: Person, random: Random): string {
  const layout = random.weighted({ spaced: 45, tight: 30, line: 25 });
  if (layout === 'line') {
    return [random.pick(frame.salutes), ...body, random.pick(frame.thanks)].join(' ');
  }
  const gap = layout === 'spaced' ? '\n\n' : '\n';
  const half = Math.ceil(body.length / 2);
  const paragraphs =
    body.length > 2 && random.chance(0.5) ? [body.slice(0, half), body.slice(half)] : [body];
  return [
    random.pick(frame.greetings),
    ...paragraphs.map((sentences) => sentences.join(' ')),
    `${random.pick(frame.closings)}\n${signature(person, random)}`,
  ].join(gap);
}

function signature({ name, company, phone }: Person, random: Random): string {
  const lines = [name];
  if (company && random.chance(0.6)) lines.push(company);
  if (random.chance(0.25)) lines.push(written(phone));
  return lines.join('\n');
}

/** As people write it: Turkish numbers without the country code. */
function written(phone: string): string {
  const number = phone.replace(/;.*/, '');
  return number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4');
}

function capital(sentence: string, { language }: Person): string {
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

/** Most keyboards type the straight apostrophe, phones the curved one. */
function typed(text: string, random: Random): string {
  return random.chance(0.6) ? text.replaceAll('’', "'") : text;
}
