import { spamColumns } from '#api/public/spam.ts';
import { type MessageColumns, messageFields } from '#contract/admin/message.ts';
import { noticeVersion } from '#contract/contact.ts';
import { idAt } from '#db/engine/ids.ts';
import { messageBytes } from '#db/queries/stored-bytes.ts';
import type { Language } from '#tests/support/languages.ts';
import { sentRowOf } from '../../db/records.ts';
import type { MessageRow } from '../../db/schema.ts';
import { filler } from './fill-in.ts';
import { handle, type SampleAudit } from './handling.ts';
import { type Written, writeLongMessage, writeMessage } from './message-texts.ts';
import { oddTexts } from './odd-texts.ts';
import { type Person, samplePerson, slugOf } from './people.ts';
import { askForQuote } from './quotes.ts';
import { Random } from './random.ts';
import { spamTexts } from './spam-texts.ts';
import { isRecent, sampleTimes } from './times.ts';
import { trashed } from './trash.ts';

export type SampleMessage = {
  readonly row: Omit<MessageRow, 'seq' | 'times_sent' | 'last_sent_at'>;
  /** The audit entries of the admin's work on it. */
  readonly audit: readonly SampleAudit[];
};

/** The age of the oldest message. */
export const messageDays = 400;
/** Only recent messages are spam: seen spam is erased after a month, so a running site has hardly any older. */
const spamAge = { age: 21, days: messageDays };
/** The share of spam among those, which is a twentieth of all messages. */
const spamShare = 0.32;
const oddEvery = 37;
const longShare = 0.01;
/** How many of the newest messages are ordinary letters. */
const ordinaryCount = 3;
/** The length of an ordinary letter, in characters, at least. */
const minOrdinary = 150;
/** The share of quote requests among the full forms of companies. */
const quoteShare = 0.3;
/** People per message: some write several times. */
const peopleShare = 0.7;

/**
 * Generates messages in order of arrival over the last 400 days. The same count gives the same texts; times and the
 * admin's work depend on `now`.
 */
export function* sampleMessages(count: number, now: number): Generator<SampleMessage> {
  const random = new Random(count);
  const admin = new Random(count + 1);
  const quotes = new Random(count + 3);
  const trash = new Random(count + 4);
  const times = sampleTimes(count, messageDays, now, new Random(count + 2));
  const people = Array.from({ length: Math.ceil(count * peopleShare) }, () =>
    samplePerson(random, 0.6),
  );
  const recent = new Set<string>();
  for (const [index, created_at] of times.entries()) {
    const { unwanted, ...message } = compose(people, { index, count }, recent, random);
    const asksForQuote = message.kind === 'full' && message.company && quotes.chance(quoteShare);
    const sent = asksForQuote ? askForQuote(message, quotes) : message;
    const id = idAt(new Date(created_at));
    const { audit, ...handled } = handle({ ...sent, id, created_at, unwanted }, now, admin);
    const seen_at = handled.status === 'spam' ? handled.status_since : null;
    const row = {
      ...sent,
      ...handled,
      seen_at,
      id,
      created_at,
      bytes: messageBytes(sent),
      idempotency_hash: null,
      content_hash: null,
      released: null,
      assigned_to: null,
    };
    const isDone = handled.status === 'read' || handled.status === 'archived';
    const how = { now, random: trash, share: 0.03, action: 'messageChanged' } as const;
    const kept = trashed({ ...row, notice_version: noticeVersion }, isDone, how);
    yield { row: kept.row, audit: [...audit, ...kept.audit] };
  }
}

const rowOf = sentRowOf<MessageColumns, typeof messageFields>(messageFields);

type Place = { readonly index: number; readonly count: number };
type Sent = ReturnType<typeof rowOf> & {
  readonly kind: MessageRow['kind'];
  readonly spam_reason: MessageRow['spam_reason'];
  readonly spam_signs: MessageRow['spam_signs'];
  readonly language: Language;
  /** Whether it is spam, detected or not. */
  readonly unwanted: boolean;
};

function compose(
  people: readonly Person[],
  { index, count }: Place,
  recent: Set<string>,
  random: Random,
): Sent {
  // The newest ones are what a first look at the admin shows.
  if (index >= count - ordinaryCount) return ordinary(people, random);
  if (isRecent(index, count, spamAge) && random.chance(spamShare)) return spam(random);
  if (index % oddEvery === oddEvery - 1) return odd(Math.floor(index / oddEvery), random);
  const person = random.pick(people);
  if (person.company && random.chance(longShare)) return byForm(person, writeLongMessage, random);
  for (;;) {
    const sent = byForm(person, writeMessage, random);
    if (recent.has(sent.message)) continue;
    // Real people repeat texts too, at a distance.
    if (recent.size === 1000) recent.clear();
    recent.add(sent.message);
    return sent;
  }
}

/** A customer's letter of a few sentences: neither spam, nor an edge case, nor a request for a quote. */
function ordinary(people: readonly Person[], random: Random): Sent {
  const turkish = people.filter(({ language }) => language === 'tr');
  for (;;) {
    const person = random.pick(turkish.length > 0 ? turkish : people);
    const written = writeMessage(person, random);
    if (written.subject !== 'support' || written.text.length < minOrdinary) continue;
    const sent = byForm(person, () => written, random);
    if (sent.company === null) return sent;
  }
}

function byForm(
  person: Person,
  write: (person: Person, random: Random) => Written,
  random: Random,
): Sent {
  const { name: full_name, email, language, phone, company } = person;
  const { subject, text: message } = write(person, random);
  const sent = { ...short, full_name, email, language, message };
  if (random.chance(0.55)) return sent;
  return {
    ...{ ...sent, ...namesOf(full_name), kind: 'full', subject },
    phone: random.chance(0.7) ? phone : null,
    company: company && random.chance(0.85) ? company : null,
  };
}

/** The parts of a name; all but the last word are first names. */
function namesOf(fullName: string) {
  const at = fullName.lastIndexOf(' ');
  return { first_name: fullName.slice(0, at), last_name: fullName.slice(at + 1) };
}

/** A message of the short form, without what its sender typed. */
const short: Omit<Sent, 'language'> = {
  ...rowOf({ fullName: '', email: '', message: '' }),
  ...{ kind: 'simple', spam_reason: null, spam_signs: null, unwanted: false },
};

function odd(turn: number, random: Random): Sent {
  const { language, name, text } = oddTexts[turn % oddTexts.length] as (typeof oddTexts)[number];
  let person = samplePerson(random, 0.6);
  while (person.language !== language) person = samplePerson(random, 0.6);
  const { email } = person;
  return {
    ...short,
    full_name: name ?? person.name,
    email,
    language,
    message: random.digits(text),
  };
}

function spam(random: Random): Sent {
  const { language, name, signs, text } = random.pick(spamTexts);
  const message = filler({}, random)(text);
  return {
    ...{ ...short, full_name: name, language, message, unwanted: true },
    email: `${slugOf(name, '.')}${random.whole(1, 99)}@inbox.example`,
    ...spamColumns(signs),
  };
}
