import * as z from 'zod/mini';
import { experiences, jobApplication } from '../application.ts';
import { fullContact, simpleContact, subjects } from '../contact.ts';
import { quoteServices, technicalChoices } from '../quote.ts';
import { oneFor } from './one-for.ts';
import { text } from './schema-parts.ts';

/** A label for each field of a form that another lacks. */
function ownLabels<Form extends object, Other extends object>(form: Form, other: Other) {
  const own = Object.keys(form).filter((name) => !(name in other));
  return Object.fromEntries(own.map((name) => [name, text])) as {
    [Name in Exclude<keyof Form, keyof Other>]: typeof text;
  };
}

/** Fields without a label. */
const unseen = { website: true, filledInMs: true, opening: true };

/** The job application form: a label for each field, and the texts around them. */
export const application = z.strictObject({
  /** Titles of its steps, in order. */
  steps: z.strictObject({ person: text, path: text, words: text, file: text }),
  /** Accessible name of the list of steps. */
  progress: text,
  next: text,
  back: text,
  ...ownLabels(jobApplication(String).shape, unseen),
  years: z.strictObject(oneFor(experiences, text)),
  cvHint: text,
  cvChoose: text,
  cvDrop: text,
  cvRemove: text,
  /** Shown with a restored draft, which does not include the file. */
  cvNotKept: text,
  /** The name of the job board is in `identity`. */
  sources: z.strictObject({
    linkedin: text,
    indeed: text,
    friend: text,
    website: text,
    other: text,
  }),
  /** On the label `talentPool`: explicit consent (KVKK article 5/1), separate from the notice. */
  talentPoolNote: text,
  /** The candidates' layered notice; `{link}` becomes `noticeLink`. */
  notice: text.check(z.includes('{link}')),
  noticeLink: text,
  send: text,
  sending: text,
  uploading: text.check(z.includes('{percent}')),
  cancel: text,
  cancelled: text,
  success: text,
  successNote: text,
  failure: text,
  offline: text,
});

/** The full contact form: a label for each field that the short form lacks; its own are in chrome-schema.ts. */
export const fullForm = z.strictObject({
  ...ownLabels(fullContact(String).shape, simpleContact.shape),
  subjects: z.strictObject(oneFor(subjects, text)),
  success: text,
  another: text,
  failure: text,
});

/** A choice: its question, and its options. */
function choiceOf<C extends string>(options: readonly C[]) {
  return z.strictObject({ label: text, names: z.strictObject(oneFor(options, text)) });
}

/** The quote request; texts that it shares with the other forms are in `messageForm` and `fullForm`. */
export const quoteForm = z.strictObject({
  services: text,
  serviceNames: z.strictObject(oneFor(quoteServices, text)),
  countries: text,
  countriesHint: text,
  volume: text,
  volumeHint: text,
  /** Opens the part with the fields below. */
  technical: text,
  directions: choiceOf(technicalChoices.directions),
  routeClasses: choiceOf(technicalChoices.routeClasses),
  connections: choiceOf(technicalChoices.connections),
  start: text,
  startHint: text,
  technicalName: text,
  technicalNameHint: text,
  technicalEmail: text,
  details: text,
  success: text,
  another: text,
  failure: text,
});
